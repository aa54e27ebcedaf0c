import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { areaAt, areaId, areaIndex, boardOf, countAt } from '../rules/board.ts';
import { thirdOf } from '../rules/course.ts';
import type { Order } from '../rules/declaration.ts';
import type { AreaId, AreaIndex } from '../rules/scenario-shape.ts';
import { confrontation } from '../rules/targets.ts';
import type { Action, Chicago } from '../rules/types.ts';
import { LEVELS, ordinary } from '../rules/units.ts';
import { distancesTo, pathTo, routesFrom } from './routes.ts';

/**
 * Plays the demonstrators: gathers in Lincoln Park, sends half of the fast groups to Grant Park on A turns, and starts
 * every possible conflict.
 *
 * @param detours - How many times the marches are planned again: see {@link marches}.
 */
export function demonstrate(view: View<Chicago>, choices: Choices<Action>, detours = 0): Action {
  const player = 'demonstrators';
  const { kind } = view.table.phase;
  if (kind === 'gather') return { type: 'default-set-up', player };
  return kind === 'move'
    ? { type: 'play-step', player, orders: marches(view, detours) }
    : bestConfrontation(view, [...choices]);
}

/**
 * Returns the marches of a step. For each detour, the function plans the marches again, so that no march ends in an area
 * in which a march of an earlier plan ended.
 */
function marches(view: View<Chicago>, detours: number): readonly March[] {
  const avoided = new Set<AreaId>();
  for (let detour = 0; detour < detours; detour++)
    for (const { path } of departures(view, avoided)) avoided.add(path.at(-1)!);
  return departures(view, avoided);
}

function departures(view: View<Chicago>, avoided: ReadonlySet<AreaId>): readonly March[] {
  const { setup, table } = view;
  const board = boardOf(setup);
  const goals = board.parks.filter((place) => areaId(setup, place).startsWith('grant'));
  const distances = distancesTo(view, goals.length === 0 ? board.parks : goals);
  const orders: March[] = [];
  for (const [from, { park }] of board.areas.entries()) {
    for (const [level, unit] of LEVELS.entries()) {
      const there = countAt(table.groups.fresh, ordinary(level), from);
      const leaving = park === undefined ? there : sentOut(view, unit, there);
      if (leaving === 0 || (park !== undefined && distances[from]! < 3)) continue;
      const speed = board.groups.movement[ordinary(level)]!;
      const march = marchToward(view, { from, avoided, distances, speed });
      if (march !== undefined) orders.push({ type: 'march', unit, count: leaving, ...march });
    }
  }
  return orders;
}

/** A march of groups. */
type March = Extract<Order, { readonly type: 'march' }>;

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
  {
    from,
    avoided,
    distances,
    speed,
  }: { from: AreaIndex; avoided: ReadonlySet<AreaId>; distances: readonly number[]; speed: number },
): Pick<March, 'path' | 'infiltrating'> | undefined {
  const wide = routesFrom(view, 'demonstrators', from, 2 * speed);
  const isOpen = (place: AreaIndex): boolean => place !== from && !avoided.has(areaId(view.setup, place));
  const reached = [...distances.keys()].filter((place) => isOpen(place) && wide.costs[place] !== undefined);
  const plain = reached.filter((place) => wide.costs[place]! <= speed);
  const parks = reached.filter((place) => areaAt(view.setup, place).park !== undefined);
  const nearest = (places: readonly AreaIndex[]): AreaIndex | undefined =>
    places.toSorted((one, other) => distances[one]! - distances[other]!)[0];
  const isLast = thirdOf(view) === 'C';
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
