/** Ways to round, in the order in which they favour large numbers. */
export const ROUNDINGS = ['down', 'halves-down', 'halves-up', 'up'] as const;

/**
 * How a fraction becomes a whole number: `'down'` disregards any remainder, `'up'` counts it as one more; the others
 * take the nearest whole number, and the less or the greater one if it is just half.
 */
export type Rounding = (typeof ROUNDINGS)[number];

/**
 * A fraction of a whole number, rounded: half the strength of a unit, a third of the losses.
 *
 * @param numerator - Whole number, 0 to 2^52 - 1.
 * @param denominator - Whole number, 1 to 2^52 - 1.
 * @param rounding - Which way.
 * @throws RangeError if one of them is not.
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

/** Whether to round up a fraction with a remainder of which `overHalf` tells whether it is more than half. */
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

/** Twice this is a safe integer. */
const MOST = 2 ** 52 - 1;

/** Throws RangeError if it is no whole number from the least to 2^52 - 1. */
export function requireWhole(value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > MOST)
    throw new RangeError(
      `Expected a whole number from ${String(least)} to ${String(MOST)} but received ${String(value)}.`,
    );
}
