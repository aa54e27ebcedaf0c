import { violation } from '../../../core/errors.ts';
import { fieldOf } from './board.ts';
import type { Flight, NamedFlight, NamedOrder, Order } from './orders.ts';
import type { FieldId, Scenario } from './scenario-shape.ts';
import type { Refusal } from './types.ts';

/**
 * Sorts orders by field and merges repeated orders into one by adding up their units (AW-4.5). Orders with unknown
 * fields come first.
 */
function inOrder<Named extends NamedFlight>(scenario: Scenario, orders: readonly Named[]): readonly Named[] {
  const rank = (name: FieldId): number => fieldOf(scenario, name) ?? -1;
  const merged: Named[] = [];
  for (const order of orders.toSorted(
    (one, other) => rank(one.from) - rank(other.from) || rank(one.to) - rank(other.to),
  )) {
    const last = merged.at(-1);
    if (last !== undefined && isSame(last, order))
      merged[merged.length - 1] = { ...last, count: last.count + order.count };
    else merged.push(order);
  }
  return merged;
}

/**
 * Whether two orders differ only in their numbers of units. A double flight is never the same as another order
 * (AW-7.1).
 */
function isSame(one: NamedFlight, other: NamedFlight): boolean {
  return one.from === other.from && one.to === other.to && one.relay !== true && other.relay !== true;
}

function numbered(scenario: Scenario, { from, to, count }: NamedOrder): Order | Refusal {
  const [start, goal] = [fieldOf(scenario, from), fieldOf(scenario, to)];
  if (start === undefined) return violation('no-such-name', 'AW-1.3', { field: from });
  if (goal === undefined) return violation('no-such-name', 'AW-1.3', { field: to });
  return { from: start, to: goal, count };
}

/**
 * Replaces the names of fields in moves or aims by numbers, and sorts these orders. An order with an unknown field
 * becomes a refusal.
 */
export function ordersOf(scenario: Scenario, named: readonly NamedOrder[]): readonly (Order | Refusal)[] {
  return inOrder(scenario, named).map((order) => numbered(scenario, order));
}

/**
 * Replaces the names of fields in flights by numbers, and sorts the flights. A flight with an unknown field becomes a
 * refusal.
 */
export function flightsOf(scenario: Scenario, named: readonly NamedFlight[]): readonly (Flight | Refusal)[] {
  return inOrder(scenario, named).map((flight) => {
    const order = numbered(scenario, flight);
    return 'code' in order ? order : { ...order, relay: flight.relay === true };
  });
}
