/**
 * Exact fractions.
 *
 * @packageDocumentation
 */

/** A fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  /** At least 1. */
  readonly denominator: bigint;
}

/**
 * A fraction in lowest terms.
 *
 * @param numerator - 0 or more.
 * @param denominator - 1 or more.
 *
 * @example
 * ```ts
 * formatFraction(fraction(52n, 56n)) // => '13/14'
 * ```
 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The sum of two fractions. */
export function sum(one: Fraction, other: Fraction): Fraction {
  return fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

/** The product of two fractions. */
export function product(one: Fraction, other: Fraction): Fraction {
  return fraction(one.numerator * other.numerator, one.denominator * other.denominator);
}

/**
 * The nearest number, but for rounding in the last places.
 *
 * @example
 * ```ts
 * fractionValue(fraction(3n, 4n)) // => 0.75
 * ```
 */
export function fractionValue({ numerator, denominator }: Fraction): number {
  // Large terms are cut to what a number can hold: the quotient keeps more than fifteen figures.
  const surplus = BigInt(Math.max(0, denominator.toString(2).length - 1000));
  return Number(numerator >> surplus) / Number(denominator >> surplus);
}

/** A fraction as text: `'13/14'`; a whole number without a denominator. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
