/**
 * The two players.
 *
 * @packageDocumentation
 */

/** The two players. */
export const SIDES = ['A', 'B'] as const;

/** A player. */
export type Side = (typeof SIDES)[number];

/** Indexable by `A` and `B`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/** What belongs to a side. The same as `values[side]`, but read by name, which is faster where a rule runs often. */
export function ofSide<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'A' ? values.A : values.B;
}

/** The other player. */
export function opponentOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}
