import type { GroupOrders, UnitGroup } from '../manifest/manifest.ts';
import { fieldNames, valueOf } from '../session/choices.ts';
import type { PlayerAction } from '../session/session.ts';
import type { MatchNow } from './match-client.ts';

/**
 * One order of a bulk action: some units of one place, and the place to which these units move or at which they fire.
 */
export interface UnitOrder {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** A played order, the list that contained the order, and the target of the order's group. */
export interface PlayedOrder extends UnitOrder {
  readonly list: string;
  readonly target: string;
}

/**
 * The orders that the viewer has written so far, and the group of units that gets the next order. A `Grouping` is plain
 * data: functions do not modify it, but return new data.
 */
export interface Grouping {
  readonly game: GroupOrders;
  /** The bulk action that contains the orders so far. */
  readonly orders: PlayerAction;
  /** The names of those fields of the bulk action that contain lists of orders. */
  readonly lists: readonly string[];
  /** The name of the list to which the next orders are added. */
  readonly list: string;
  /** The places whose units form the group. */
  readonly selected: readonly string[];
  /**
   * True if a click on another place adds this place to the group; false if the click orders the group to this place.
   */
  readonly isAdding: boolean;
  /** On each selected place, this number of units does not belong to the group. */
  readonly staying: number;
  /** The number of units in the last group that could not get the group's order. */
  readonly missed: number;
  /** For each order, the target of its group, by the key of the order ({@link keyOf}). */
  readonly targets: Readonly<Record<string, string>>;
}

/**
 * Returns the initial data for writing orders; `undefined` if the game has no orders to groups, or if the viewer cannot
 * give orders now.
 */
export function startGrouping(now: MatchNow, game: GroupOrders | undefined): Grouping | undefined {
  const orders = now.next.kind === 'move' ? game?.written(now.view) : undefined;
  if (game === undefined || orders === undefined) return undefined;
  const { lists: ofGame = {} } = now.manifest.controls;
  const lists = fieldNames(now, orders.type).filter((field) => Object.hasOwn(ofGame, field));
  // The default is the last list, because most orders usually belong to this list. For example, the list of moves is
  // after the list of flights.
  const list = lists.at(-1) ?? '';
  return { game, orders, lists, list, ...NO_GROUP, staying: 0, missed: 0, targets: {} };
}

const NO_GROUP = { selected: [], isAdding: false } as const;

/** Returns the orders in one list of the bulk action. */
export function ordersIn({ orders }: Grouping, list: string): readonly UnitOrder[] {
  return valueOf(orders, list) as unknown as readonly UnitOrder[];
}

/**
 * For each place with units that have no order and can get an order of the current list, returns the number of these
 * units.
 */
export function idleUnits({ view }: MatchNow, grouping: Grouping): Readonly<Record<string, number>> {
  const ordered = grouping.lists.flatMap((list) => ordersIn(grouping, list));
  const left = Object.entries(grouping.game.units(view, grouping.list)).map(([place, count]) => {
    const gone = ordered.reduce((sum, order) => (order.from === place ? sum + order.count : sum), 0);
    return [place, count - gone] as const;
  });
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/**
 * Returns the places that the viewer can click now. A click on such a place changes the group, or orders the group to
 * this place.
 */
export function openPlaces(now: MatchNow, grouping: Grouping): readonly string[] {
  const { game, list, selected, isAdding } = grouping;
  if (selected.length === 0 || isAdding) return Object.keys(idleUnits(now, grouping));
  return [...new Set([...selected, ...game.targets(now.view, list, selected)])];
}

/**
 * Handles a click on a place: adds the place to the group, removes it from the group, or orders the group to this
 * place.
 */
export function pressed(now: MatchNow, grouping: Grouping, place: string, isMore: boolean): Grouping {
  const { selected } = grouping;
  const isAdding = grouping.isAdding || isMore || selected.length === 0;
  if (selected.includes(place)) return { ...grouping, selected: selected.filter((each) => each !== place) };
  return isAdding ? withSelected(now, grouping, [place]) : ordered(now, grouping, place);
}

/** Adds places to the group. The function ignores places without a unit that can still get an order. */
export function withSelected(now: MatchNow, grouping: Grouping, places: readonly string[]): Grouping {
  const idle = idleUnits(now, grouping);
  const selected = new Set([...grouping.selected, ...places.filter((place) => Object.hasOwn(idle, place))]);
  return { ...grouping, missed: 0, selected: [...selected] };
}

/**
 * Chooses the list to which the next orders are added. If no unit of a place can get an order of this list, removes the
 * place from the group.
 */
export function withList(now: MatchNow, grouping: Grouping, list: string): Grouping {
  return withSelected(now, { ...grouping, list, selected: [] }, grouping.selected);
}

/** Removes all places from the group. */
export function withoutGroup(grouping: Grouping): Grouping {
  return { ...grouping, ...NO_GROUP };
}

/** Adds orders to the given target for the units of the group. */
function ordered(now: MatchNow, grouping: Grouping, target: string): Grouping {
  const idle = idleUnits(now, grouping);
  const { list, selected, staying } = grouping;
  const units = Object.fromEntries(selected.map((place) => [place, Math.max(0, (idle[place] ?? 0) - staying)]));
  return withoutGroup(withGroup(now, grouping, { list, units, target }));
}

function withGroup({ view }: MatchNow, grouping: Grouping, group: UnitGroup): Grouping {
  const { game, orders, targets } = grouping;
  const before = ordersIn(grouping, group.list);
  const next = { ...grouping, orders: game.order(view, orders, group) };
  const after = ordersIn(next, group.list);
  const old = new Set(before.map((order) => keyOf(group.list, order)));
  const added = after.map((order) => keyOf(group.list, order)).filter((key) => !old.has(key));
  const asked = Object.values(group.units).reduce((sum, count) => sum + count, 0);
  const missed = asked - (countOf(after) - countOf(before));
  return { ...next, missed, targets: { ...targets, ...Object.fromEntries(added.map((key) => [key, group.target])) } };
}

function countOf(orders: readonly UnitOrder[]): number {
  return orders.reduce((sum, { count }) => sum + count, 0);
}

function keyOf(list: string, { from, to }: UnitOrder): string {
  return JSON.stringify([list, from, to]);
}

/** Removes one order of a list; if no list is given, removes all orders. */
export function withoutOrder(grouping: Grouping, list?: string, index?: number): Grouping {
  const kept = grouping.lists.map((each) => [
    each,
    list === undefined ? [] : ordersIn(grouping, each).filter((_order, place) => each !== list || place !== index),
  ]);
  return { ...grouping, missed: 0, orders: { ...grouping.orders, ...(Object.fromEntries(kept) as object) } };
}

/**
 * Returns the orders in the form in which a later turn can repeat them: each order with its list and the target of its
 * group.
 */
export function playedOrders(grouping: Grouping): readonly PlayedOrder[] {
  return grouping.lists.flatMap((list) =>
    ordersIn(grouping, list).map((order) => ({
      ...order,
      list,
      target: grouping.targets[keyOf(list, order)] ?? order.to,
    })),
  );
}

/**
 * Repeats the orders of an earlier turn. The same units continue their moves to their targets, or fire at their targets
 * again.
 */
export function repeated(now: MatchNow, grouping: Grouping, played: readonly PlayedOrder[]): Grouping {
  const idle: Record<string, number> = {};
  for (const list of grouping.lists) Object.assign(idle, idleUnits(now, { ...grouping, list }));
  const groups = new Map<string, UnitGroup>();
  for (const { list, target, from, to, count } of played.filter((order) => grouping.lists.includes(order.list))) {
    // If units moved in the earlier turn, they are now at the place to which they moved.
    const place = idle[to] === undefined ? from : to;
    const units = Math.min(count, idle[place] ?? 0);
    idle[place] = (idle[place] ?? 0) - units;
    const key = JSON.stringify([list, target]);
    const group = groups.get(key) ?? { list, target, units: {} };
    groups.set(key, { ...group, units: { ...group.units, [place]: (group.units[place] ?? 0) + units } });
  }
  return [...groups.values()].reduce((given, group) => withGroup(now, given, group), withoutGroup(grouping));
}
