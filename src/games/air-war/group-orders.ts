/**
 * Orders to groups of units in *Some Air War Games*: a group marches towards a field, flies to it, or fires at it.
 */
import type { View } from '../../core/game.ts';
import type { GroupOrders, UnitGroup } from '../../manifest/manifest.ts';
import { OrderSheet } from './bots/order-sheet.ts';
import { boardOf, nameOf } from './rules/board.ts';
import { cityOfAirport, protectedFields } from './rules/control.ts';
import { forEachTarget } from './rules/fire.ts';
import { FLIGHT_LIMIT } from './rules/flights.ts';
import { airWar } from './rules/game.ts';
import { flightsOf, ordersOf } from './rules/named-orders.ts';
import type { Flight, NamedFlight, NamedOrder, Order } from './rules/orders.ts';
import { rewritten } from './rules/rewriting.ts';
import type { Field } from './rules/scenario-shape.ts';
import { ofSide, type Side, SIDES } from './rules/sides.ts';
import type { ActionOf, AirWar } from './rules/types.ts';
import { forEachPile, LIMIT } from './rules/units.ts';

type Seen = View<AirWar>;

/** Orders to groups of units. A group that marches moves one field towards its target. */
export const groupOrders: GroupOrders<AirWar> = {
  written({ setup: { scenario }, table, own, viewer }) {
    if (viewer === 'spectator' || own === undefined || !table.waiting.includes(viewer)) return undefined;
    const named = ({ from, to, count }: Order): NamedOrder => ({
      from: nameOf(scenario, from),
      to: nameOf(scenario, to),
      count,
    });
    const flown = (flight: Flight): NamedFlight => ({ ...named(flight), ...(flight.relay ? { relay: true } : {}) });
    if (table.phase.kind === 'fire') return { type: 'fire', player: viewer, aims: own.aims.map(named) };
    if (table.phase.kind !== 'moves') return undefined;
    return { type: 'orders', player: viewer, flights: own.flights.map(flown), moves: own.moves.map(named) };
  },

  units(view, list) {
    const { scenario } = view.setup;
    const units: Record<string, number> = {};
    const add = (field: Field, count: number): void => void (units[nameOf(scenario, field)] = count);
    if (view.table.phase.kind === 'fire') forEachTarget(view, sideOf(view), (from, _to, count) => add(from, count));
    else forEachPile(ofSide(view.table.units, sideOf(view)), add);
    if (list !== 'flights') return units;
    const starts = new Set(flightsFrom(view).map(({ from }) => from));
    return Object.fromEntries(Object.entries(units).filter(([place]) => starts.has(place)));
  },

  targets(view, list, from) {
    const found = new Set<string>();
    if (list === 'moves') goalsOf(view, from).forEach((name) => found.add(name));
    else if (list === 'aims') {
      const { scenario } = view.setup;
      forEachTarget(view, sideOf(view), (start, goal) => {
        if (from.includes(nameOf(scenario, start))) found.add(nameOf(scenario, goal));
      });
    } else for (const { from: start, to } of flightsFrom(view)) if (from.includes(start)) found.add(to);
    return [...found];
  },

  order(view, orders, group) {
    if (orders.type === 'fire') return withAims(view, orders, group);
    if (orders.type !== 'orders') return orders;
    return group.list === 'moves' ? withMarch(view, orders, group) : withFlights(view, orders, group);
  },

  shown(view, orders) {
    const { scenario } = view.setup;
    const own = view.own!;
    if (orders.type === 'fire') return { ...view, own: { ...own, aims: ordersOf(scenario, orders.aims) as Order[] } };
    if (orders.type !== 'orders') return view;
    const flights = flightsOf(scenario, orders.flights) as Flight[];
    return { ...view, own: { ...own, flights, moves: ordersOf(scenario, orders.moves) as Order[] } };
  },
};

function sideOf({ viewer }: Seen): Side {
  return viewer as Side;
}

/** Returns all flights that are legal for a player who has not written any orders. */
function flightsFrom(view: Seen): readonly ActionOf<'fly'>[] {
  const nothing = { ...view, own: { ...view.own!, flights: [], moves: [] } };
  return [...airWar.choices(nothing)].filter((action) => action.type === 'fly');
}

