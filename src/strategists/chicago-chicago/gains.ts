/**
 * What the police of *Chicago-Chicago!* may gain by attacks.
 *
 * @packageDocumentation
 */
import type { Position } from '../../core/game.ts';
import { areaAt, boardOf, countAt } from '../../games/chicago-chicago/board.ts';
import type { AreaIndex, Chicago, CrtColumn } from '../../games/chicago-chicago/types.ts';
import { SORTS } from '../../games/chicago-chicago/units.ts';
import { resultFaces } from '../../mechanics/results-table.ts';

/** Points that it is worth to send a share of the groups a level down. */
const DEMORALIZED = 0.5;

/** What an attack by HARASS in an area gains on average, in points of the index. */
export function pointsOf({ setup }: Position<Chicago>, place: AreaIndex, column: CrtColumn): number {
  const demoralized = areaAt(setup, place).park === undefined ? 0 : DEMORALIZED;
  const { police: gain, demonstrators: loss } = areaAt(setup, place);
  let sum = 0;
  for (const [code, faces] of resultFaces(setup.scenario.harass.police, column)) {
    if (code === 'SHOT') return -Infinity;
    const isUp = setup.scenario.effects[Number(code[2]) as 1].change === 'up';
    sum += faces * ((code[0] === 'P' ? gain : -loss) + (code[1] === 'P' ? 0 : isUp ? -demoralized : demoralized));
  }
  return sum / 6;
}

/** The sort of groups in an area that has the lowest conflict number, and that number; 0 where there is none. */
export function weakest(
  { setup, table }: Position<Chicago>,
  place: AreaIndex,
): { sort: (typeof SORTS)[number]; strength: number } {
  const { conflict } = boardOf(setup).groups;
  const rows = [...SORTS.keys()].filter((row) => countAt(table.groups.fresh, row, place) > 0);
  const row = rows.toSorted((one, other) => (conflict[one] as number) - (conflict[other] as number))[0];
  return row === undefined
    ? { sort: SORTS[0], strength: 0 }
    : { sort: SORTS[row] as 'level-1', strength: conflict[row] as number };
}

