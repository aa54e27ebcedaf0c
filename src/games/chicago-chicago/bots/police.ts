import type { View } from '../../../core/game.ts';
import { areaAt, areaId, boardOf, boxedIn, countAt, totalAt } from '../rules/board.ts';
import { crtColumn } from '../rules/conflict.ts';
import { thirdOf } from '../rules/course.ts';
import { type Crt, CRT_COLUMNS } from '../rules/crt.ts';
import type { Order } from '../rules/declaration.ts';
import type { AreaId, AreaIndex } from '../rules/scenario-shape.ts';
import { defaultGarrisons } from '../rules/set-up.ts';
import { canEngage, groupStrength, platoonStrength } from '../rules/targets.ts';
import type { Action, ActionOf, Chicago } from '../rules/types.ts';
import { GUARD, POLICE_UNITS, type PoliceUnit } from '../rules/units.ts';
import { faceCounts } from '../../../mechanics/results-table.ts';
import { outscoresParks, pointsOf, weakest } from './gains.ts';
import { distancesTo, pathTo, type Routes, routesFrom } from './routes.ts';

/** How a plan for police sends platoons. */
export interface Patrolling {
  /** The odds at which the police send no further platoons to a park. */
  readonly park: number;
  /** The odds at which the police send no further platoons to an area outside the parks. */
  readonly street: number;
  /** Whether platoons can be pickets; otherwise, only the National Guard can: see {@link postPickets}. */
  readonly picket: boolean;
}

/**
 * Plays the police: refills boxes, empties released boxes, and sends platoons to the areas where attacks gain the most
 * points. Other platoons stay where they are. Attacks use the table HARASS. In the last turn, attacks use ASSAULT instead
 * if this can still win a match that is otherwise lost.
 */
export function police(view: View<Chicago>, plan: Patrolling): Action {
  const player = 'police';
  const { kind } = view.table.phase;
  if (kind === 'garrison') return nearCrowd(view);
  if (kind === 'post') return { type: 'default-set-up', player };
  if (kind === 'patrol') return { type: 'play-step', player, orders: patrol(view, plan) };
  return bestEngagement(view) ?? bestStrike(view) ?? { type: 'end-step', player };
}

/**
 * Returns the set-up: fills the boxes, and divides the other platoons evenly among the park with the groups and the
 * areas next to it. The more points a box is worth to the demonstrators, the stronger are its platoons; released boxes
 * have the strongest, because these platoons can leave in the first turn.
 */
function nearCrowd(view: View<Chicago>): Action {
  const { parks, neighbours, boxes: places } = boardOf(view.setup);
  const worth = (place: AreaIndex): number =>
    view.table.released[place] === true ? 1000 : areaAt(view.setup, place).demonstrators;
  const order = places.toSorted((one, other) => worth(one) - worth(other));
  const { boxes, areas: usual } = defaultGarrisons(view, order);
  const near = parks
    .filter((park) => totalAt(view.table.groups.fresh, park) > 0)
    .flatMap((park) => [park, ...neighbours[park]!]);
  if (near.length === 0) return { type: 'default-set-up', player: 'police' };
  const areas: Record<AreaId, Partial<Record<PoliceUnit, number>>> = {};
  const platoons = Object.values(usual).flatMap((counts) =>
    POLICE_UNITS.flatMap((unit) => Array.from({ length: counts[unit] ?? 0 }, () => unit)),
  );
  for (const [index, unit] of platoons.entries()) {
    const there = (areas[areaId(view.setup, near[index % near.length]!)] ??= {});
    there[unit] = (there[unit] ?? 0) + 1;
  }
  return { type: 'deploy-all', player: 'police', boxes, areas };
}

/** Platoons of one kind in one area that have no task yet. */
interface Free {
  readonly place: AreaIndex;
  readonly row: number;
  count: number;
  /** The routes of the platoons, computed when they are first needed. */
  routes?: Routes;
}

function patrol(view: View<Chicago>, plan: Patrolling): readonly Order[] {
  const orders: Order[] = [];
  const free = freePlatoons(view, orders);
  const { boxes } = boardOf(view.setup);
  for (const place of boxes) refill(view, place, free, orders);
  postPickets(view, { plan, free, orders });
  for (const target of targetsOf(view)) gather(view, target, { plan, free, orders });
  return orders;
}

/**
 * Sends a picket, which is one platoon, to each area with a full box that scores more points for the demonstrators than
 * a park without an attack, if the nearest groups are at a distance of two links. Entering an area with police outside
 * the box costs one more movement point, so these groups cannot reach the box in their next move, unless they
 * infiltrate. If no platoon can be the picket, brings in a Guard company, except on C turns. Withdraws companies next
 * to groups, because these groups could force them to assault.
 */
