/** The two players, in the order of their moves. */
export const SIDES = ['radicals', 'administration'] as const;

/** One of the two players. */
export type Side = (typeof SIDES)[number];

/** An object with a value for each side, under the keys `radicals` and `administration`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/**
 * Returns `values[side]`. The function is several times faster than `values[side]`, because it uses constant property
 * names.
 */
export function ofSide<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'radicals' ? values.radicals : values.administration;
}

/** Sets the value that belongs to a side. Like {@link ofSide}, the function uses constant property names. */
export function setOfSide<Value>(values: Record<Side, Value>, side: Side, value: Value): void {
  if (side === 'radicals') values.radicals = value;
  else values.administration = value;
}

/**
 * Returns the direction in which a side moves counters, as a number of boxes: 1 for the radicals, who move outwards
 * (UW-1.1), and -1 for the administration.
 */
export function wayOf(side: Side): 1 | -1 {
  return side === 'radicals' ? 1 : -1;
}

/**
 * Returns the opponent of a player.
 *
 * @param side - A player.
 *
 * @example
 * ```ts
 * opponentOf('radicals') // => 'administration'
 * ```
 */
export function opponentOf(side: Side): Side {
  return side === 'radicals' ? 'administration' : 'radicals';
}
