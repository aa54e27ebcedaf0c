/**
 * Orders as bulk actions name them.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import { type Board, fieldOf } from './board.ts';
import type { Flight, NamedFlight, NamedOrder, Order } from './orders.ts';
import { noSuchField } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { FieldId } from './scenario-shape.ts';

/** Orders in the order of their fields, one that is given again added to the first (AW-4.5); what names no field comes first. */
export function inOrder<Named extends NamedOrder | NamedFlight>(
  board: Board,
  orders: readonly Named[],
): readonly Named[] {
  const rank = (name: FieldId): number => fieldOf(board, name) ?? -1;
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

/** Whether two orders are the same but for their numbers. A double flight is none with any other (AW-7.1). */
function isSame(one: NamedFlight, other: NamedFlight): boolean {
  return one.from === other.from && one.to === other.to && one.relay !== true && other.relay !== true;
}

/** An order by the numbers of its fields. The board must have them. */
export function numbered(board: Board, { from, to, count }: NamedOrder): Order {
  return { from: fieldOf(board, from)!, to: fieldOf(board, to)!, count };
}

/** The same of a flight. */
export function numberedFlight(board: Board, flight: NamedFlight): Flight {
  return { ...numbered(board, flight), relay: flight.relay === true };
}

/** Why there is no such order: the board does not have its fields. */
export function whyNotKnown(board: Board, { from, to }: NamedOrder): Violation<RuleId> | undefined {
  const unknown = [from, to].find((name) => fieldOf(board, name) === undefined);
  return unknown === undefined ? undefined : noSuchField(unknown);
}