function postPickets(view: View<Chicago>, { plan, free, orders }: Dispatch): void {
  const { setup, table } = view;
  const { fresh, spent } = table.groups;
  const { areas, boxes } = boardOf(setup);
  const held = [...areas.keys()].filter((area) => totalAt(fresh, area) + totalAt(spent, area) > 0);
  const distances = distancesTo(view, held);
  const isBehind = table.index.demonstrators > table.index.police;
  let guards = isBehind && thirdOf(view) !== 'C' ? table.guardsLeft : 0;
  const isNear = (place: AreaIndex): boolean => table.released[place] !== true && distances[place] === 2;
  for (const place of boxes) {
    if (!isNear(place) || !outscoresParks(setup.scenario, areaAt(setup, place))) continue;
    const way = plan.picket ? waysTo(view, place, free)[0] : undefined;
    if (way !== undefined) send(view, way, 1, orders);
    else if (totalAt(table.police.fresh, place) === 0 && guards-- > 0)
      orders.push({ type: 'bring-guard', area: areaId(setup, place) });
  }
  withdrawGuards(view, distances, orders);
}

/** Withdraws the Guard companies that are next to groups. */
function withdrawGuards({ setup, table }: View<Chicago>, distances: readonly number[], orders: Order[]): void {
  for (const [place, { id: area }] of setup.scenario.areas.entries()) {
    const companies = distances[place] === 1 ? countAt(table.police.fresh, GUARD, place) : 0;
    for (let count = 0; count < companies; count++) orders.push({ type: 'withdraw-guard', area });
  }
}

/** Returns the areas with groups, sorted by the gain of an attack. */
function targetsOf(view: View<Chicago>): readonly AreaIndex[] {
  const held = [...boardOf(view.setup).areas.keys()].filter((place) => totalAt(view.table.groups.fresh, place) > 0);
  const worth = new Map(held.map((place) => [place, pointsOf(view, place, '3-1')]));
  return held.toSorted((one, other) => worth.get(other)! - worth.get(one)!);
}

/** Settings of {@link gather} and {@link postPickets}. */
interface Dispatch {
  readonly plan: Patrolling;
  readonly free: readonly Free[];
  readonly orders: Order[];
}

/**
 * Sends the nearest platoons to an area until they have good odds against all groups there. If good odds are not
 * possible, sends no platoons.
 */
function gather(view: View<Chicago>, place: AreaIndex, { plan, free, orders }: Dispatch): void {
  const { police: units } = boardOf(view.setup);
  const groups = groupStrength(view, place);
  const strength = (row: number): number => units.conflict[row]!;
  const ways = waysTo(view, place, free);
  const most = ways.reduce((sum, { stack }) => sum + stack.count * strength(stack.row), 0);
  const isPark = areaAt(view.setup, place).park !== undefined;
  if (isPark ? parkGain(view, place, most) <= 0 : most < weakest(view, place).strength) return;
  let missing = (isPark ? plan.park : plan.street) * groups;
  for (const way of ways) {
    const { count: present, row } = way.stack;
    const count = Math.min(present, Math.ceil(missing / strength(row)));
    if (count <= 0) break;
    missing -= count * strength(row);
    send(view, way, count, orders);
  }
}

/**
 * Returns the platoons that are outside boxes or in released boxes. Adds orders that make platoons leave released
 * boxes.
 */
function freePlatoons({ setup, table }: View<Chicago>, orders: Order[]): Free[] {
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

/** Platoons without a task, and how they can reach an area. */
interface Way {
  readonly to: AreaIndex;
  readonly stack: Free;
  readonly routes: Routes;
  readonly cost: number;
}

/** Returns the platoons that have no task yet and can reach an area; the nearest platoons come first. */
function waysTo(view: View<Chicago>, place: AreaIndex, free: readonly Free[]): readonly Way[] {
  const { movement } = boardOf(view.setup).police;
  return free
    .filter(({ count }) => count > 0)
    .map((stack) => {
      const routes = (stack.routes ??= routesFrom(view, 'police', stack.place, movement[stack.row]!));
      return { to: place, stack, routes, cost: routes.costs[place] ?? Infinity };
    })
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost);
}

/** Gives platoons their task: a march, unless they are already in the area. */
function send(view: View<Chicago>, { to, stack, routes }: Way, count: number, orders: Order[]): void {
  stack.count -= count;
  if (stack.place === to) return;
  const unit = POLICE_UNITS[stack.row]!;
  orders.push({ type: 'march', unit, path: pathTo(view, routes, to), count, infiltrating: false });
}

