/** The ways to round, from least to greatest result. */
export const ROUNDINGS = ['down', 'halves-down', 'halves-up', 'up'] as const;

/**
 * How to round a fraction to a whole number: `'down'` drops any remainder, `'up'` counts it as one more. The others
 * round to the nearest whole number; exactly half goes down or up.
 */
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * Returns a rounded fraction: half the strength of a unit, a third of the losses.
 *
 * @param numerator - Whole number, 0 to 2^52 - 1.
 * @param denominator - Whole number, 1 to 2^52 - 1.
 * @param rounding - Way to round.
 * @throws RangeError if a number is out of bounds.
 *
 * @example
 * ```ts
 * round(7, 2, 'down') // => 3
 * round(7, 2, 'halves-up') // => 4
 * round(7, 3, 'up') // => 3
 * ```
 */
export function round(numerator: number, denominator: number, rounding: Rounding): number {
  requireWhole(numerator, 0);
  requireWhole(denominator, 1);
  const rest = numerator % denominator;
  const quotient = (numerator - rest) / denominator;
  return isRoundedUp(2 * rest - denominator, rest, rounding) ? quotient + 1 : quotient;
}

/**
 * Whether to round up a fraction with this remainder. The sign of `overHalf` shows whether the remainder is more than
 * half.
 */
function isRoundedUp(overHalf: number, rest: number, rounding: Rounding): boolean {
  switch (rounding) {
    case 'down':
      return false;
    case 'halves-down':
      return overHalf > 0;
    case 'halves-up':
      return overHalf >= 0;
    case 'up':
      return rest > 0;
  }
}

/** Twice this number is a safe integer. */
const MOST = 2 ** 52 - 1;

/** Throws RangeError if a value is not a whole number from the least to 2^52 - 1. */
export function requireWhole(value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > MOST)
    throw new RangeError(
      `Expected a whole number from ${String(least)} to ${String(MOST)} but received ${String(value)}.`,
    );
}
