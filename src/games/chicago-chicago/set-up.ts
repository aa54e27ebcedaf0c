/**
 * Set-up: what is still to be placed, and where the next platoons go (CC-3).
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { add, areaId, boardOf, boxedIn } from './board.ts';
import { sumOf } from './effects.ts';
import { startTurn } from './flow.ts';
import { releaseNear } from './release.ts';
import { tally } from './tally.ts';
import type { AreaIndex, Garrisons, Setup, Table } from './types.ts';
import { GUARD, LEVELS, ordinary, POLICE_UNITS, type PoliceUnit } from './units.ts';

/** What is asked of a position here. */
interface Position {
  readonly setup: Setup;
  readonly table: Table;
}

/** Platoons of one kind that are placed. */
interface Placement {
  readonly place: AreaIndex;
  /** Row of the stacks. */
  readonly row: number;
  readonly count: number;
}

/** Puts all groups into a park; then the police set up (CC-3.1). */
export function gatherIn(state: ChicagoDraft, place: AreaIndex, log: Log): void {
  const { setup, table } = state;
  const { demonstrators } = setup.scenario.setUp;
  const counts = LEVELS.flatMap((level) => [demonstrators[level], 0]);
  for (let level = 0; level < LEVELS.length; level++)
    add(table.groups.fresh, ordinary(level), place, counts[ordinary(level)] as number);
  const units = tally('demonstrators', counts);
  log?.push({ type: 'groups-gathered', rule: 'CC-3.1', area: areaId(setup, place), units });
  releaseNear(state, place, log);
  enterGarrison(state, 0, log);
}

/** How many police units of a kind are still to be placed (CC-3.2). */
export function reserveOf({ setup, table }: Position, row: number): number {
  if (row === GUARD) return 0;
  const unit = POLICE_UNITS[row] as Exclude<PoliceUnit, 'guard'>;
  const { fresh, boxed } = table.police;
  return setup.scenario.setUp.police[unit] - sumOf(fresh[row] as number[]) - sumOf(boxed[row] as number[]);
}

/** How many police units of the kinds from one on are still to be placed. */
export function reserveFrom(position: Position, row: number): number {
  let total = 0;
  for (let kind = row; kind < POLICE_UNITS.length; kind++) total += reserveOf(position, kind);
  return total;
}

/** How many platoons the box of an area still takes. */
export function roomInBox({ setup, table }: Position, place: AreaIndex): number {
  return setup.scenario.setUp.platoonsPerBox - boxedIn(table, place);
}

/** Puts platoons into the box that is being filled. */
export function garrisonBox(state: ChicagoDraft, { place, row, count }: Placement, log: Log): void {
  const { setup, table } = state;
  add(table.police.boxed, row, place, count);
  const unit = POLICE_UNITS[row] as PoliceUnit;
  log?.push({ type: 'platoons-placed', rule: 'CC-3.2', area: areaId(setup, place), boxed: true, unit, count });
  if (roomInBox(state, place) === 0) enterGarrison(state, place + 1, log);
  else table.step = { kind: 'garrison', area: place, unit: row + 1 };
}

/** Puts platoons into an area, outside its box. */
export function postIn(state: ChicagoDraft, { place, row, count }: Placement, log: Log): void {
  const { setup, table } = state;
  add(table.police.fresh, row, place, count);
  const unit = POLICE_UNITS[row] as PoliceUnit;
  log?.push({ type: 'platoons-placed', rule: 'CC-3.2', area: areaId(setup, place), boxed: false, unit, count });
  if (reserveOf(state, row) > 0) table.step = { kind: 'post', unit: row, area: place + 1 };
  else enterPost(state, row + 1, log);
}

/** Whether the police have placed nothing yet. */
export function isUntouched({ table }: Position): boolean {
  const { fresh, boxed } = table.police;
  return fresh.every((row) => sumOf(row) === 0) && boxed.every((row) => sumOf(row) === 0);
}

/**
 * A set-up for the police: the boxes in board order with the lowest platoons, then the rest together in the area where
 * the demonstrators would score most (CC-3.3).
 */
export function defaultGarrisons({ setup, table }: Position): { boxes: Garrisons; areas: Garrisons } {
  const reserve = POLICE_UNITS.map((_, row) => reserveOf({ setup, table }, row));
  const { areas } = setup.scenario;
  const size = setup.scenario.setUp.platoonsPerBox;
  const boxes = boardOf(setup).boxes.map((place) => [areaId(setup, place), taken(reserve, size)] as const);
  const [exposed] = areas.toSorted((one, other) => other.demonstrators - one.demonstrators);
  const rest = taken(reserve, sumOf(reserve));
  return { boxes: Object.fromEntries(boxes), areas: exposed === undefined ? {} : { [exposed.id]: rest } };
}

/** Takes the lowest units from the reserve, which is modified. */
function taken(reserve: number[], size: number): Partial<Record<PoliceUnit, number>> {
  const units: Partial<Record<PoliceUnit, number>> = {};
  let left = size;
  for (const [row, unit] of POLICE_UNITS.entries()) {
    const count = Math.min(reserve[row] as number, left);
    if (count === 0) continue;
    units[unit] = count;
    reserve[row] = (reserve[row] as number) - count;
    left -= count;
  }
  return units;
}

/** Goes on to the first box from an area on, then to the platoons that are left. */
function enterGarrison(state: ChicagoDraft, from: AreaIndex, log: Log): void {
  const next = boardOf(state.setup).boxes.find((place) => place >= from);
  if (next === undefined) enterPost(state, 0, log);
  else state.table.step = { kind: 'garrison', area: next, unit: 0 };
}

/** Goes on to the first kind from one on of which platoons are left, then to the first turn. */
function enterPost(state: ChicagoDraft, from: number, log: Log): void {
  for (let row = from; row < POLICE_UNITS.length; row++) {
    if (reserveOf(state, row) === 0) continue;
    state.table.step = { kind: 'post', unit: row, area: 0 };
    return;
  }
  startTurn(state, 1, log);
}
