import { remembered } from '../../../core/cache.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';
import { columnIndex, isAttack, lossOf } from '../rules/conflict.ts';
import { type Ucom, UCOM_COLUMNS, UCOM_LEGEND, type UcomResult } from '../rules/scenario-shape.ts';

/** For each column of the matrix, the lowest ratio of attackers to defenders. */
export const COLUMN_REACHES = [0.5, 1, 2, 3, 4, 5];

/** The possible results of a roll, with their probabilities. */
type RollOdds = readonly { readonly result: UcomResult; readonly probability: number }[];

/** Returns the possible results of a roll; `undefined` if the numbers of pieces allow no attack and no gambit. */
export function rollOdds(ucom: Ucom, attackers: number, defenders: number): RollOdds | undefined {
  return isAttack(attackers, defenders) ? oddsByColumn(ucom)[columnIndex(attackers, defenders)] : undefined;
}

/**
 * Returns how many pieces of each side remain on a track after an attack with the given result. The side with `own`
 * pieces attacks.
 */
export function leftAfter(result: UcomResult, own: number, other: number) {
  // The losses depend on who attacks and who defends, not on the names of the sides. So the code always calls the
  // attackers radicals.
  const pieces = { radicals: own, administration: other };
  return {
    own: own - lossOf('radicals', pieces, 'radicals', result),
    other: other - lossOf('administration', pieces, 'radicals', result),
  };
}

const oddsByColumn = /* @__PURE__ */ remembered((ucom: Ucom): readonly RollOdds[] =>
  UCOM_COLUMNS.map((column) =>
    [...faceCounts(ucom, column)].map(([code, faces]) => ({ result: UCOM_LEGEND[code], probability: faces / 6 })),
  ),
);
