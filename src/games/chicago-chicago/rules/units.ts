import type { BySide, Side } from './sides.ts';

/** Levels of demonstrator groups. */
export const LEVELS = ['level-4', 'level-3', 'level-2', 'level-1'] as const;

/** Rows of the stacks of groups. */
export const SORTS = [
  'level-4',
  'infiltrating-4',
  'level-3',
  'infiltrating-3',
  'level-2',
  'infiltrating-2',
  'level-1',
  'infiltrating-1',
] as const;

/** A row of the stacks of groups. */
export type Sort = (typeof SORTS)[number];

/** By level: the row of ordinary groups, and of those that infiltrated. */
const ORDINARY: readonly number[] = [0, 2, 4, 6];
const INFILTRATING: readonly number[] = [1, 3, 5, 7];

/** By row: the level. */
const LEVEL_OF: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3];

/** Kinds of police units, which are also the rows of their stacks. */
export const POLICE_UNITS = ['level-3', 'level-2', 'level-1', 'guard', 'tac'] as const;

/** Kind of a police unit. */
export type PoliceUnit = (typeof POLICE_UNITS)[number];

/** Kinds of units of either side. */
export const UNITS = [...LEVELS, 'guard', 'tac'] as const;

/** Kind of a unit of either side. */
export type Unit = (typeof UNITS)[number];

/** The row of the stacks in which a side has each of the {@link UNITS}, groups being ordinary ones. */
// prettier-ignore
const ROWS: BySide<readonly (number | undefined)[]> = {
  demonstrators: [0,         2, 4, 6, undefined, undefined],
  police:        [undefined, 0, 1, 2, 3,         4],
};

/** Row of the Guard. */
export const GUARD = 3;

/** Row of the tactical police. */
export const TAC = 4;

/** How many rows of police units have a level. */
export const POLICE_LEVELS = 3;

/** The row to which each row changes; absent where units leave the game. */
export interface Ladder {
  readonly up: readonly (number | undefined)[];
  readonly down: readonly (number | undefined)[];
  readonly removed: readonly (number | undefined)[];
}

const GONE = undefined;

/** Groups by sort: nothing rises above level 1, and what is below level 4 is gone (CC-4.9). */
// prettier-ignore
export const GROUP_LADDER: Ladder = {
  up:      [2,    3,    4,    5,    6,    7,    6,    7],
  down:    [GONE, GONE, 0,    1,    2,    3,    4,    5],
  removed: [GONE, GONE, GONE, GONE, GONE, GONE, GONE, GONE],
};

/** Police units: the Guard rise no higher and leave on anything worse, tactical police are never affected (CC-4.9). */
// prettier-ignore
export const POLICE_LADDER: Ladder = {
  up:      [1,    2,    2,    GUARD, TAC],
  down:    [GONE, 0,    1,    GONE,  TAC],
  removed: [GONE, GONE, GONE, GONE,  TAC],
};

/**
 * The row of the stacks of a side in which units of a kind stand that have not moved; `undefined` if it has no such units.
 * By name, which is several times as fast as `ROWS[side]` in hot code.
 */
export function rowOf(side: Side, unit: number): number | undefined {
  return (side === 'police' ? ROWS.police : ROWS.demonstrators)[unit];
}

/** The row of ordinary groups of a level. */
export function ordinary(level: number): number {
  return ORDINARY[level]!;
}

/** The row of groups of a level that infiltrated. */
export function infiltrating(level: number): number {
  return INFILTRATING[level]!;
}

/** The level of the groups in a row. */
export function levelOf(sort: number): number {
  return LEVEL_OF[sort]!;
}

/** Whether the groups in a row infiltrated. */
export function haveInfiltrated(sort: number): boolean {
  return sort === infiltrating(levelOf(sort));
}
