/**
 * Orders with the names of their fields: in lists of actions, and in bulk.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import { type Board, fieldOf, nameOf } from './board.ts';
import type { Pairs } from './order-options.ts';
import type { RuleId } from './rulebook.ts';
import type { Field, FieldId, NamedFlight, NamedOrder } from './types.ts';

/** All orders that pairs of fields stand for, in order. */
export function namedOrders({ hex }: Board, pairs: Pairs): readonly NamedOrder[] {
  const orders: NamedOrder[] = [];
  for (let index = 0; index < pairs.length; index += 3) {
    const from = hex.names[pairs[index] as Field] as FieldId;
    const to = hex.names[pairs[index + 1] as Field] as FieldId;
    for (let count = 1; count <= (pairs[index + 2] as number); count++) orders.push({ from, to, count });
  }
  return orders;
}

/** An order with the names of its fields. */
export function namedOrder(board: Board, { from, to, count }: { from: Field; to: Field; count: number }): NamedOrder {
  return { from: nameOf(board, from), to: nameOf(board, to), count };
}

/** Orders in the order of their fields (AW-4.5); what names no field comes first. */
export function sortedOrders<Order extends NamedOrder>(board: Board, orders: readonly Order[]): readonly Order[] {
  const rank = (name: FieldId): number => fieldOf(board, name) ?? -1;
  return [...orders].sort((one, other) => rank(one.from) - rank(other.from) || rank(one.to) - rank(other.to));
}

/** Flights in the order of their airports (AW-4.5); what names no field comes first. */
export function sortedFlights(board: Board, flights: readonly NamedFlight[]): readonly NamedFlight[] {
  return sortedOrders(board, flights);
}

/** The first refusal among orders that are written one after the other. */
export function whyNotInBulk<Order>(
  orders: readonly Order[],
  whyNot: (order: Order) => Violation<RuleId> | undefined,
  write: (order: Order) => void,
): Violation<RuleId> | undefined {
  for (const order of orders) {
    const refusal = whyNot(order);
    if (refusal !== undefined) return refusal;
    write(order);
  }
  return undefined;
}
