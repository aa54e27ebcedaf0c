import { Fraction } from 'fraction.js';

/** An exact number in lowest terms, as text: `'7/36'`, `'-1/2'`, `'3'`. It prints and is saved as JSON as it is. */
export type Rational = string;

const RATIONAL = /^-?\d+(\/0*[1-9]\d*)?$/;

/**
 * The fraction that a number or a text means. A number counts as the decimal that it prints as: 0.1 is 1/10.
 *
 * @throws RangeError if it is no finite number, or no text like `'7/36'`.
 */
export function exact(value: number | Rational): Fraction {
  if (typeof value === 'number' ? !Number.isFinite(value) : !RATIONAL.test(value))
    throw new RangeError(`Expected a finite number or a text like "7/36" but received ${JSON.stringify(value)}.`);
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return new Fraction(digits).mul(new Fraction(10).pow(Number(exponent)));
}

/** A fraction as text. */
export function rational(value: Fraction): Rational {
  return value.toFraction();
}

/**
 * The nearest number, but for rounding in the last places.
 *
 * @param value - A whole number or a fraction as text: `'-7/3'`.
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

/** The first 1000 binary digits, more or less, as a number, and how many there are behind them. */
function leading(whole: bigint): { readonly number: number; readonly bits: number } {
  const bits = Math.max(0, 4 * whole.toString(16).length - 1000);
  return { number: Number(whole >> BigInt(bits)), bits };
}

/** Nothing. */
export const ZERO: Fraction = /* @__PURE__ */ new Fraction(0);

/** The sum of values, each times its share of the whole weight. */
export function mean(values: readonly { readonly value: Fraction; readonly weight: number }[]): Fraction {
  let sum = ZERO;
  let whole = 0;
  for (const { value, weight } of values) {
    sum = sum.add(value.mul(weight));
    whole += weight;
  }
  return sum.div(whole);
}
