import type { Public } from './control.ts';
import { type Gunner, whyNotAim } from './fire.ts';
import { whyNotFlight } from './flights.ts';
import { whyNotMove, whyNotWritten } from './moves.ts';
import type { Flight, Order } from './orders.ts';
import { canBeCompleted, withFlight, withMove, type Writer } from './outlook.ts';
import type { Side } from './sides.ts';
import type { Refusal } from './types.ts';

/**
 * All orders in the sequence in which they are written, flights first. In the place of an order that could not be read,
 * the list contains a refusal.
 */
export interface Sheet {
  readonly flights: readonly (Flight | Refusal)[];
  readonly moves: readonly (Order | Refusal)[];
}

/**
 * Checks the given flights and moves one by one, as if the player had written no orders before. Returns the
 * {@link Writer} with these orders, or the first refusal.
 */
export function rewritten({ setup, table }: Public, player: Side, { flights, moves }: Sheet): Writer | Refusal {
  const nothing: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  const flown = afterAll(nothing, flights, whyNotFlight, withFlight);
  if ('code' in flown) return flown;
  // If all units have room after the last order of the list, it is not necessary to check this after each order,
  // because the later orders in the list make room for all units.
  const quick = afterAll(flown, moves, whyNotWritten, withMove);
  return !('code' in quick) && canBeCompleted(quick) ? quick : afterAll(flown, moves, whyNotMove, withMove);
}

/**
 * Checks the given aims one by one, as if the player had written no aims before. Returns the first refusal, if there is
 * one.
 */
export function whyNotAims({ setup, table }: Public, player: Side, aims: Sheet['moves']): Refusal | undefined {
  const nothing: Gunner = { player, setup, table, own: { aims: [] } };
  const aimed = afterAll(nothing, aims, whyNotAim, ({ own }, aim) => ({
    player,
    setup,
    table,
    own: { aims: [...own.aims, aim] },
  }));
  return 'code' in aimed ? aimed : undefined;
}

/** Adds the orders of a list one by one to the orders of the writer. Returns the new writer, or the first refusal. */
function afterAll<Writing extends object, Written extends object>(
  writer: Writing,
  orders: readonly (Written | Refusal)[],
  whyNot: (writer: Writing, order: Written) => Refusal | undefined,
  having: (writer: Writing, order: Written) => Writing,
): Writing | Refusal {
  let writing = writer;
  for (const order of orders) {
    if ('code' in order) return order;
    const refusal = whyNot(writing, order);
    if (refusal !== undefined) return refusal;
    writing = having(writing, order);
  }
  return writing;
}
