/**
 * What can be wrong with the step of a state, the rest being right.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import type { Fault } from '../../core/untrusted.ts';
import { areaAt, boardOf, column, countAt } from './board.ts';
import { crtColumn, forcesAssault, strengthOf } from './conflict.ts';
import { sumOf } from './effects.ts';
import { budgetOf } from './marches.ts';
import { strengthsOf } from './muster.ts';
import { reserveFrom, reserveOf, roomInBox } from './set-up.ts';
import { canConfront, canAttackAnywhere, confrontation, platoonStrength } from './targets.ts';
import type { Chicago, Conflict, GameStep } from './types.ts';
import { GUARD, POLICE_UNITS, SORTS } from './units.ts';

type StepOf<Kind extends GameStep['kind']> = Extract<GameStep, { kind: Kind }>;

/** The first fault in the step, if there is any. */
export function faultInStep(state: State<Chicago>): Fault | undefined {
  const reason = reasonAgainst(state.table.step, state);
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

function reasonAgainst(step: GameStep, state: State<Chicago>): string | undefined {
  const { areas } = state.setup.scenario;
  switch (step.kind) {
    case 'gather':
      return hasUnits(state) ? 'Units are on the board already' : undefined;
    case 'garrison':
      return reasonAgainstGarrison(step, state);
    case 'post':
      return reasonAgainstPost(step, state);
    case 'move':
      return step.from < areas.length * 4 ? undefined : 'No group is left to set out';
    case 'march':
      return reasonAgainstMarch(step, state);
    case 'confront':
      return areas.some((_, place) => canConfront(state, place)) ? undefined : 'There is no conflict to be started';
    case 'attack':
      return canAttackAnywhere(state) ? undefined : 'There is no conflict to be started';
    case 'muster':
      return reasonAgainstMuster(step, state);
    case 'roll':
      return reasonAgainstConflict(step.conflict, state);
    case 'patrol':
    case 'over':
      return undefined;
  }
}

function hasUnits({ table }: State<Chicago>): boolean {
  const { groups, police } = table;
  return [groups.fresh, police.fresh, police.boxed].some((rows) => rows.some((row) => sumOf(row) > 0));
}

function reasonAgainstGarrison({ area, unit }: StepOf<'garrison'>, state: State<Chicago>): string | undefined {
  const { boxes } = boardOf(state.setup);
  if (!boxes.includes(area)) return 'There is no box to be filled';
  if (state.table.turn !== 1) return 'The turns have begun';
  const later = boxes.filter((place) => place > area);
  if (later.some((place) => sumOf(column(state.table.police.boxed, place)) > 0)) return 'Boxes are filled in order';
  if (boxes.some((place) => place < area && roomInBox(state, place) > 0)) return 'A box has been passed over';
  if (POLICE_UNITS.some((_, row) => reserveOf(state, row) < 0)) return 'There are more platoons than were to be placed';
  const room = roomInBox(state, area);
  const due = room + later.length * state.setup.scenario.setUp.platoonsPerBox;
  if (room === 0 || reserveFrom(state, 0) < due) return 'The platoons that are left do not fill the boxes';
  return reserveFrom(state, unit) >= room ? undefined : 'The kinds that are left do not fill the box';
}

function reasonAgainstPost({ unit, area }: StepOf<'post'>, state: State<Chicago>): string | undefined {
  if (state.table.turn !== 1) return 'The turns have begun';
  if (POLICE_UNITS.some((_, row) => reserveOf(state, row) < 0)) return 'There are more platoons than were to be placed';
  if (boardOf(state.setup).boxes.some((place) => roomInBox(state, place) > 0)) return 'A box has been passed over';
  if (unit >= POLICE_UNITS.length || reserveOf(state, unit) === 0) return 'There are no such platoons to be placed';
  if (reserveFrom(state, 0) !== reserveFrom(state, unit)) return 'Platoons of a lower kind are still to be placed';
  return area < state.setup.scenario.areas.length ? undefined : 'There is no area left to place platoons in';
}

function reasonAgainstMarch(
  { player, sort, at, count, left, from }: StepOf<'march'>,
  state: State<Chicago>,
): string | undefined {
  const { setup, table } = state;
  const { areas } = setup.scenario;
  const rows = player === 'police' ? table.police.spent : table.groups.spent;
  if (at >= areas.length || sort >= rows.length || countAt(rows, sort, at) < count) return 'There are no such units';
  const infiltrating = player === 'demonstrators' && sort % 2 === 1;
  const row = infiltrating ? sort - 1 : sort;
  if (left >= budgetOf(setup, { player, row, infiltrating })) return 'The units have more points than they can have';
  // The police set out in any order, so none is kept.
  return from < (player === 'police' ? 1 : areas.length * 4) ? undefined : 'No group has set out from there';
}

function reasonAgainstMuster(step: StepOf<'muster'>, state: State<Chicago>): string | undefined {
  const { setup, table } = state;
  const { area, groups, platoons, from } = step;
  if (area >= setup.scenario.areas.length || areaAt(setup, area).park !== undefined)
    return 'Expected an area that is no park';
  if (groups.some((count, row) => count > countAt(table.groups.fresh, row, area))) return 'There are no such groups';
  if (platoons.some((count, row) => count > countAt(table.police.fresh, row, area)))
    return 'There are no such platoons';
  if (sumOf(groups) === 0) return 'No groups have been singled out';
  if (platoons[GUARD] !== 0) return 'The National Guard never attack';
  if (groups.some((count, row) => count > 0 && row >= from)) return 'Groups are singled out in order';
  if (platoons.some((count, row) => count > 0 && SORTS.length + row >= from)) return 'Platoons are told off in order';
  const { attackers, defenders } = strengthsOf(setup, step);
  const more = platoonStrength(state, area, Math.max(0, from - SORTS.length));
  return attackers + more >= defenders ? undefined : 'There are no odds for an attack';
}

function reasonAgainstConflict(conflict: Conflict, state: State<Chicago>): string | undefined {
  const { setup, table } = state;
  const { attacker, area, boxed, platoons, groups } = conflict;
  if (area >= setup.scenario.areas.length) return 'There is no such area';
  if (!table.attacked.includes(area)) return 'The conflict has not been started';
  const home = boxed ? table.police.boxed : table.police.fresh;
  if (groups.some((count, row) => count > countAt(table.groups.fresh, row, area))) return 'There are no such groups';
  if (platoons.some((count, row) => count > countAt(home, row, area))) return 'There are no such platoons';
  if (sumOf(groups) === 0 || sumOf(platoons) === 0) return 'Nobody is there to fight';
  return attacker === 'police' ? reasonAgainstAttack(conflict, state) : reasonAgainstConfrontation(conflict, state);
}

function reasonAgainstAttack(
  { area, boxed, column: heading, platoons, groups }: Conflict,
  state: State<Chicago>,
): string | undefined {
  const { setup, table } = state;
  const board = boardOf(setup);
  if (boxed || platoons[GUARD] !== 0) return 'Boxes and Guard never attack';
  const right = crtColumn(strengthOf(platoons, board.police.conflict), strengthOf(groups, board.groups.conflict));
  if (heading !== right) return 'These are not the odds';
  if (areaAt(setup, area).park === undefined) return undefined;
  const all = column(table.police.fresh, area).map((count, row) => (row === GUARD ? 0 : count));
  const isWhole = isEqual(platoons, all) && isEqual(groups, column(table.groups.fresh, area));
  return isWhole ? undefined : 'In a park all fight';
}

function reasonAgainstConfrontation(conflict: Conflict, state: State<Chicago>): string | undefined {
  const { area, boxed, table: name, column: heading, platoons, groups } = conflict;
  const { table } = state;
  const sides = confrontation(state, area);
  const isForced = !sides.boxed && forcesAssault(sides.attackers, sides.defenders);
  if (boxed !== sides.boxed) return 'The box is attacked when there are no other police, and only then';
  if (name !== (isForced ? 'assault' : 'harass')) return 'This is not the table';
  if (heading !== (isForced ? '1-1' : crtColumn(sides.attackers, sides.defenders))) return 'These are not the odds';
  const isWhole =
    isEqual(platoons, column(boxed ? table.police.boxed : table.police.fresh, area)) &&
    isEqual(
      groups,
      column(table.groups.fresh, area).map((count, row) => (row % 2 === 0 ? count : 0)),
    );
  return isWhole ? undefined : 'All take part who are there';
}
