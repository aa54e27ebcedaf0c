import type { BySide, Side } from './sides.ts';

/** The levels of demonstrator groups, the lowest first. */
export const LEVELS = ['level-4', 'level-3', 'level-2', 'level-1'] as const;

/**
 * The sorts of groups, in the order of the rows in the lists of groups. For each level, there is a sort for groups that
 * infiltrated in this turn and a sort for all other groups.
 */
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

/** A sort of groups: their level, and whether they have infiltrated. */
export type Sort = (typeof SORTS)[number];

/**
 * For each level, the index of the row of ordinary groups, and below, the index of the row of groups that infiltrated.
 */
const ORDINARY: readonly number[] = [0, 2, 4, 6];
const INFILTRATING: readonly number[] = [1, 3, 5, 7];

/** For each row of groups, the index of their level in {@link LEVELS}. */
const LEVEL_OF: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3];

/** The kinds of police units, in the order of the rows in the lists of police units. */
export const POLICE_UNITS = ['level-3', 'level-2', 'level-1', 'guard', 'tac'] as const;

/** A kind of police unit. */
export type PoliceUnit = (typeof POLICE_UNITS)[number];

/** The kinds of units of both sides. */
export const UNITS = [...LEVELS, 'guard', 'tac'] as const;

/** A kind of unit of either side. */
export type Unit = (typeof UNITS)[number];

/**
 * For each side, the index of the row of each kind in {@link UNITS}. For a level of groups, this is the row of the
 * ordinary groups.
 */
// prettier-ignore
const ROWS: BySide<readonly (number | undefined)[]> = {
  demonstrators: [0,         2, 4, 6, undefined, undefined],
  police:        [undefined, 0, 1, 2, 3,         4],
};

/** The index of the row of the Guard. */
export const GUARD = 3;

/** The index of the row of the tactical police. */
export const TAC = 4;

/** The number of kinds of police units that have a level. */
export const POLICE_LEVELS = 3;

/**
 * For each row and each change of level, the row of the units after the change; `undefined` if the units leave the
 * game.
 */
export interface Ladder {
  readonly up: readonly (number | undefined)[];
  readonly down: readonly (number | undefined)[];
  readonly removed: readonly (number | undefined)[];
}

const GONE = undefined;

/**
 * For each row of groups, the row to which a group moves after each change of level. Groups of level 1 do not rise a
 * level, and groups that fall below level 4 are removed (CC-4.9).
 */
// prettier-ignore
export const GROUP_LADDER: Ladder = {
  up:      [2,    3,    4,    5,    6,    7,    6,    7],
  down:    [GONE, GONE, 0,    1,    2,    3,    4,    5],
  removed: [GONE, GONE, GONE, GONE, GONE, GONE, GONE, GONE],
};

/**
 * For each row of platoons, the row to which a platoon moves after each change of level. Guard companies do not rise a
 * level, and leave the game if they fall or are removed. Tactical police never change their level (CC-4.9).
 */
// prettier-ignore
export const POLICE_LADDER: Ladder = {
  up:      [1,    2,    2,    GUARD, TAC],
  down:    [GONE, 0,    1,    GONE,  TAC],
  removed: [GONE, GONE, GONE, GONE,  TAC],
};

/**
 * Returns the row of units of a kind that have not infiltrated; `undefined` if the side has no such units. The function
 * uses constant property names, because reading `ROWS[side]` is several times slower.
 */
export function rowOf(side: Side, unit: number): number | undefined {
  return (side === 'police' ? ROWS.police : ROWS.demonstrators)[unit];
}

/** Returns the index of the row that contains the ordinary groups of a level. */
export function ordinary(level: number): number {
  return ORDINARY[level]!;
}

/** Returns the index of the row that contains the groups of a level that infiltrated. */
export function infiltrating(level: number): number {
  return INFILTRATING[level]!;
}

/** Returns the level of the groups of a sort. */
export function levelOf(sort: number): number {
  return LEVEL_OF[sort]!;
}

/** Whether the groups of a sort have infiltrated. */
export function haveInfiltrated(sort: number): boolean {
  return sort === infiltrating(levelOf(sort));
}