/** Refills a box with the nearest platoons that have no task yet. */
function refill(view: View<Chicago>, place: AreaIndex, free: readonly Free[], orders: Order[]): void {
  const { setup, table } = view;
  if (table.released[place] === true) return;
  const area = areaId(setup, place);
  for (let missing = setup.scenario.setUp.platoonsPerBox - boxedIn(table, place); missing > 0; missing--) {
    const way = waysTo(view, place, free)[0];
    if (way === undefined) return;
    send(view, way, 1, orders);
    orders.push({ type: 'fill', area, unit: POLICE_UNITS[way.stack.row]! });
  }
}

/**
 * Returns the gain of an attack on a park. On a C turn, the gain includes the points that the police would lose without
 * an attack.
 */
function parkGain(view: View<Chicago>, place: AreaIndex, strength: number): number {
  const column = crtColumn(strength, groupStrength(view, place));
  if (column === undefined) return -Infinity;
  return pointsOf(view, place, column) + (thirdOf(view) === 'C' ? view.setup.scenario.points.unengaged : 0);
}

/** Returns the attack on a park that gains the most points; `undefined` if no attack gains points. */
function bestEngagement(view: View<Chicago>): Action | undefined {
  const gainOf = (place: AreaIndex): number => parkGain(view, place, platoonStrength(view, place));
  const parks = boardOf(view.setup).parks.filter((place) => canEngage(view, place) && gainOf(place) > 0);
  const best = parks.toSorted((one, other) => gainOf(other) - gainOf(one))[0];
  if (best === undefined) return undefined;
  return { type: 'engage', player: 'police', area: areaId(view.setup, best), table: tableFor(view, best) };
}

/**
 * Returns the table for an attack: usually HARASS. In the last turn, returns ASSAULT if the police are not ahead and
 * score more often with ASSAULT than with HARASS. In this case, the result SHOT costs nothing, because the match would
 * be lost in any case.
 */
function tableFor(view: View<Chicago>, place: AreaIndex): 'harass' | 'assault' {
  const { setup, table } = view;
  const isLast = table.turn === setup.scenario.turns.length;
  const column = crtColumn(platoonStrength(view, place), groupStrength(view, place));
  if (!isLast || column === undefined || table.index.police > table.index.demonstrators) return 'harass';
  const wins = (crt: Crt): number =>
    [...faceCounts(crt, column)].reduce((sum, [code, faces]) => sum + (code.startsWith('P') ? faces : 0), 0);
  return wins(setup.scenario.assault) > wins(setup.scenario.harass.police) ? 'assault' : 'harass';
}

/**
 * Returns an attack on one group outside parks: the attack with the best ratio of gain to odds, with as few platoons as
 * possible.
 */
function bestStrike(view: View<Chicago>): ActionOf<'attack-groups'> | undefined {
  const { areas } = boardOf(view.setup);
  let [best, most]: [ActionOf<'attack-groups'> | undefined, number] = [undefined, 0];
  for (const [place, { park, id: area }] of areas.entries()) {
    if (park !== undefined) continue;
    const group = weakest(view, place);
    if (group.strength === 0) continue;
    for (const [index, column] of CRT_COLUMNS.entries()) {
      const gain = pointsOf(view, place, column) / (index + 1);
      const platoons = gain > most ? platoonsFor(view, place, (index + 1) * group.strength) : undefined;
      if (platoons === undefined) continue;
      most = gain;
      best = { type: 'attack-groups', player: 'police', area, groups: { [group.sort]: 1 }, platoons, table: 'harass' };
    }
  }
  return best;
}

/**
 * Returns platoons of an area that together have the needed strength. The function chooses the strongest platoons
 * first; the last platoon is the weakest platoon that is sufficient.
 */
function platoonsFor(
  { setup, table }: View<Chicago>,
  place: AreaIndex,
  needed: number,
): ActionOf<'attack-groups'>['platoons'] | undefined {
  const { conflict } = boardOf(setup).police;
  const rows = [...POLICE_UNITS.keys()].filter((row) => row !== GUARD);
  const left = new Map(rows.map((row) => [row, countAt(table.police.fresh, row, place)]));
  const chosen: Partial<Record<(typeof POLICE_UNITS)[number], number>> = {};
  const byStrength = rows.toSorted((one, other) => conflict[other]! - conflict[one]!);
  for (let missing = needed; missing > 0;) {
    const there = byStrength.filter((row) => left.get(row)! > 0);
    const row = there.findLast((each) => conflict[each]! >= missing) ?? there[0];
    if (row === undefined) return undefined;
    const unit = POLICE_UNITS[row]!;
    chosen[unit] = (chosen[unit] ?? 0) + 1;
    left.set(row, left.get(row)! - 1);
    missing -= conflict[row]!;
  }
  return chosen;
}
