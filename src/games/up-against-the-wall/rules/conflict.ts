import { oddsColumn } from '../../../mechanics/odds.ts';
import type { ByTrack, Ucom, UcomColumn, UcomResult } from './scenario-shape.ts';
import { type BySide, opponentOf, type Side } from './sides.ts';

/**
 * Whether an attack is allowed (UW-3.3): both sides have pieces, and the attacker has at least half as many as the
 * defender. The result is `true` exactly if {@link ucomColumn} returns a column, but this function is faster.
 */
export function isAttack(attackers: number, defenders: number): boolean {
  // The product is positive only if both factors are positive. Testing the product needs one branch, which is faster
  // than two branches that the processor cannot predict.
  return attackers * defenders > 0 && attackers * 2 >= defenders;
}

/**
 * Returns the column of an attack (UW-3.3).
 *
 * @param attackers - Number of the attacker's pieces: a whole number, 0 or more.
 * @param defenders - Number of the defender's pieces: a whole number, 0 or more.
 * @returns The column; `undefined` if no attack is allowed.
 */
export function ucomColumn(attackers: number, defenders: number, ucom: Ucom): UcomColumn | undefined {
  return isAttack(attackers, defenders) ? oddsColumn(attackers, defenders, ucom) : undefined;
}

/**
 * Returns the losses of each side, on one track or (in a gambit) on all tracks.
 *
 * @param pieces - Pieces of both sides; not modified.
 * @param attacker - The side that rolled the die.
 * @returns The losses of each side, at most its pieces.
 *
 * @example
 * ```ts
 * lossesOf({ radicals: 6, administration: 3 }, 'radicals', 'exchange') // => { radicals: 3, administration: 3 }
 * ```
 */
export function lossesOf(pieces: BySide<number>, attacker: Side, result: UcomResult): BySide<number> {
  switch (result) {
    case 'no-effect':
      return { radicals: 0, administration: 0 };
    case 'attacker-eliminated':
      return only(attacker, pieces);
    case 'defender-eliminated':
      return only(opponentOf(attacker), pieces);
    case 'exchange': {
      const loss = Math.min(pieces.radicals, pieces.administration);
      return { radicals: loss, administration: loss };
    }
  }
}

/**
 * Returns the number of pieces of one side on all tracks with the index `from` or a higher index.
 *
 * @param from - Index of the first track; 0 for the whole board.
 */
export function piecesFrom(pieces: ByTrack, from: number): number {
  let total = 0;
  for (let track = from; track < pieces.length; track++) total += pieces[track]!;
  return total;
}

function only(side: Side, pieces: BySide<number>): BySide<number> {
  return side === 'radicals'
    ? { radicals: pieces.radicals, administration: 0 }
    : { radicals: 0, administration: pieces.administration };
}
