import type { Position } from '../../../core/game.ts';
import { areaId, type Board, boardOf, countAt, entryCost } from '../rules/board.ts';
import type { AreaId, AreaIndex } from '../rules/scenario-shape.ts';
import type { Side } from '../rules/sides.ts';
import type { Chicago } from '../rules/types.ts';
import { LEVELS, ordinary } from '../rules/units.ts';
import { strengthIn } from '../rules/targets.ts';
import { remembered } from '../../../core/cache.ts';
import { stepsFrom } from '../../../mechanics/game-map.ts';
import { linkCosts, Reach } from '../../../mechanics/reach.ts';

/** The cheapest routes from an area. */
export interface Routes {
  readonly from: AreaIndex;
  readonly costs: readonly (number | undefined)[];
  readonly entryCosts: readonly number[];
}

/** For a board, the search for routes and the costs of the links. Without enemies, each link costs 1. */
const reachOn = /* @__PURE__ */ remembered(({ map }: Board) => ({
  reach: new Reach(map),
  costs: linkCosts(map, { terrain: { '': 1 } }),
}));

/**
 * Finds the cheapest routes from an area for units of a side. `budget` is the number of the units' movement points.
 */
export function routesFrom({ setup, table }: Position<Chicago>, side: Side, from: AreaIndex, budget: number): Routes {
  const board = boardOf(setup);
  const entryCosts = board.areas.map((_, place) => entryCost(table, side, place));
  const { reach, costs } = reachOn(board);
  // Entering an area with enemies costs one more movement point.
  reach.find(from, budget, { costs, zones: Uint8Array.from(entryCosts, (cost) => cost - 1), zoneRules: { enter: 1 } });
  return {
    from,
    costs: entryCosts.map((_, place) => (reach.has(place) ? reach.costOf(place) : undefined)),
    entryCosts,
  };
}

/** Returns the areas on the cheapest route to a reachable area, including the first area of the route. */
export function pathTo({ setup }: Position<Chicago>, routes: Routes, to: AreaIndex): readonly AreaId[] {
  const board = boardOf(setup);
  const path = [to];
  for (let at = to; at !== routes.from;) {
    const before = routes.costs[at]! - routes.entryCosts[at]!;
    at = board.neighbours[at]!.find((place) => routes.costs[place] === before)!;
    path.unshift(at);
  }
  return path.map((place) => areaId(setup, place));
}

/** Returns, for each area, the number of links to the nearest target. */
export function distancesTo({ setup }: Position<Chicago>, targets: readonly AreaIndex[]): readonly number[] {
  const board = boardOf(setup);
  const all = targets.map((from) => stepsFrom(board, from));
  return board.areas.map((_, place) => Math.min(...all.map((steps) => steps[place]!)));
}

/**
 * Returns the strength of the groups that could attack in an area after their next move: groups in the area, and groups
 * in adjacent areas that are fast enough to enter an area with police. In scenarios with faster groups than in the
 * default scenario, the function does not find all of these groups.
 */
export function reachOf({ setup, table }: Position<Chicago>, place: AreaIndex): number {
  const { neighbours, groups: units } = boardOf(setup);
  const { fresh, spent } = table.groups;
  let reach = strengthIn(fresh, units.conflict, place) + strengthIn(spent, units.conflict, place);
  for (const next of neighbours[place]!) {
    for (let level = 0; level < LEVELS.length; level++) {
      const row = ordinary(level);
      if (units.movement[row]! >= 2) reach += countAt(fresh, row, next) * units.conflict[row]!;
    }
  }
  return reach;
}
