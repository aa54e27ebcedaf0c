import type { Rng } from '../core/random.ts';
import { greatestDivisor } from './greatest-divisor.ts';

/** One thing that can come out, and in how many of the equally likely ways it does. */
export interface Chance<Value> {
  readonly value: Value;
  /** At least 1. */
  readonly weight: bigint;
}

/** All that can come out, each value once: numbers from the least on, other values in the order in which they came up. */
export type Chances<Value> = readonly Chance<Value>[];

/**
 * Gathers chances: weights of equal values are added, values without weight are left out.
 *
 * @param parts - In any order; values are told apart as a `Map` does.
 *
 * @example
 * ```ts
 * chancesOf([{ value: 'hit', weight: 1n }, { value: 'miss', weight: 3n }, { value: 'hit', weight: 2n }])
 * // => [{ value: 'hit', weight: 3n }, { value: 'miss', weight: 3n }]
 * ```
 */
export function chancesOf<Value>(parts: Iterable<Chance<Value>>): Chances<Value> {
  const weights = new Map<Value, bigint>();
  for (const { value, weight } of parts) weights.set(value, (weights.get(value) ?? 0n) + weight);
  const chances = Array.from(weights, ([value, weight]) => ({ value, weight }));
  return chances.filter(({ weight }) => weight > 0n).sort(byNumber);
}

/**
 * The chances of what follows from each value.
 *
 * @param chances - Not modified.
 * @param image - What follows from a value; where it is the same, weights are added.
 *
 * @example
 * ```ts
 * mapChances([{ value: 1, weight: 1n }, { value: 2, weight: 1n }, { value: 3, weight: 1n }], (die) => die > 1)
 * // => [{ value: false, weight: 1n }, { value: true, weight: 2n }]
 * ```
 */
export function mapChances<Value, Image>(chances: Chances<Value>, image: (value: Value) => Image): Chances<Image> {
  return chancesOf(chances.map(({ value, weight }) => ({ value: image(value), weight })));
}

/**
 * The chances of two things that have nothing to do with each other, taken together: an attack and its answer, the
 * rolls of both sides for the initiative.
 *
 * @param chances - Of the one thing; not modified.
 * @param others - Of the other; not modified.
 * @param together - What comes of a value of each.
 *
 * @example
 * ```ts
 * const coin = [{ value: 0, weight: 1n }, { value: 1, weight: 1n }];
 * combineChances(coin, coin, (one, other) => (one === other ? 'tie' : 'decided'))
 * // => [{ value: 'tie', weight: 2n }, { value: 'decided', weight: 2n }]
 * ```
 */
export function combineChances<One, Other, Image>(
  chances: Chances<One>,
  others: Chances<Other>,
  together: (one: One, other: Other) => Image,
): Chances<Image> {
  return chancesOf(
    chances.flatMap((one) =>
      others.map((other) => ({ value: together(one.value, other.value), weight: one.weight * other.weight })),
    ),
  );
}

/**
 * The number of equally likely ways: the sum of all weights; 0 if nothing can come out.
 *
 * @param chances - Not modified.
 *
 * @example
 * ```ts
 * totalWeight([{ value: 'hit', weight: 1n }, { value: 'miss', weight: 5n }]) // => 6n
 * ```
 */
export function totalWeight(chances: Chances<unknown>): bigint {
  return chances.reduce((sum, { weight }) => sum + weight, 0n);
}

/**
 * How likely an event is.
 *
 * @param chances - Not modified.
 * @param isSo - Whether a value belongs to the event.
 * @returns A fraction in lowest terms, as text, as `countersheet/analysis` reads it.
 * @throws RangeError if there are no chances.
 *
 * @example
 * ```ts
 * probabilityThat([{ value: 'hit', weight: 3n }, { value: 'miss', weight: 3n }], (value) => value === 'hit') // => '1/2'
 * ```
 */
export function probabilityThat<Value>(chances: Chances<Value>, isSo: (value: Value) => boolean): string {
  const whole = totalWeight(chances);
  if (whole === 0n) throw new RangeError('There are no chances.');
  return fraction(totalWeight(chances.filter(({ value }) => isSo(value))), whole);
}

/**
 * The same chances as probabilities: a distribution as `countersheet/analysis` has it, for `expectation` and `variance`.
 *
 * @param chances - Not modified.
 *
 * @example
 * ```ts
 * probabilities([{ value: 0, weight: 2n }, { value: 1, weight: 4n }])
 * // => [{ value: 0, probability: '1/3' }, { value: 1, probability: '2/3' }]
 * ```
 */
export function probabilities<Value>(
  chances: Chances<Value>,
): readonly { readonly value: Value; readonly probability: string }[] {
  const whole = totalWeight(chances);
  return chances.map(({ value, weight }) => ({ value, probability: fraction(weight, whole) }));
}

/**
 * Picks a value by weight.
 *
 * @param chances - Not modified.
 * @param rng - Is advanced.
 * @throws RangeError if there are no chances.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * pickChance([{ value: 'hit', weight: 3n }], createRng(1)) // => 'hit'
 * ```
 */
export function pickChance<Value>(chances: Chances<Value>, rng: Rng): Value {
  let left = bigIntBelow(totalWeight(chances), rng);
  for (const { value, weight } of chances) {
    left -= weight;
    if (left < 0n) return value;
  }
  throw new RangeError('There are no chances.');
}

/** A whole number from 0 to `size - 1`, each as likely, however large; 0 if `size` is. */
function bigIntBelow(size: bigint, rng: Rng): bigint {
  if (size <= 1n) return 0n;
  if (size <= Number.MAX_SAFE_INTEGER) return BigInt(rng.int(Number(size)));
  const bits = (size - 1n).toString(2).length;
  for (;;) {
    let number = 0n;
    for (let read = 0; read < bits; read += 32) number = (number << 32n) | BigInt(rng.int(2 ** 32));
    // Less than half of all numbers of so many bits are too large, so this ends soon.
    number = BigInt.asUintN(bits, number);
    if (number < size) return number;
  }
}

function fraction(numerator: bigint, denominator: bigint): string {
  const divisor = greatestDivisor(denominator, numerator);
  const [over, under] = [numerator / divisor, denominator / divisor];
  return under === 1n ? String(over) : `${String(over)}/${String(under)}`;
}

function byNumber({ value: one }: Chance<unknown>, { value: other }: Chance<unknown>): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Numbers before anything else, and the rest as it came.
  return Number(typeof other === 'number') - Number(typeof one === 'number');
}
