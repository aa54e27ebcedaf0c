import { remembered } from '../../../core/cache.ts';
import { areaMap } from '../../../mechanics/area-map.ts';
import type { GameMap } from '../../../mechanics/game-map.ts';
import type { Area, AreaId, AreaIndex, Scenario, Stacks } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { ChicagoDraft, Setup, Table, Tally } from './types.ts';
import { LEVELS, POLICE_UNITS, SORTS } from './units.ts';

/** For one side, the numbers on the counters of each sort or kind (each row). */
interface Counters {
  readonly conflict: readonly number[];
  /**
   * For each sort or kind (each row), the movement points of a unit. Groups that infiltrate have twice as many movement
   * points (CC-4.1).
   */
  readonly movement: readonly number[];
}

/**
 * Data about a scenario that are computed only once, because the rules use them often. The data contain indices of
 * areas, and indices of rows (sorts or kinds), instead of names.
 */
export interface Board extends Pick<GameMap, 'neighbours'> {
  readonly map: GameMap;
  readonly areas: readonly Area[];
  /** The areas with a minimum box, in board order. */
  readonly boxes: readonly AreaIndex[];
  /** For each area, whether it has a minimum box. */
  readonly isBoxed: readonly boolean[];
  /** The parks, in the order in which their groups multiply. */
  readonly parks: readonly AreaIndex[];
  readonly groups: Counters;
  readonly police: Counters;
}

const boardFor = /* @__PURE__ */ remembered(boardFrom);

/** Returns the board of a match. */
export function boardOf({ scenario }: Setup): Board {
  return boardFor(scenario);
}

function boardFrom({ areas, links, parkOrder, units }: Scenario): Board {
  const map = areaMap(
    areas.map(({ id }) => id),
    links,
  );
  const police = POLICE_UNITS.map((unit) => units.police[unit]);
  const groups = LEVELS.flatMap((level) => {
    const { conflict, movement } = units.demonstrators[level];
    return [units.demonstrators[level], { conflict, movement: movement * 2 }];
  });
  return {
    map,
    neighbours: map.neighbours,
    areas,
    boxes: [...areas.keys()].filter((place) => areas[place]!.box !== undefined),
    isBoxed: areas.map(({ box }) => box !== undefined),
    parks: parkOrder.map((id) => map.byName.get(id)!),
    groups: { conflict: groups.map(({ conflict }) => conflict), movement: groups.map(({ movement }) => movement) },
    police: { conflict: police.map(({ conflict }) => conflict), movement: police.map(({ movement }) => movement) },
  };
}

/** Returns the index of an area in board order; `undefined` if the board has no such area. */
export function areaIndex(setup: Setup, id: AreaId): AreaIndex | undefined {
  return boardOf(setup).map.byName.get(id);
}

/** Returns the name of the area with the given index. */
export function areaId({ scenario }: Setup, place: AreaIndex): AreaId {
  return scenario.areas[place]!.id;
}

/** Returns the area with the given index. */
export function areaAt({ scenario }: Setup, place: AreaIndex): Area {
  return scenario.areas[place]!;
}

/** Returns the property of an object that belongs to a side: `groups` or `police`. */
export function forcesOf<Groups, Police>(
  { groups, police }: { readonly groups: Groups; readonly police: Police },
  side: Side,
): Groups | Police {
  return side === 'police' ? police : groups;
}

/** Returns the number of units of one sort or kind (`row`) in an area. */
export function countAt(stacks: Stacks, row: number, place: AreaIndex): number {
  return stacks[row]![place]!;
}

/** Returns the number of units of all sorts or kinds in an area. */
export function totalAt(stacks: Stacks, place: AreaIndex): number {
  let total = 0;
  for (let row = 0; row < stacks.length; row++) total += countAt(stacks, row, place);
  return total;
}

/** Returns, for each sort or kind of unit, the number of units in an area. */
export function column(stacks: Stacks, place: AreaIndex): number[] {
  const counts: number[] = [];
  for (let row = 0; row < stacks.length; row++) counts.push(countAt(stacks, row, place));
  return counts;
}

/** Adds `count` units of one sort or kind (`row`) in an area. `count` can be negative. */
export function add(stacks: number[][], row: number, place: AreaIndex, count: number): void {
  stacks[row]![place]! += count;
}

/** Whether groups are in an area. */
export function hasGroups({ groups }: Table, place: AreaIndex): boolean {
  return isHeld(groups.fresh, place) || isHeld(groups.spent, place);
}

/** Returns the cost for a unit of the moving side to enter an area (CC-4.1). */
export function entryCost(table: Table, side: Side, place: AreaIndex): 1 | 2 {
  const isContested = side === 'police' ? hasGroups(table, place) : hasPolice(table, place);
  return isContested ? 2 : 1;
}

/** Returns the number of platoons in the box of an area. */
export function boxedIn({ police }: Table, place: AreaIndex): number {
  return totalAt(police.boxed, place) + totalAt(police.relieving, place);
}

/**
 * Returns an object whose keys are the names of sorts or kinds, and whose values are numbers of units. The object
 * contains no zeros.
 */
export function tally(side: Side, counts: readonly number[]): Tally {
  const names: readonly string[] = side === 'police' ? POLICE_UNITS : SORTS;
  const units: Record<string, number> = {};
  for (const [row, count] of counts.entries()) if (count > 0) units[names[row]!] = count;
  return units;
}

/**
 * Releases conditional boxes after groups have entered an area: the box of this area, and the boxes of adjacent areas
 * (CC-2.3).
 */
export function releaseNear(state: ChicagoDraft, place: AreaIndex): void {
  release(state, place);
  for (const next of boardOf(state.setup).neighbours[place]!) release(state, next);
}

function release({ setup, table, log }: ChicagoDraft, place: AreaIndex): void {
  if (table.released[place] || areaAt(setup, place).box !== 'conditional') return;
  table.released[place] = true;
  log?.push({ type: 'box-released', rule: 'CC-2.3', area: areaId(setup, place) });
}

/** Whether police units are in an area, outside its box. */
function hasPolice({ police }: Table, place: AreaIndex): boolean {
  return isHeld(police.fresh, place) || isHeld(police.spent, place);
}

function isHeld(stacks: Stacks, place: AreaIndex): boolean {
  for (let row = 0; row < stacks.length; row++) if (countAt(stacks, row, place) > 0) return true;
  return false;
}
