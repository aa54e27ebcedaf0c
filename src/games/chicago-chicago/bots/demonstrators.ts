import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { areaAt, areaId, areaIndex, boardOf, countAt } from '../rules/board.ts';
import { thirdOf } from '../rules/course.ts';
import type { Order } from '../rules/declaration.ts';
import type { AreaIndex } from '../rules/scenario-shape.ts';
import { confrontation } from '../rules/targets.ts';
import type { Action, Chicago } from '../rules/types.ts';
import { LEVELS, ordinary } from '../rules/units.ts';
import { distancesTo, pathTo, routesFrom } from './routes.ts';

/**
 * Plays the demonstrators: gathers in Lincoln Park, sends half of the fast groups to Grant Park on A turns, and starts
 * every possible conflict.
 */
export function demonstrate(view: View<Chicago>, choices: Choices<Action>): Action {
  const player = 'demonstrators';
  const { kind } = view.table.phase;
  if (kind === 'gather') return { type: 'default-set-up', player };
  return kind === 'move'
    ? { type: 'play-step', player, orders: departures(view) }
    : bestConfrontation(view, [...choices]);
}

function departures(view: View<Chicago>): readonly Order[] {
  const { setup, table } = view;
  const board = boardOf(setup);
  const goals = board.parks.filter((place) => areaId(setup, place).startsWith('grant'));
  const distances = distancesTo(view, goals.length === 0 ? board.parks : goals);
  const orders: Order[] = [];
  for (const [from, { park }] of board.areas.entries()) {
    for (const [level, unit] of LEVELS.entries()) {
      const there = countAt(table.groups.fresh, ordinary(level), from);
      const leaving = park === undefined ? there : sentOut(view, unit, there);
      if (leaving === 0 || (park !== undefined && distances[from]! < 3)) continue;
      const speed = board.groups.movement[ordinary(level)]!;
      const march = marchToward(view, { from, distances, speed, isLast: thirdOf(view) === 'C' });
      if (march !== undefined) orders.push({ type: 'march', unit, count: leaving, ...march });
    }
  }
  return orders;
}

/** Returns the number of groups that leave a park. On A turns, half of all groups above the lowest level leave. */
function sentOut(view: View<Chicago>, unit: string, there: number): number {
  return thirdOf(view) === 'A' && unit !== 'level-4' ? Math.floor(there / 2) : 0;
}

/**
 * Returns the march that ends as near to the goal as possible. On the last turn of a day, any park is the goal, and the
 * groups infiltrate if they cannot reach a park in another way.
 */
function marchToward(
  view: View<Chicago>,
  { from, distances, speed, isLast }: { from: AreaIndex; distances: readonly number[]; speed: number; isLast: boolean },
): { path: readonly string[]; infiltrating: boolean } | undefined {
  const wide = routesFrom(view, 'demonstrators', from, 2 * speed);
  const reached = [...distances.keys()].filter((place) => place !== from && wide.costs[place] !== undefined);
  const plain = reached.filter((place) => wide.costs[place]! <= speed);
  const parks = reached.filter((place) => areaAt(view.setup, place).park !== undefined);
  const nearest = (places: readonly AreaIndex[]): AreaIndex | undefined =>
    places.toSorted((one, other) => distances[one]! - distances[other]!)[0];
  const to = isLast ? (nearest(parks.filter((place) => plain.includes(place))) ?? nearest(parks)) : nearest(plain);
  if (to === undefined) return undefined;
  return { path: pathTo(view, wide, to), infiltrating: !plain.includes(to) };
}

/**
 * Returns the action that starts the conflict with the best odds; if no conflict is possible, the action that ends the
 * step.
 */
function bestConfrontation(view: View<Chicago>, actions: readonly Action[]): Action {
  const ratioOf = (action: Action): number => {
    if (action.type !== 'confront') return 0;
    const { attackers, defenders } = confrontation(view, areaIndex(view.setup, action.area)!);
    return attackers / defenders;
  };
  return actions.toSorted((one, other) => ratioOf(other) - ratioOf(one))[0]!;
}
