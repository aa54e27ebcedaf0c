/** A possible value, with its weight: the number of equally likely ways in which it occurs. */
export interface Chance<Value> {
  readonly value: Value;
  /** The weight: 1 or more. */
  readonly weight: bigint;
}

/**
 * All possible values with their weights. Each value occurs once in the list. Numbers are first, in ascending order;
 * the other values are in the order in which they first occurred.
 */
export type Chances<Value> = readonly Chance<Value>[];

/**
 * Combines chances: adds the weights of equal values and drops values of weight 0.
 *
 * @param parts - Chances in any order. Two values are equal if a `Map` treats them as the same key.
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
 * Applies a function to each value and returns the chances of the results.
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
 * Returns the number of equally likely ways, which is the sum of all weights; 0 if there are no values.
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

function byNumber({ value: one }: Chance<unknown>, { value: other }: Chance<unknown>): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Sorts numbers before other values. The sort is stable, so the order of the other values does not change.
  return Number(typeof other === 'number') - Number(typeof one === 'number');
}
