import { type ByTrack, UCOM_COLUMNS, type UcomColumn, type UcomResult } from './scenario-shape.ts';
import { type BySide, ofSide, type Side } from './sides.ts';

/**
 * Whether an attack is allowed (UW-3.3): both sides have pieces, and the attacker has at least half as many as the
 * defender. The result is `true` exactly if {@link ucomColumn} returns a column, but {@link isAttack} is faster.
 */
export function isAttack(attackers: number, defenders: number): boolean {
  // The product is positive only if both factors are positive. Testing the product needs one branch, which is faster
  // than two branches that the processor cannot predict.
  return attackers * defenders > 0 && attackers * 2 >= defenders;
}

/**
 * Returns the UCOM column of an attack (UW-3.3).
 *
 * @param attackers - Number of the attacker's pieces: a whole number, 0 or more.
 * @param defenders - Number of the defender's pieces: a whole number, 0 or more.
 * @returns The heading of the column, such as `'2-1'`; `undefined` if no attack is allowed.
 */
export function ucomColumn(attackers: number, defenders: number): UcomColumn | undefined {
  return isAttack(attackers, defenders) ? UCOM_COLUMNS[columnIndex(attackers, defenders)] : undefined;
}

/** Returns the index of the UCOM column for a legal attack (UW-3.3). The columns are 1-2, then 1-1, 2-1, and so on. */
export function columnIndex(attackers: number, defenders: number): number {
  return attackers < defenders ? 0 : Math.min(Math.floor(attackers / defenders), UCOM_COLUMNS.length - 1);
}

/**
 * Returns how many pieces each side loses: on one track or, in a gambit, on all tracks together.
 *
 * @param pieces - The number of pieces of each side; not modified.
 * @param attacker - The side that rolled the die.
 * @returns For each side, the number of pieces that it loses. No side loses more pieces than it has.
 *
 * @example
 * ```ts
 * lossesOf({ radicals: 6, administration: 3 }, 'radicals', 'exchange') // => { radicals: 3, administration: 3 }
 * ```
 */
export function lossesOf(pieces: BySide<number>, attacker: Side, result: UcomResult): BySide<number> {
  return {
    radicals: lossOf('radicals', pieces, attacker, result),
    administration: lossOf('administration', pieces, attacker, result),
  };
}

/** Returns the number of pieces that one side loses. See {@link lossesOf}. */
export function lossOf(side: Side, pieces: BySide<number>, attacker: Side, result: UcomResult): number {
  switch (result) {
    case 'no-effect':
      return 0;
    case 'attacker-eliminated':
      return side === attacker ? ofSide(pieces, side) : 0;
    case 'defender-eliminated':
      return side === attacker ? 0 : ofSide(pieces, side);
    case 'exchange':
      return Math.min(pieces.radicals, pieces.administration);
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
