import type { Choices } from '../../../core/choices.ts';
import type { View } from '../../../core/game.ts';
import { areaAt, areaId, areaIndex, boardOf, countAt } from '../rules/board.ts';
import { crtColumn, forcesAssault } from '../rules/conflict.ts';
import { thirdOf } from '../rules/course.ts';
import type { Order } from '../rules/declaration.ts';
import type { AreaId, AreaIndex } from '../rules/scenario-shape.ts';
import { confrontation } from '../rules/targets.ts';
import type { Action, Chicago } from '../rules/types.ts';
import { LEVELS, ordinary } from '../rules/units.ts';
import { outscoresParks, pointsOf } from './gains.ts';
import { distancesTo, pathTo, routesFrom } from './routes.ts';

/** How a plan for demonstrators marches. */
export interface Marching {
  /** Whether no march may end in an area in which a march would end without a detour. */
  readonly detour: boolean;
  /**
   * Whether groups leave a park only for another park, and infiltrate if they must. On C turns, groups on the streets
   * always march in this way.
   */
  readonly infiltrate: boolean;
  /** The beginning of the identifiers of the areas to which groups march. */
  readonly goal: string;
}

/**
 * Plays the demonstrators: gathers in Lincoln Park, sends groups to the goal, and starts each conflict that gains points
 * on average. On A turns, all groups leave the parks if a conflict at the goal scores more points than a park without an
 * attack.
 */
export function demonstrate(view: View<Chicago>, choices: Choices<Action>, marching: Marching): Action {
  const player = 'demonstrators';
  const { kind } = view.table.phase;
  if (kind === 'gather') return { type: 'default-set-up', player };
  return kind === 'move'
    ? { type: 'play-step', player, orders: marches(view, marching) }
    : bestConfrontation(view, [...choices]);
}

function marches(view: View<Chicago>, marching: Marching): readonly March[] {
  const plan = departures(view, marching, new Set());
  return marching.detour ? departures(view, marching, new Set(plan.map(({ path }) => path.at(-1)!))) : plan;
}

function departures(
  view: View<Chicago>,
  { infiltrate, goal }: Marching,
  avoided: ReadonlySet<AreaId>,
): readonly March[] {
  const { setup, table } = view;
  const board = boardOf(setup);
  const third = thirdOf(view);
  const goals = [...board.areas.keys()].filter((place) => areaId(setup, place).startsWith(goal));
  const distances = distancesTo(view, goals.length === 0 ? board.parks : goals);
  const orders: March[] = [];
  const isLeaving = third === 'A' && goals.some((place) => outscoresParks(setup.scenario, areaAt(setup, place)));
  for (const [from, { park }] of board.areas.entries()) {
    if (park === undefined ? third !== 'C' && distances[from] === 0 : !isLeaving) continue;
    for (const [level, unit] of LEVELS.entries()) {
      const count = countAt(table.groups.fresh, ordinary(level), from);
      if (count === 0) continue;
      const speed = board.groups.movement[ordinary(level)]!;
      const march = marchToward(view, { from, avoided, distances, speed, infiltrate });
      if (march !== undefined) orders.push({ type: 'march', unit, count, ...march });
    }
  }
  return orders;
}

/** A march of groups. */
type March = Extract<Order, { readonly type: 'march' }>;

/** The start of a march, and what decides where it ends. */
interface Departure {
  readonly from: AreaIndex;
  readonly avoided: ReadonlySet<AreaId>;
  /** The distance of each area to the goal, in links. */
  readonly distances: readonly number[];
  readonly speed: number;
  readonly infiltrate: boolean;
}

/** Returns the march that ends as near to the goal as possible: see {@link Marching}. */
function marchToward(
  view: View<Chicago>,
  { from, avoided, distances, speed, infiltrate }: Departure,
): Pick<March, 'path' | 'infiltrating'> | undefined {
  const wide = routesFrom(view, 'demonstrators', from, 2 * speed);
  const isOpen = (place: AreaIndex): boolean => place !== from && !avoided.has(areaId(view.setup, place));
  const reached = [...distances.keys()].filter((place) => isOpen(place) && wide.costs[place] !== undefined);
  const plain = reached.filter((place) => wide.costs[place]! <= speed);
  const parks = reached.filter((place) => areaAt(view.setup, place).park !== undefined);
  const nearest = (places: readonly AreaIndex[]): AreaIndex | undefined =>
    places.toSorted((one, other) => distances[one]! - distances[other]!)[0];
  const to =
    (infiltrate && areaAt(view.setup, from).park !== undefined) || thirdOf(view) === 'C'
      ? (nearest(parks.filter((place) => plain.includes(place))) ?? nearest(parks))
      : nearest(plain);
  if (to === undefined) return undefined;
  return { path: pathTo(view, wide, to), infiltrating: !plain.includes(to) };
}

/**
 * Returns the action that starts the conflict with the greatest expected gain. If no conflict gains points, returns the
 * action that ends the step.
 */
function bestConfrontation(view: View<Chicago>, actions: readonly Action[]): Action {
  let best: Action = { type: 'end-step', player: 'demonstrators' };
  let most = 0;
  for (const action of actions) {
    const gain = action.type === 'confront' ? gainOf(view, areaIndex(view.setup, action.area)!) : 0;
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}

/**
 * Returns the expected gain of a conflict, in points of the exposure index. If the police must assault, the gain is
 * usually `Infinity`, because they lose the match after a shot.
 */
function gainOf(view: View<Chicago>, place: AreaIndex): number {
  const { attackers, defenders, boxed } = confrontation(view, place);
  const { assault, harass } = view.setup.scenario;
  return !boxed && forcesAssault(attackers, defenders)
    ? -pointsOf(view, place, '1-1', assault)
    : -pointsOf(view, place, crtColumn(attackers, defenders)!, harass.demonstrators);
}
