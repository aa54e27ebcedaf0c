import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import { totalUnits } from '../../../../mechanics/unit-counts.ts';
import { areaAt, boardOf, column, countAt } from '../board.ts';
import { crtColumn, forcesAssault, strengthOf } from '../conflict.ts';
import type { Conflict } from '../declaration.ts';
import { confrontation, confronting } from '../targets.ts';
import type { Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** Returns the reason why a conflict that still needs its die roll is impossible; `undefined` if it is possible. */
export function reasonAgainstConflict(conflict: Conflict, position: Position<Chicago>): string | undefined {
  const { setup, table } = position;
  const { attacker, area, boxed, platoons, groups } = conflict;
  if (area >= setup.scenario.areas.length) return 'There is no such area';
  if (!table.attacked.includes(area)) return 'No conflict has been started in this area';
  const home = boxed ? table.police.boxed : table.police.fresh;
  if (groups.some((count, row) => count > countAt(table.groups.fresh, row, area)))
    return 'The area does not have these groups';
  if (platoons.some((count, row) => count > countAt(home, row, area))) return 'The area does not have these platoons';
  if (totalUnits(groups) === 0 || totalUnits(platoons) === 0) return 'A conflict needs units of both sides';
  return attacker === 'police'
    ? reasonAgainstAttack(conflict, position)
    : reasonAgainstConfrontation(conflict, position);
}

function reasonAgainstAttack(
  { area, boxed, column: heading, platoons, groups }: Conflict,
  position: Position<Chicago>,
): string | undefined {
  const { setup, table } = position;
  const board = boardOf(setup);
  if (boxed || platoons[GUARD] !== 0) return 'Platoons in boxes and the Guard never attack';
  const right = crtColumn(strengthOf(platoons, board.police.conflict), strengthOf(groups, board.groups.conflict));
  if (heading !== right) return 'The odds do not fit the strengths of the units';
  if (areaAt(setup, area).park === undefined) return undefined;
  const all = column(table.police.fresh, area).map((count, row) => (row === GUARD ? 0 : count));
  const isWhole = isEqual(platoons, all) && isEqual(groups, column(table.groups.fresh, area));
  return isWhole ? undefined : 'Not all units in the park take part in the conflict';
}

function reasonAgainstConfrontation(conflict: Conflict, position: Position<Chicago>): string | undefined {
  const { area, boxed, table: name, column: heading, platoons, groups } = conflict;
  const { table } = position;
  const sides = confrontation(position, area);
  const isForced = !sides.boxed && forcesAssault(sides.attackers, sides.defenders);
  if (boxed !== sides.boxed) return 'Groups attack the platoons in a box only if no other police are in the area';
  if (name !== (isForced ? 'assault' : 'harass')) return 'The results table does not match the conflict';
  if (heading !== (isForced ? '1-1' : crtColumn(sides.attackers, sides.defenders)))
    return 'The odds do not fit the strengths of the units';
  const isWhole =
    isEqual(platoons, column(boxed ? table.police.boxed : table.police.fresh, area)) &&
    isEqual(groups, confronting(table, area));
  return isWhole ? undefined : 'The conflict does not include all groups and police in the area';
}
