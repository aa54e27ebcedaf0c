import type { Rng } from '../core/random.ts';
import { greatestDivisor } from './greatest-divisor.ts';

/** A possible value, and the number of equally likely ways in which it occurs. */
export interface Chance<Value> {
  readonly value: Value;
  /** At least 1. */
  readonly weight: bigint;
}

/** All possible values, each once. Numbers come first in ascending order, other values in order of first occurrence. */
export type Chances<Value> = readonly Chance<Value>[];

/**
 * Combines chances: adds the weights of equal values and drops values of weight 0.
 *
 * @param parts - In any order. Values are compared as in a `Map`.
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
 * Applies a function to each value, and returns the chances of the results.
 *
 * @param chances - Not modified.
 * @param image - Maps a value to a result. Weights of equal results are added.
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
 * Returns the joint chances of two independent events: an attack and its answer, or the initiative rolls of both sides.
 *
 * @param chances - Chances of the first event; not modified.
 * @param others - Chances of the second event; not modified.
 * @param together - Combines one value of each event.
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
 * Returns the number of equally likely ways: the sum of all weights, 0 if there are no values.
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
 * Returns the probability of an event.
 *
 * @param chances - Not modified.
 * @param isSo - Whether a value belongs to the event.
 * @returns A fraction in lowest terms as text, as used by `countersheet/analysis`.
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
 * Converts chances to probabilities: a distribution of `countersheet/analysis`, for `expectation` and `variance`.
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
 * Picks a random value by weight.
 *
 * @param chances - Not modified.
 * @param rng - Random generator; advanced.
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

/** Returns a whole number from 0 to `size - 1`, each equally likely, for any size; 0 if `size` is 0. */
function bigIntBelow(size: bigint, rng: Rng): bigint {
  if (size <= 1n) return 0n;
  if (size <= Number.MAX_SAFE_INTEGER) return BigInt(rng.int(Number(size)));
  const bits = (size - 1n).toString(2).length;
  for (;;) {
    let number = 0n;
    for (let read = 0; read < bits; read += 32) number = (number << 32n) | BigInt(rng.int(2 ** 32));
    // Fewer than half of the numbers with this many bits are too large, so the loop soon ends.
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
  // Sorts numbers before other values, which keep their order.
  return Number(typeof other === 'number') - Number(typeof one === 'number');
}
