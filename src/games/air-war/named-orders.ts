/**
 * Orders with the names of their fields: in lists of actions, and in bulk.
 *
 * @packageDocumentation
 */
import { type Board, fieldOf, nameOf } from './board.ts';
import { forEachPair, type Pairs } from './order-options.ts';
import type { Field, FieldId, Flight, NamedFlight, NamedOrder } from './types.ts';

/** All orders that pairs of fields stand for, in order. */
export function namedOrders({ hex }: Board, pairs: Pairs): readonly NamedOrder[] {
  const orders: NamedOrder[] = [];
  forEachPair(pairs, (from, to, least, most) => {
    const [origin, destination] = [hex.names[from] as FieldId, hex.names[to] as FieldId];
    for (let count = least; count <= most; count++) orders.push({ from: origin, to: destination, count });
  });
  return orders;
}

/** An order with the names of its fields. */
export function namedOrder(board: Board, { from, to, count }: { from: Field; to: Field; count: number }): NamedOrder {
  return { from: nameOf(board, from), to: nameOf(board, to), count };
}

/** A flight with the names of its fields. */
export function namedFlight(board: Board, flight: Flight): NamedFlight {
  return flight.relay ? { ...namedOrder(board, flight), relay: true } : namedOrder(board, flight);
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
