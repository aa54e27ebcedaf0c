/**
 * Two scripted players of *Chicago-Chicago!*: demonstrators who march from Lincoln Park and stay in Grant Park, and
 * police who hold their boxes and guard what is exposed.
 *
 * @packageDocumentation
 */
import type { Position, View } from '../core/game.ts';
import { areaAt, areaId, areaIndex, boardOf, boxedIn, countAt, totalAt } from '../games/chicago-chicago/board.ts';
import type { Action, AreaIndex, Chicago, Order } from '../games/chicago-chicago/types.ts';
import { LEVELS, ordinary, POLICE_UNITS, SORTS } from '../games/chicago-chicago/units.ts';
import { confrontation, groupStrength } from '../games/chicago-chicago/targets.ts';
import { distancesTo, pathTo, routesFrom } from './chicago-routes.ts';
import type { DemoPlayer } from './players.ts';

type View0 = View<Chicago>;

/** How many platoons the police keep near each exposed box. */
const RESERVE = 2;

/** Gathers in Lincoln Park, sends half of the fast groups down to Grant Park on A turns, and starts every conflict it can. */
export const marchingDemonstrators: DemoPlayer<Chicago> = (view, actions) => {
  const player = 'demonstrators';
  const { kind } = view.table.step;
  if (kind === 'gather') return { type: 'default-set-up', player };
  return kind === 'move' ? { type: 'play-step', player, orders: departures(view) } : bestConfrontation(view, actions);
};

/** Mends boxes, empties released ones, brings all that can come to the place that is worth most, and attacks there by HARASS. */
export const guardingPolice: DemoPlayer<Chicago> = (view, actions) => {
  const player = 'police';
  const { kind } = view.table.step;
  if (kind === 'garrison' || kind === 'post') return { type: 'default-set-up', player };
  return kind === 'patrol' ? { type: 'play-step', player, orders: patrol(view) } : attack(actions);
};

function third({ setup, table }: Position<Chicago>): string {
  return (setup.scenario.turns[table.turn - 1] as string).slice(-1);
}

function departures(view: View0): readonly Order[] {
  const { setup, table } = view;
  const board = boardOf(setup);
  const goals = board.parks.filter((place) => areaId(setup, place).startsWith('grant'));
  const distances = distancesTo(view, goals.length === 0 ? board.parks : goals);
  const orders: Order[] = [];
  for (const [from, { park }] of board.areas.entries()) {
    for (const [level, unit] of LEVELS.entries()) {
      const there = countAt(table.groups.fresh, ordinary(level), from);
      const leaving = park === undefined ? there : sentOut(view, unit, there);
      if (leaving === 0 || (park !== undefined && (distances[from] as number) < 3)) continue;
      const speed = board.groups.movement[ordinary(level)] as number;
      const march = marchToward(view, { from, distances, speed, isLast: third(view) === 'C' });
      if (march !== undefined) orders.push({ type: 'march', unit, count: leaving, ...march });
    }
  }
  return orders;
}

/** How many groups leave a park: half of all but the lowest, on A turns. */
function sentOut(view: View0, unit: string, there: number): number {
  return third(view) === 'A' && unit !== 'level-4' ? Math.floor(there / 2) : 0;
}

/** Goes as near to the goal as it can; on the last turn of a day to any park, infiltrating if that is the only way. */
function marchToward(
  view: View0,
  { from, distances, speed, isLast }: { from: AreaIndex; distances: readonly number[]; speed: number; isLast: boolean },
): { path: readonly string[]; infiltrating: boolean } | undefined {
  const wide = routesFrom(view, 'demonstrators', from, 2 * speed);
  const reached = [...distances.keys()].filter((place) => place !== from && wide.costs[place] !== undefined);
  const plain = reached.filter((place) => (wide.costs[place] as number) <= speed);
  const parks = reached.filter((place) => areaAt(view.setup, place).park !== undefined);
  const nearest = (places: readonly AreaIndex[]): AreaIndex | undefined =>
    places.toSorted((one, other) => (distances[one] as number) - (distances[other] as number))[0];
  const to = isLast ? (nearest(parks.filter((place) => plain.includes(place))) ?? nearest(parks)) : nearest(plain);
  if (to === undefined) return undefined;
  return { path: pathTo(view, wide, to), infiltrating: !plain.includes(to) };
}

