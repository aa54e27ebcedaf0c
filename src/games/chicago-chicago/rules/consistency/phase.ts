import type { Position } from '../../../../core/game.ts';
import type { PositionAt } from '../../../../core/spec.ts';
import type { Issue } from '../../../../core/schema.ts';
import { totalUnits } from '../../../../mechanics/unit-counts.ts';
import { areaAt, boardOf, column, countAt, forcesOf } from '../board.ts';
import { budgetOf } from '../marches.ts';
import { strengthsOf } from '../muster.ts';
import { reserveFrom, reserveOf, roomInBox } from '../set-up.ts';
import { platoonStrength } from '../targets.ts';
import type { Chicago, Phase } from '../types.ts';
import { GUARD, LEVELS, POLICE_UNITS, SORTS } from '../units.ts';
import { reasonAgainstConflict } from './conflicts.ts';

type StepOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** Returns the first issue in the phase, if there is one. */
export function issueInStep(position: PositionAt<Chicago>): Issue | undefined {
  const reason = reasonAgainst(position.phase, position);
  return reason === undefined ? undefined : { path: 'table.phase', reason };
}

function reasonAgainst(phase: Phase, position: Position<Chicago>): string | undefined {
  const { areas } = position.setup.scenario;
  switch (phase.kind) {
    case 'gather':
      return hasUnits(position) ? 'No units can be on the board in this phase' : undefined;
    case 'garrison':
      return reasonAgainstGarrison(phase, position);
    case 'post':
      return reasonAgainstPost(phase, position);
    case 'move':
      return phase.from < areas.length * LEVELS.length ? undefined : 'No group is left that could start a march';
    case 'march':
      return reasonAgainstMarch(phase, position);
    case 'muster':
      return reasonAgainstMuster(phase, position);
    case 'roll':
      return reasonAgainstConflict(phase.conflict, position);
    case 'confront':
    case 'patrol':
    case 'attack':
    case 'over':
      return undefined;
  }
}

function hasUnits({ table }: Position<Chicago>): boolean {
  const { groups, police } = table;
  return [groups.fresh, police.fresh, police.boxed].some((rows) => rows.some((row) => totalUnits(row) > 0));
}

function reasonAgainstGarrison({ area, unit }: StepOf<'garrison'>, position: Position<Chicago>): string | undefined {
  const { boxes } = boardOf(position.setup);
  if (!boxes.includes(area)) return 'The police cannot fill a box in this area';
  if (position.table.turn !== 1) return 'This phase occurs only in turn 1';
  const later = boxes.filter((place) => place > area);
  if (later.some((place) => totalUnits(column(position.table.police.boxed, place)) > 0))
    return 'A box that comes later in board order already has platoons';
  if (boxes.some((place) => place < area && roomInBox(position, place) > 0))
    return 'A box that comes earlier in board order is not full';
  if (POLICE_UNITS.some((_, row) => reserveOf(position, row) < 0)) return 'Too many platoons have been placed';
  const room = roomInBox(position, area);
  const due = room + later.length * position.setup.scenario.setUp.platoonsPerBox;
  if (room === 0 || reserveFrom(position, 0) < due) return 'There are not enough platoons left to fill the boxes';
  return reserveFrom(position, unit) >= room
    ? undefined
    : 'There are not enough platoons of the remaining kinds to fill the box';
}

function reasonAgainstPost({ unit, area }: StepOf<'post'>, position: Position<Chicago>): string | undefined {
  if (position.table.turn !== 1) return 'This phase occurs only in turn 1';
  if (POLICE_UNITS.some((_, row) => reserveOf(position, row) < 0)) return 'Too many platoons have been placed';
  if (boardOf(position.setup).boxes.some((place) => roomInBox(position, place) > 0)) return 'A box is not full';
  if (unit >= POLICE_UNITS.length || reserveOf(position, unit) === 0)
    return 'No platoons of this kind are left to place';
  if (reserveFrom(position, 0) !== reserveFrom(position, unit)) return 'Platoons of a lower kind must be placed first';
  return area < position.setup.scenario.areas.length ? undefined : 'No area is left for these platoons';
}

function reasonAgainstMarch(
  { player, sort, at, count, left, from }: StepOf<'march'>,
  position: Position<Chicago>,
): string | undefined {
  const { setup, table } = position;
  const { areas } = setup.scenario;
  const { spent } = forcesOf(table, player);
  if (at >= areas.length || sort >= spent.length || countAt(spent, sort, at) < count)
    return 'The area does not have these units';
  if (left >= budgetOf(setup, player, sort)) return 'The units have too many movement points left';
  // The police can start marches in any order, so `from` is always 0 for them.
  return from < (player === 'police' ? 1 : areas.length * LEVELS.length)
    ? undefined
    : 'No units have started a march at this position in the order';
}

function reasonAgainstMuster(phase: StepOf<'muster'>, position: Position<Chicago>): string | undefined {
  const { setup, table } = position;
  const { area, groups, platoons, from } = phase;
  if (area >= setup.scenario.areas.length || areaAt(setup, area).park !== undefined)
    return 'The area is a park, or it is not on the board';
  if (groups.some((count, row) => count > countAt(table.groups.fresh, row, area)))
    return 'The area does not have these groups';
  if (platoons.some((count, row) => count > countAt(table.police.fresh, row, area)))
    return 'The area does not have these platoons';
  if (totalUnits(groups) === 0) return 'No groups have been chosen';
  if (platoons[GUARD] !== 0) return 'The National Guard never attacks';
  if (groups.some((count, row) => count > 0 && row >= from))
    return 'The groups have not been chosen in the right order';
  if (platoons.some((count, row) => count > 0 && SORTS.length + row >= from))
    return 'The platoons have not been chosen in the right order';
  const { attackers, defenders } = strengthsOf(setup, phase);
  const more = platoonStrength(position, area, Math.max(0, from - SORTS.length));
  return attackers + more >= defenders ? undefined : 'The odds are too low for an attack';
}
