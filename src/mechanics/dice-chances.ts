import type { Chances } from './chances.ts';
import { diceChances } from './dice-formula.ts';
import { parseDice } from './dice-notation.ts';

/**
 * Returns the exact chances of all results of a dice roll.
 *
 * @param notation - Dice notation: `'2d6+1'`, `'d66'`, `'d{0..9}'`, `'3d6kh2'`, `'5d6>=5'`.
 * @returns The possible results in ascending order, each with the number of equally likely ways to roll it.
 * @throws {@link core.MalformedError} if `notation` is not valid, and RangeError if the dice have too many possible
 *   results.
 *
 * @example
 * ```ts
 * chancesOfDice('d{0:3,1:2,4}') // => [{ value: 0, weight: 3n }, { value: 1, weight: 2n }, { value: 4, weight: 1n }]
 * ```
 */
export function chancesOfDice(notation: string): Chances<number> {
  return diceChances(parseDice(notation));
}
