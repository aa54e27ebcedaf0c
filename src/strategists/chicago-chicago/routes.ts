/**
 * Ways through the board of *Chicago-Chicago!*, for its strategist.
 *
 * @packageDocumentation
 */
import type { Position } from '../../core/game.ts';
import { areaId, boardOf, entryCost } from '../../games/chicago-chicago/board.ts';
import type { AreaId, AreaIndex, Chicago, Side } from '../../games/chicago-chicago/types.ts';
import { costsFrom } from '../../mechanics/area-map.ts';

/** The cheapest ways from an area. */
export interface Routes {
  readonly from: AreaIndex;
  readonly costs: readonly (number | undefined)[];
  readonly entryCosts: readonly number[];
}

/** The cheapest ways of a side's units from an area, up to a cost. */
export function routesFrom({ setup, table }: Position<Chicago>, side: Side, from: AreaIndex, budget: number): Routes {
  const board = boardOf(setup);
  const entryCosts = board.areas.map((_, place) => entryCost(table, side, place));
  return { from, costs: costsFrom(board, from, { entryCosts, budget }), entryCosts };
}

/** The areas of the cheapest way to one that can be reached, the first included. */
export function pathTo({ setup }: Position<Chicago>, routes: Routes, to: AreaIndex): readonly AreaId[] {
  const board = boardOf(setup);
  const path = [to];
  for (let at = to; at !== routes.from;) {
    const before = (routes.costs[at] as number) - (routes.entryCosts[at] as number);
    at = (board.neighbours[at] as readonly AreaIndex[]).find((place) => routes.costs[place] === before) as AreaIndex;
    path.unshift(at);
  }
  return path.map((place) => areaId(setup, place));
}

/** How many links every area is away from the nearest of some areas. */
export function distancesTo({ setup }: Position<Chicago>, targets: readonly AreaIndex[]): readonly number[] {
  const board = boardOf(setup);
  const entryCosts = board.areas.map(() => 1);
  const all = targets.map((from) => costsFrom(board, from, { entryCosts, budget: board.areas.length }));
  return board.areas.map((_, place) => Math.min(...all.map((costs) => costs[place] ?? Infinity)));
}

/** Third of the day: A, B or C. */
export function thirdOfDay({ setup, table }: Position<Chicago>): string {
  return (setup.scenario.turns[table.turn - 1] as string).slice(-1);
}
