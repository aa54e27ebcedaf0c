/**
 * Units on the march, area by area (CC-4.1).
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import { add, areaId, boardOf, countAt, entryCost } from './board.ts';
import { releaseNear } from './release.ts';
import type { AreaIndex, GameStep, Setup, Side, Table } from './types.ts';
import { LEVELS, POLICE_UNITS, SORTS } from './units.ts';

/** Where the units of a step of marching are. */
interface Position {
  readonly setup: Setup;
  readonly table: Table;
}

/** Units that set out. */
export interface Departure {
  readonly player: Side;
  /** Row of the stacks in which they stand. */
  readonly row: number;
  readonly from: AreaIndex;
  readonly to: AreaIndex;
  readonly count: number;
  readonly infiltrating: boolean;
}

type March = Extract<GameStep, { kind: 'march' }>;

/** The points that a unit may spend: its movement number, or twice that when it infiltrates. */
export function budgetOf(
  setup: Setup,
  { player, row, infiltrating }: Omit<Departure, 'from' | 'to' | 'count'>,
): number {
  const { groups, police } = boardOf(setup);
  if (player === 'police') return police.movement[row] as number;
  return (groups.movement[row] as number) * (infiltrating ? 2 : 1);
}

/**
 * How far the marches of step 1 come with a departure: groups set out area by area in board order, and from each the
 * lowest level first, so that each plan has one way of being entered.
 */
export function orderOf(row: number, from: AreaIndex): number {
  return from * LEVELS.length + row / 2;
}

/** Whether two areas are next to each other. */
export function areLinked(setup: Setup, one: AreaIndex, other: AreaIndex): boolean {
  return (boardOf(setup).neighbours[one] as readonly AreaIndex[]).includes(other);
}

/** Lets units set out and enter the first area. */
export function setOut(state: ChicagoDraft, departure: Departure, log: Log): void {
  const { player, row, from, to, count, infiltrating } = departure;
  const { table } = state;
  add(player === 'police' ? table.police.fresh : table.groups.fresh, row, from, -count);
  const march: March = {
    kind: 'march',
    player,
    sort: infiltrating ? row + 1 : row,
    at: from,
    count,
    left: budgetOf(state.setup, departure),
    from: player === 'police' ? 0 : orderOf(row, from),
  };
  enter(state, march, to, log);
}

/** Lets units that are on the march enter the next area. */
export function goOn(state: ChicagoDraft, march: March, to: AreaIndex, log: Log): void {
  const { table } = state;
  add(march.player === 'police' ? table.police.spent : table.groups.spent, march.sort, march.at, -march.count);
  enter(state, march, to, log);
}

/** Ends a march. */
export function halt(state: ChicagoDraft, { player, from }: March): void {
  state.table.step = player === 'police' ? { kind: 'patrol' } : { kind: 'move', from };
}

/** The areas that units on the march could enter next, in board order. */
export function nextAreas({ setup, table }: Position, { player, at, left }: March): readonly AreaIndex[] {
  const neighbours = boardOf(setup).neighbours[at] as readonly AreaIndex[];
  return neighbours.filter((place) => entryCost(table, player, place) <= left);
}

/** How many units of a sort in an area have not moved. */
export function movable({ table }: Position, player: Side, row: number, place: AreaIndex): number {
  return countAt(player === 'police' ? table.police.fresh : table.groups.fresh, row, place);
}

function enter(state: ChicagoDraft, march: March, to: AreaIndex, log: Log): void {
  const { setup, table } = state;
  const { player, sort, count, at } = march;
  const left = march.left - entryCost(table, player, to);
  add(player === 'police' ? table.police.spent : table.groups.spent, sort, to, count);
  log?.push({
    type: 'units-moved',
    rule: 'CC-4.1',
    player,
    unit: (player === 'police' ? POLICE_UNITS[sort] : LEVELS[sort >> 1]) as string,
    count,
    from: areaId(setup, at),
    to: areaId(setup, to),
    infiltrating: player === 'demonstrators' && SORTS[sort]?.startsWith('infiltrating') === true,
  });
  if (player === 'demonstrators') releaseNear(state, to, log);
  const onward: March = { kind: 'march', player, sort, at: to, count, left, from: march.from };
  // Whoever can go no further has halted.
  if (canGoOn(state, onward)) table.step = onward;
  else halt(state, onward);
}

function canGoOn({ setup, table }: Position, { player, at, left }: March): boolean {
  if (left >= 2) return true;
  if (left === 0) return false;
  const neighbours = boardOf(setup).neighbours[at] as readonly AreaIndex[];
  for (let index = 0; index < neighbours.length; index++) {
    if (entryCost(table, player, neighbours[index] as AreaIndex) <= left) return true;
  }
  return false;
}