/**
 * Returns the fields to which a group can march: the fields with cities, airports or units, and the fields next to the
 * group. The result does not include fields that a truce closes.
 */
function goalsOf(view: Seen, from: readonly string[]): readonly string[] {
  const { hex } = boardOf(view.setup.scenario);
  const { cities, units } = view.table;
  const closed = protectedFields(view, sideOf(view));
  const goals = [
    ...cities.flatMap(({ field, airport }) => [field, airport]),
    ...SIDES.flatMap((side) => ofSide(units, side)),
    ...from.flatMap((name) => hex.neighbours[hex.byName.get(name)!]!),
  ];
  return goals.filter((field) => closed[field] === 0).map((field) => hex.names[field]!);
}

/** Returns an {@link OrderSheet} that contains the orders written so far. */
function sheetOf(view: Seen, { flights, moves }: ActionOf<'orders'>): OrderSheet {
  const { hex } = boardOf(view.setup.scenario);
  const own = new Map<Field, number>();
  forEachPile(ofSide(view.table.units, sideOf(view)), (field, count) => void own.set(field, count));
  const sheet = new OrderSheet({ hex, own, closed: protectedFields(view, sideOf(view)) });
  for (const flight of flights) sheet.fly(flight);
  for (const { from, to, count } of moves)
    for (let each = 0; each < count; each++) sheet.step(hex.byName.get(from)!, hex.byName.get(to)!);
  return sheet;
}

/**
 * Moves each unit one step nearer to the target if there is room. The nearest units move first, so that they make room
 * for the other units.
 */
function withMarch(view: Seen, orders: ActionOf<'orders'>, { units, target }: UnitGroup): ActionOf<'orders'> {
  const { hex } = boardOf(view.setup.scenario);
  const sheet = sheetOf(view, orders);
  const goal = hex.byName.get(target)!;
  const far = (field: Field): number => hex.distance(field, goal);
  const each = Object.entries(units).flatMap(([name, count]) => Array<Field>(count).fill(hex.byName.get(name)!));
  for (const from of each.sort((one, other) => far(one) - far(other))) {
    const open = sheet.around(from).filter((to) => far(to) < far(from) && sheet.hasRoom(to));
    const [to] = open.sort((one, other) => far(one) - far(other) || sheet.arriving(one) - sheet.arriving(other));
    if (to !== undefined) sheet.step(from, to);
  }
  return { ...orders, moves: sheet.moves };
}

/** For each airport on which the group has units, adds a flight to the target if such a flight is still legal. */
function withFlights(view: Seen, orders: ActionOf<'orders'>, { units, target }: UnitGroup): ActionOf<'orders'> {
  const { scenario } = view.setup;
  const { hex } = boardOf(scenario);
  const goal = hex.byName.get(target)!;
  const isOwn = cityOfAirport(view.table.cities, goal)?.controller === view.viewer;
  let flown = orders;
  for (const [from, count] of Object.entries(units)) {
    const flight = { from, to: target, count: Math.min(count, isOwn ? FLIGHT_LIMIT : 1) };
    const sheet = sheetOf(view, flown);
    const next = { ...flown, flights: [...flown.flights, flight] };
    const { flights, moves } = { flights: flightsOf(scenario, next.flights), moves: ordersOf(scenario, next.moves) };
    const isFull = (sheet.standing.get(goal) ?? 0) + sheet.arriving(goal) + flight.count > LIMIT;
    if (!isFull && !('code' in rewritten(view, sideOf(view), { flights, moves }))) flown = next;
  }
  return flown;
}

/** For each field next to the target, orders the units of the group on this field to fire at the target. */
function withAims(view: Seen, orders: ActionOf<'fire'>, { units, target }: UnitGroup): ActionOf<'fire'> {
  const { scenario } = view.setup;
  const aims = [...orders.aims];
  forEachTarget(view, sideOf(view), (start, goal) => {
    const from = nameOf(scenario, start);
    const count = units[from] ?? 0;
    if (nameOf(scenario, goal) === target && count > 0) aims.push({ from, to: target, count });
  });
  return { ...orders, aims };
}
