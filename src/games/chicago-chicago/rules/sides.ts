/** The two players, in the order of their steps. */
export const SIDES = ['demonstrators', 'police'] as const;

/** One of the two players. */
export type Side = (typeof SIDES)[number];

/** A value for each side, under the keys `demonstrators` and `police`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/**
 * Returns the other player.
 *
 * @param side - A player.
 *
 * @example
 * ```ts
 * opponentOf('police') // => 'demonstrators'
 * ```
 */
export function opponentOf(side: Side): Side {
  return side === 'demonstrators' ? 'police' : 'demonstrators';
}
