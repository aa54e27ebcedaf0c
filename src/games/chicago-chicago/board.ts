/**
 * The board: areas, links, boxes, and who stands where.
 *
 * @packageDocumentation
 */
import { type AreaMap, areaMap } from '../../mechanics/area-map.ts';
import type { Area, AreaId, AreaIndex, Scenario, Setup, Side, Stacks, Table } from './types.ts';
import { LEVELS, POLICE_UNITS, type Unit } from './units.ts';

/** A scenario made ready for use: by place and by row of the stacks instead of by name. */
export interface Board extends AreaMap {
  readonly areas: readonly Area[];
  /** Areas with a minimum box, in board order. */
  readonly boxes: readonly AreaIndex[];
  /** Parks in the order in which groups multiply. */
  readonly parks: readonly AreaIndex[];
  readonly groups: { readonly conflict: readonly number[]; readonly movement: readonly number[] };
  readonly police: { readonly conflict: readonly number[]; readonly movement: readonly number[] };
}

/** Boards once made, by their scenario. */
const known = /* @__PURE__ */ new WeakMap<Scenario, Board>();

/** The board of a match. */
export function boardOf({ scenario }: Setup): Board {
  let board = known.get(scenario);
  if (board === undefined) {
    board = boardFrom(scenario);
    known.set(scenario, board);
  }
  return board;
}

function boardFrom({ areas, links, parkOrder, units }: Scenario): Board {
  const map = areaMap(
    areas.map(({ id }) => id),
    links,
  );
  const police = POLICE_UNITS.map((unit) => units.police[unit]);
  // An ordinary group and one that infiltrated have the same numbers; the row of the infiltrators follows.
  const groups = LEVELS.flatMap((level) => [units.demonstrators[level], units.demonstrators[level]]);
  return {
    ...map,
    areas,
    boxes: [...areas.keys()].filter((place) => areas[place]?.box !== undefined),
    parks: parkOrder.map((id) => map.places.get(id) as AreaIndex),
    groups: { conflict: groups.map(({ conflict }) => conflict), movement: groups.map(({ movement }) => movement) },
    police: { conflict: police.map(({ conflict }) => conflict), movement: police.map(({ movement }) => movement) },
  };
}

/** Place of an area in board order; -1 if the board has no such area. */
export function areaIndex(setup: Setup, id: AreaId): AreaIndex {
  return boardOf(setup).places.get(id) ?? -1;
}

/** Name of the area at a place in board order. */
export function areaId({ scenario }: Setup, place: AreaIndex): AreaId {
  return (scenario.areas[place] as Area).id;
}

/** The area at a place in board order. */
export function areaAt({ scenario }: Setup, place: AreaIndex): Area {
  return scenario.areas[place] as Area;
}

/** Row of the stacks for a side's units of a kind, groups being ordinary ones; -1 if the side has no such unit. */
export function rowOf(side: Side, unit: Unit): number {
  if (side === 'police') return POLICE_UNITS.indexOf(unit as (typeof POLICE_UNITS)[number]);
  const level = LEVELS.indexOf(unit as (typeof LEVELS)[number]);
  return level < 0 ? -1 : level * 2;
}

/** The number at a row and a place of the stacks. */
export function countAt(stacks: Stacks, row: number, place: AreaIndex): number {
  return (stacks[row] as readonly number[])[place] as number;
}

/** How many units of all sorts the stacks have in an area. */
export function totalAt(stacks: Stacks, place: AreaIndex): number {
  let total = 0;
  for (let row = 0; row < stacks.length; row++) total += countAt(stacks, row, place);
  return total;
}

/** The units of an area by sort. */
export function column(stacks: Stacks, place: AreaIndex): number[] {
  const counts: number[] = [];
  for (let row = 0; row < stacks.length; row++) counts.push(countAt(stacks, row, place));
  return counts;
}

/** Adds to the number at a row and a place. */
export function add(stacks: number[][], row: number, place: AreaIndex, count: number): void {
  const numbers = stacks[row] as number[];
  numbers[place] = (numbers[place] as number) + count;
}

/** Whether groups are in an area; asked in step 3, when all are fresh. */
export function hasGroups({ groups }: Table, place: AreaIndex): boolean {
  return totalAt(groups.fresh, place) > 0;
}

/** Whether police units are in an area, boxes not counted; asked in step 1, when all are fresh. */
function hasPolice({ police }: Table, place: AreaIndex): boolean {
  return totalAt(police.fresh, place) > 0;
}

/** What a unit of the side that is moving pays to enter an area (CC-4.1). */
export function entryCost(table: Table, side: Side, place: AreaIndex): 1 | 2 {
  const isHeld = side === 'police' ? hasGroups(table, place) : hasPolice(table, place);
  return isHeld ? 2 : 1;
}

/** How many platoons stand in the box of an area. */
export function boxedIn({ police }: Table, place: AreaIndex): number {
  return totalAt(police.boxed, place) + totalAt(police.relieving, place);
}