/** Conflicts that force an assault come first, then those with the best odds. */
function bestConfrontation(view: View0, actions: readonly Action[]): Action {
  const ratioOf = (action: Action): number => {
    if (action.type !== 'confront') return 0;
    const { attackers, defenders } = confrontation(view, areaIndex(view.setup, action.area));
    return attackers / defenders;
  };
  return actions.toSorted((one, other) => ratioOf(other) - ratioOf(one))[0] as Action;
}

/** Platoons that are free in an area, of one kind. */
interface Free {
  readonly place: AreaIndex;
  readonly row: number;
  count: number;
}

function patrol(view: View0): readonly Order[] {
  const orders: Order[] = [];
  const free = freePlatoons(view, orders);
  const { boxes } = boardOf(view.setup);
  for (const place of boxes) mend(view, place, free, orders);
  for (const place of boxes) if (isExposed(view, place)) holdBack(view, place, free);
  const target = mostExposed(view, free);
  const rally = target ?? largest(free);
  if (rally === undefined) return orders;
  return [...orders, ...marchesTo(view, rally, free)];
}

/** Brings all free platoons as near to a place as they can come. */
function marchesTo(view: View0, rally: AreaIndex, free: readonly Free[]): readonly Order[] {
  const distances = distancesTo(view, [rally]);
  const orders: Order[] = [];
  for (const { place, row, count } of free) {
    if (count === 0 || place === rally) continue;
    const routes = routesFrom(view, 'police', place, boardOf(view.setup).police.movement[row] as number);
    const reached = [...distances.keys()].filter((to) => routes.costs[to] !== undefined);
    const to = reached.toSorted((one, other) => (distances[one] as number) - (distances[other] as number))[0];
    if (to === undefined || to === place) continue;
    const unit = POLICE_UNITS[row] as 'tac';
    orders.push({ type: 'march', unit, path: pathTo(view, routes, to), count, infiltrating: false });
  }
  return orders;
}

/** Where most free platoons are. */
function largest(free: readonly Free[]): AreaIndex | undefined {
  const sizeAt = (place: AreaIndex): number =>
    free.reduce((sum, stack) => sum + (stack.place === place ? stack.count : 0), 0);
  return free.toSorted((one, other) => sizeAt(other.place) - sizeAt(one.place))[0]?.place;
}

/** The platoons in the areas, and those that come out of released boxes, which is ordered. */
function freePlatoons({ setup, table }: View0, orders: Order[]): Free[] {
  const free: Free[] = [];
  for (const [place, { id: area }] of setup.scenario.areas.entries()) {
    for (const [row, unit] of POLICE_UNITS.entries()) {
      const boxed = table.released[place] === true ? countAt(table.police.boxed, row, place) : 0;
      for (let count = 0; count < boxed; count++) orders.push({ type: 'leave', area, unit });
      const count = countAt(table.police.fresh, row, place) + boxed;
      if (count > 0 && unit !== 'guard') free.push({ place, row, count });
    }
  }
  return free;
}

/** Fills a box that is short with the nearest free platoons. */
function mend(view: View0, place: AreaIndex, free: readonly Free[], orders: Order[]): void {
  const { setup, table } = view;
  if (table.released[place] === true) return;
  const board = boardOf(setup);
  const area = areaId(setup, place);
  for (let missing = setup.scenario.setUp.platoonsPerBox - boxedIn(table, place); missing > 0; missing--) {
    const ways = free
      .filter(({ count }) => count > 0)
      .map((stack) => {
        const routes = routesFrom(view, 'police', stack.place, board.police.movement[stack.row] as number);
        return { stack, routes, cost: routes.costs[place] ?? Infinity };
      });
    const best = ways.toSorted((one, other) => one.cost - other.cost)[0];
    if (best === undefined || best.cost === Infinity) return;
    const unit = POLICE_UNITS[best.stack.row] as 'tac';
    const path = pathTo(view, best.routes, place);
    if (path.length > 1) orders.push({ type: 'march', unit, path, count: 1, infiltrating: false });
    orders.push({ type: 'fill', area, unit });
    best.stack.count--;
  }
}

