import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { type Field, fieldId, positive, whole } from './scenario-shape.ts';

const orderEntries = { from: whole, to: whole, count: positive };

/**
 * An order to units on one field to move to another field, or to fire at another field.
 *
 * @interface
 */
export type Order = DataOf<typeof orderEntries>;

const flightEntries = {
  ...orderEntries,
  /** Whether one of the two units flies on to the city of the airport (AW-7.1). */
  relay: v.boolean(),
};

/**
 * A flight.
 *
 * @interface
 */
export type Flight = DataOf<typeof flightEntries>;

const namedOrderEntries = { ...orderEntries, from: fieldId, to: fieldId };

/**
 * A move or an aim in actions, with the names of its fields.
 *
 * @interface
 */
export type NamedOrder = DataOf<typeof namedOrderEntries>;

const namedFlightEntries = {
  ...namedOrderEntries,
  /**
   * AW-7.1: `true` if one of the two units flies on to the city. In all other flights, the key is absent and never
   * `false`, so that equal flights are equal data.
   */
  relay: v.exactOptional(v.literal(true)),
};

/**
 * A flight as it is written in an action, with the names of its fields.
 *
 * @interface
 */
export type NamedFlight = DataOf<typeof namedFlightEntries>;

/** Shape of an {@link Order}. */
export const orderShape = v.strictObject(orderEntries);

/** Shape of a {@link Flight}. */
export const flightShape = v.strictObject(flightEntries);

/** Shape of a {@link NamedOrder}. */
export const namedOrderShape = v.strictObject(namedOrderEntries);

/** Shape of a {@link NamedFlight}. */
export const namedFlightShape = v.strictObject(namedFlightEntries);

/** Returns how many units on a field have one of these orders. */
export function ordered(orders: readonly Order[], from: Field): number {
  let sum = 0;
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index]!;
    if (order.from === from) sum += order.count;
  }
  return sum;
}

/** Whether an order from one field to another must be written after the order `last`. */
export function isAfter(last: Order, { from, to }: Pick<Order, 'from' | 'to'>): boolean {
  return from > last.from || (from === last.from && to > last.to);
}
