import { Fraction } from 'fraction.js';

/** An exact number in lowest terms, as text: `'7/36'`, `'-1/2'`, `'3'`. */
export type Rational = string;

const RATIONAL = /^-?\d+(\/0*[1-9]\d*)?$/;

/**
 * Parses a number or a text as a fraction. A number is converted from its decimal form: 0.1 becomes 1/10.
 *
 * @throws RangeError if the value is neither a finite number nor a text like `'7/36'`.
 */
export function exact(value: number | Rational): Fraction {
  if (typeof value === 'number' ? !Number.isFinite(value) : !RATIONAL.test(value))
    throw new RangeError(`Expected a finite number or a text like "7/36" but received ${JSON.stringify(value)}.`);
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return new Fraction(digits).mul(new Fraction(10).pow(Number(exponent)));
}

/** Returns a fraction as text. */
export function rational(value: Fraction): Rational {
  return value.toFraction();
}

/**
 * Converts a fraction to a number. The last digits of the number can be rounded.
 *
 * @param value - A whole number or a fraction, as text: `'-7/3'`.
 * @throws RangeError if the text is not like `'7/36'`.
 *
 * @example
 * ```ts
 * toNumber('7/4') // => 1.75
 * ```
 */
export function toNumber(value: Rational): number {
  const { s, n, d } = exact(value);
  const [over, under] = [leading(n), leading(d)];
  return (Number(s) * over.number * 2 ** (over.bits - under.bits)) / under.number;
}

/**
 * Splits a whole number. Returns a number made of about the first 1000 binary digits, and the count of the remaining
 * binary digits.
 */
function leading(whole: bigint): { readonly number: number; readonly bits: number } {
  const bits = Math.max(0, 4 * whole.toString(16).length - 1000);
  return { number: Number(whole >> BigInt(bits)), bits };
}

export const ZERO: Fraction = /* @__PURE__ */ new Fraction(0);
export const ONE: Fraction = /* @__PURE__ */ new Fraction(1);

/** Returns the weighted mean of fractions. */
export function mean(values: readonly { readonly value: Fraction; readonly weight: number }[]): Fraction {
  let sum = ZERO;
  let whole = 0;
  for (const { value, weight } of values) {
    sum = sum.add(value.mul(weight));
    whole += weight;
  }
  return sum.div(whole);
}