/** Whether groups may soon attack a box that must be held. */
function isExposed(view: View0, place: AreaIndex): boolean {
  const distances = distancesTo(view, [place]);
  const isNear = distances.some((links, other) => links <= 2 && totalAt(view.table.groups.fresh, other) > 0);
  return isNear && view.table.released[place] !== true;
}

/** Leaves platoons where they are from which the box could be mended in the next turn. */
function holdBack(view: View0, place: AreaIndex, free: readonly Free[]): void {
  const distances = distancesTo(view, [place]);
  for (let held = 0; held < RESERVE; held++) {
    const near = free.filter(
      (stack) => stack.count > 0 && isSafe(view, stack) && (distances[stack.place] as number) <= 2,
    );
    const nearest = near.toSorted(
      (one, other) => (distances[one.place] as number) - (distances[other.place] as number),
    )[0];
    if (nearest !== undefined) nearest.count--;
  }
}

/** Whether no groups are so near that they could force an assault on one who stays behind. */
function isSafe(view: View0, { place }: Free): boolean {
  return distancesTo(view, [place]).every((links, other) => links > 2 || totalAt(view.table.groups.fresh, other) === 0);
}

/** The area with groups where the platoons that can come have odds, and most is to be gained. */
function mostExposed(view: View0, free: readonly Free[]): AreaIndex | undefined {
  const board = boardOf(view.setup);
  const isLast = third(view) === 'C';
  const strengths = board.areas.map(() => 0);
  for (const { place, row, count } of free) {
    const { costs } = routesFrom(view, 'police', place, board.police.movement[row] as number);
    for (const [to, cost] of costs.entries())
      if (cost !== undefined)
        strengths[to] = (strengths[to] as number) + count * (board.police.conflict[row] as number);
  }
  const worthOf = (place: AreaIndex): number => {
    const { police, demonstrators, park } = areaAt(view.setup, place);
    const groups = groupStrength(view, place);
    if (groups === 0 || totalAt(view.table.groups.fresh, place) === 0) return 0;
    const odds = Math.min(4, (strengths[place] as number) / groups);
    // A park is attacked as a whole, and to be met with too little is to be shot at; elsewhere the weakest will do.
    if (odds < 1) return 0;
    return odds * (police + demonstrators) + (park !== undefined && isLast ? 10 : 0);
  };
  const best = [...board.areas.keys()].toSorted((one, other) => worthOf(other) - worthOf(one))[0] as AreaIndex;
  return worthOf(best) > 0 ? best : undefined;
}

/** Attacks by HARASS with all that there is: parks first, elsewhere a single group of the lowest sort. */
function attack(actions: readonly Action[]): Action {
  const harass = actions.find((action) => action.type === 'engage' && action.table === 'harass');
  if (harass !== undefined) return harass;
  const commits = actions.filter((action) => action.type === 'commit');
  const most = commits.toSorted((one, other) => rank(one.unit) - rank(other.unit) || other.count - one.count)[0];
  if (most !== undefined) return most;
  const strike = actions.find((action) => action.type === 'strike' && action.table === 'harass');
  if (strike !== undefined) return strike;
  const single = actions.filter((action) => action.type === 'single-out' && action.count === 1);
  const lowest = single.toSorted((one, other) => sortRank(one) - sortRank(other))[0];
  return lowest ?? (actions.find(({ type }) => type === 'end-step') as Action);
}

function rank(unit: string): number {
  return POLICE_UNITS.indexOf(unit as 'tac');
}

function sortRank(action: Action): number {
  return action.type === 'single-out' ? SORTS.indexOf(action.sort) : SORTS.length;
}
