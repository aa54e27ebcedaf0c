import type { Position } from '../../../core/game.ts';
import { totalUnits } from '../../../mechanics/unit-counts.ts';
import { add, areaId, boardOf, boxedIn, column, releaseNear, tally } from './board.ts';
import { startTurn } from './course.ts';
import type { Garrisons } from './declaration.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Chicago, ChicagoDraft } from './types.ts';
import { LEVELS, ordinary, POLICE_UNITS, type PoliceUnit } from './units.ts';

interface Placement {
  readonly place: AreaIndex;
  readonly row: number;
  readonly count: number;
}

/** Places all groups in a park, then starts the set-up of the police (CC-3.1). */
export function gatherIn(state: ChicagoDraft, place: AreaIndex): void {
  const { setup, table, log } = state;
  const { demonstrators } = setup.scenario.setUp;
  for (let level = 0; level < LEVELS.length; level++)
    add(table.groups.fresh, ordinary(level), place, demonstrators[LEVELS[level]!]);
  const units = tally('demonstrators', column(table.groups.fresh, place));
  log?.push({ type: 'groups-gathered', rule: 'CC-3.1', area: areaId(setup, place), units });
  releaseNear(state, place);
  enterGarrison(state, 0);
}

/**
 * Continues the set-up with the next box, in the given area or a later area. If no box is left, continues with the
 * remaining platoons (CC-3.2).
 */
export function enterGarrison(state: ChicagoDraft, from: AreaIndex): void {
  const next = boardOf(state.setup).boxes.find((place) => place >= from);
  if (next === undefined) enterPost(state, 0);
  else state.table.phase = { kind: 'garrison', area: next, unit: 0 };
}

/** Continues the set-up with the platoons of a kind; after the last kind, starts the first turn (CC-3.2). */
export function enterPost(state: ChicagoDraft, row: number): void {
  if (row < POLICE_UNITS.length) state.table.phase = { kind: 'post', unit: row, area: 0 };
  else startTurn(state, 1);
}

/** Returns the number of police units of a kind that are not placed yet (CC-3.2). */
export function reserveOf({ setup, table }: Position<Chicago>, row: number): number {
  const unit = POLICE_UNITS[row]!;
  if (unit === 'guard') return 0;
  const { fresh, boxed } = table.police;
  const [outside, inside] = [fresh[row]!, boxed[row]!];
  let placed = 0;
  for (let place = 0; place < outside.length; place++) placed += outside[place]! + inside[place]!;
  return setup.scenario.setUp.police[unit] - placed;
}

/** Returns the number of police units of a given kind and of higher kinds that are not placed yet. */
export function reserveFrom(position: Position<Chicago>, row: number): number {
  let total = 0;
  for (let kind = row; kind < POLICE_UNITS.length; kind++) total += reserveOf(position, kind);
  return total;
}

/** Returns the number of platoons that the box of an area still needs to be full. */
export function roomInBox({ setup, table }: Position<Chicago>, place: AreaIndex): number {
  return setup.scenario.setUp.platoonsPerBox - boxedIn(table, place);
}

/** Places platoons in a box. */
export function garrisonBox({ setup, table, log }: ChicagoDraft, { place, row, count }: Placement): void {
  add(table.police.boxed, row, place, count);
  const unit = POLICE_UNITS[row]!;
  log?.push({ type: 'platoons-placed', rule: 'CC-3.2', area: areaId(setup, place), boxed: true, unit, count });
  table.phase = { kind: 'garrison', area: place, unit: row + 1 };
}

/** Places platoons in an area, but not in the box of this area. */
export function postIn({ setup, table, log }: ChicagoDraft, { place, row, count }: Placement): void {
  add(table.police.fresh, row, place, count);
  const unit = POLICE_UNITS[row]!;
  log?.push({ type: 'platoons-placed', rule: 'CC-3.2', area: areaId(setup, place), boxed: false, unit, count });
  table.phase = { kind: 'post', unit: row, area: place + 1 };
}

/** Whether the police have not placed any units yet. */
export function isUntouched({ table }: Position<Chicago>): boolean {
  const { fresh, boxed } = table.police;
  return fresh.every((row) => totalUnits(row) === 0) && boxed.every((row) => totalUnits(row) === 0);
}

/**
 * Returns the default set-up of the police (CC-3.3): the lowest platoons fill the boxes in order, and the other units
 * start in the area where the demonstrators score the most points.
 *
 * @param order - The areas with boxes. Default: in board order.
 */
export function defaultGarrisons(
  { setup, table }: Position<Chicago>,
  order = boardOf(setup).boxes,
): { boxes: Garrisons; areas: Garrisons } {
  const reserve = POLICE_UNITS.map((_, row) => reserveOf({ setup, table }, row));
  const { areas } = setup.scenario;
  const size = setup.scenario.setUp.platoonsPerBox;
  const boxes = order.map((place) => [areaId(setup, place), taken(reserve, size)] as const);
  const [exposed] = areas.toSorted((one, other) => other.demonstrators - one.demonstrators);
  const rest = taken(reserve, totalUnits(reserve));
  return { boxes: Object.fromEntries(boxes), areas: exposed === undefined ? {} : { [exposed.id]: rest } };
}

/** Removes the lowest units from `reserve` (modified), and returns the number of removed units of each kind. */
function taken(reserve: number[], size: number): Partial<Record<PoliceUnit, number>> {
  const units: Partial<Record<PoliceUnit, number>> = {};
  let left = size;
  for (const [row, unit] of POLICE_UNITS.entries()) {
    const count = Math.min(reserve[row]!, left);
    if (count === 0) continue;
    units[unit] = count;
    reserve[row]! -= count;
    left -= count;
  }
  return units;
}
