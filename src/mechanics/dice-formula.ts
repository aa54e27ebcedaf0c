import { type Chances, mapChances } from './chances.ts';
import { type Die, dieChances, type FaceRange, isWithin } from './die.ts';
import { type Keep, keptChances } from './kept-dice.ts';
import { sumChances } from './packed-sums.ts';

/** A pool: one or more dice of the same kind. By default, the values of the dice are added up. */
export interface DicePool {
  /** Number of dice: 1 to 1000, or 1 to 100 if `keep` is present. */
  readonly count: number;
  readonly die: Die;
  /** Which dice of the pool are added up: the highest dice or the lowest dice, and their number. */
  readonly keep?: Keep;
  /** The faces to count: the value of the pool is the number of dice that show them. Not together with `keep`. */
  readonly hits?: FaceRange;
  /** If present, the value of the pool is subtracted, not added. */
  readonly subtract?: true;
}

/** Dice that are rolled together for one whole number, as in the notation `2d6+1`. */
export interface DiceFormula {
  readonly pools: readonly DicePool[];
  /** A constant that is added to the sum: a whole number from -1,000,000 to 1,000,000. */
  readonly plus?: number;
}

/**
 * Returns the exact chances of the results of a dice formula. The function uses convolution, which is fast even for a
 * hundred dice.
 *
 * @param formula - The pools of dice and the constant.
 * @returns The chances of all results, in ascending order of the results. The sum of the weights is the number of
 *   equally likely ways in which the dice can fall.
 * @throws RangeError if a die has no faces or is rerolled forever, or if there are too many different sums.
 *
 * @example
 * ```ts
 * diceChances({ pools: [{ count: 2, die: { faces: 6 } }], plus: 1 })[0] // => { value: 3, weight: 1n }
 * diceChances({ pools: [{ count: 100, die: { faces: 6 } }] }).length // => 501
 * ```
 */
export function diceChances({ pools, plus = 0 }: DiceFormula): Chances<number> {
  return sumChances(pools.map(addendOf), plus);
}

function addendOf(pool: DicePool): { readonly chances: Chances<number>; readonly times: number } {
  const { count, die, keep, hits } = pool;
  const signed = (chances: Chances<number>) => (pool.subtract ? mapChances(chances, (value) => -value) : chances);
  const single = dieChances(die);
  if (keep !== undefined) return { chances: signed(keptChances(single, count, keep)), times: 1 };
  const counted = hits === undefined ? single : mapChances(single, (face) => Number(isWithin(hits, face)));
  return { chances: signed(counted), times: count };
}
