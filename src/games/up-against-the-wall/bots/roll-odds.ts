import { remembered } from '../../../core/cache.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';
import { columnIndex, isAttack, lossOf } from '../rules/conflict.ts';
import { type Ucom, UCOM_COLUMNS, UCOM_LEGEND, type UcomResult } from '../rules/scenario-shape.ts';

/** For each column of the matrix, the lowest ratio of attackers to defenders. */
export const COLUMN_REACHES = [0.5, 1, 2, 3, 4, 5];

/** The possible results of a roll, with their probabilities. */
type RollOdds = readonly { readonly result: UcomResult; readonly probability: number }[];

/** Returns the odds of a roll in the matrix; `undefined` if the numbers of pieces allow no attack and no gambit. */
export function rollOdds(ucom: Ucom, attackers: number, defenders: number): RollOdds | undefined {
  return isAttack(attackers, defenders) ? oddsByColumn(ucom)[columnIndex(attackers, defenders)] : undefined;
}

/** Returns the pieces that remain on a track after an attack of the own side with a given result. */
export function leftAfter(result: UcomResult, own: number, other: number) {
  // The losses depend only on who attacks, so the attackers are called radicals for either side.
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
