import { remembered } from '../../../core/cache.ts';

/** The two players. */
export const SIDES = ['A', 'B'] as const;

/** One of the two players. */
export type Side = (typeof SIDES)[number];

/** An object with a value for each side, under the keys `A` and `B`. */
export type BySide<Value> = Readonly<Record<Side, Value>>;

/**
 * Returns the value that belongs to a side. The result is the same as `values[side]`, but the function is faster,
 * because it uses constant property names.
 *
 * @param values - A value for each side.
 * @param side - The side whose value is returned.
 *
 * @example
 * ```ts
 * ofSide({ A: 4, B: 3 }, 'B') // => 3
 * ```
 */
export function ofSide<Value>(values: BySide<Value>, side: Side): Value {
  return side === 'A' ? values.A : values.B;
}

/**
 * Returns the opponent of a player.
 *
 * @param side - A player.
 *
 * @example
 * ```ts
 * opponentOf('A') // => 'B'
 * ```
 */
export function opponentOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/**
 * Caches the results of a function whose arguments are a constant object and a side. The function computes each result
 * once.
 */
export function oncePerSide<Fixed extends object, Result>(
  ask: (fixed: Fixed, side: Side) => Result,
): (fixed: Fixed, side: Side) => Result {
  const answers = {
    A: remembered((fixed: Fixed) => ask(fixed, 'A')),
    B: remembered((fixed: Fixed) => ask(fixed, 'B')),
  };
  return (fixed, side) => ofSide(answers, side)(fixed);
}
