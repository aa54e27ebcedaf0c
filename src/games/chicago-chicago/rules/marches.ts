import type { Draft } from '../../../core/plain-data.ts';
import { add, areaId, boardOf, forcesOf, releaseNear } from './board.ts';
import { notice, outlookOf } from './outlook.ts';
import type { AreaIndex } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { ChicagoDraft, Setup, Phase } from './types.ts';
import { haveInfiltrated, infiltrating, LEVELS, levelOf, POLICE_UNITS, rowOf } from './units.ts';

/** Units that start a march. */
export interface Departure {
  /** The index of the units' kind in `UNITS`. */
  readonly unit: number;
  readonly from: AreaIndex;
  readonly count: number;
  readonly infiltrating: boolean;
}

/** Units on the march. */
export type March = Extract<Phase, { kind: 'march' }>;

/**
 * Returns the row (the sort or kind) of units that have started a march; `undefined` if the side has no such units.
 */
export function rowOnMarch(side: Side, departure: Pick<Departure, 'unit' | 'infiltrating'>): number | undefined {
  const row = rowOf(side, departure.unit);
  return row === undefined || !departure.infiltrating ? row : infiltrating(levelOf(row));
}

/** Returns the movement points of a unit of one sort or kind (`row`). */
export function budgetOf(setup: Setup, side: Side, row: number): number {
  return forcesOf(boardOf(setup), side).movement[row]!;
}

/**
 * Returns the position of a march in the order in which groups start marches in step 1. Groups start in board order,
 * and within each area the lowest level starts first. Therefore each set of marches can be entered in only one order.
 */
export function orderOf(row: number, from: AreaIndex): number {
  return from * LEVELS.length + levelOf(row);
}

/**
 * Returns the area where a march starts. `order` is the position of the march in the order in which groups start
 * marches in step 1. After the groups of this march have started, groups in earlier areas can no longer start.
 */
export function areaOfOrder(order: number): AreaIndex {
  return Math.floor(order / LEVELS.length);
}

/** Starts a march. The units are still in the area where they were before. */
export function setOut({ setup, table }: ChicagoDraft, player: Side, departure: Departure): Draft<March> {
  const { unit, from, count } = departure;
  const [row, sort] = [rowOf(player, unit)!, rowOnMarch(player, departure)!];
  const { fresh, spent } = forcesOf(table, player);
  add(fresh, row, from, -count);
  add(spent, sort, from, count);
  notice(table, from);
  // The police can start marches in any order, so their marches have no position in the order.
  const order = player === 'police' ? 0 : orderOf(row, from);
  const left = budgetOf(setup, player, sort);
  const march: Draft<March> = { kind: 'march', player, sort, at: from, count, left, from: order };
  table.phase = march;
  return march;
}

/** Moves marching units to the next area. */
export function enter(state: ChicagoDraft, march: Draft<March>, to: AreaIndex): void {
  const { setup, table, log } = state;
  const { player, sort, count, at } = march;
  const isGroup = player === 'demonstrators';
  march.at = to;
  march.left -= outlookOf(state, player).held[to] ? 2 : 1;
  const { spent } = forcesOf(table, player);
  add(spent, sort, at, -count);
  add(spent, sort, to, count);
  log?.push({
    type: 'units-moved',
    rule: 'CC-4.1',
    player,
    unit: isGroup ? LEVELS[levelOf(sort)]! : POLICE_UNITS[sort]!,
    count,
    from: areaId(setup, at),
    to: areaId(setup, to),
    infiltrating: isGroup && haveInfiltrated(sort),
  });
  if (isGroup) releaseNear(state, to);
}

/** Ends a march. */
export function halt({ setup, table }: ChicagoDraft, { player, at, from }: March): void {
  // Units that have moved are spent: for the rest of this step, they can only enter a box.
  if (boardOf(setup).isBoxed[at] === true) notice(table, at);
  table.phase = player === 'police' ? { kind: 'patrol' } : { kind: 'move', from };
}
