import type { Public } from './control.ts';
import { type Gunner, whyNotAim } from './fire.ts';
import { whyNotFlight } from './flights.ts';
import { whyNotMove, whyNotWritten } from './moves.ts';
import type { Flight, Order } from './orders.ts';
import { canBeCompleted, withFlight, withMove, type Writer } from './outlook.ts';
import type { Side } from './sides.ts';
import type { Refusal } from './types.ts';

/**
 * All orders in the sequence in which they are written, flights first. If an order could not be read, the list has its
 * refusal instead.
 */
export interface Sheet {
  readonly flights: readonly (Flight | Refusal)[];
  readonly moves: readonly (Order | Refusal)[];
}

/**
 * Starts without any written orders, and writes the given flights and moves. Returns the writer, or the first refusal.
 */
export function rewritten({ setup, table }: Public, player: Side, { flights, moves }: Sheet): Writer | Refusal {
  const nothing: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  const flown = afterAll(nothing, flights, whyNotFlight, withFlight);
  if ('code' in flown) return flown;
  // If all units have room after the whole list, room need not be checked after each order, because the later orders in
  // the list make room for all units.
  const quick = afterAll(flown, moves, whyNotWritten, withMove);
  return !('code' in quick) && canBeCompleted(quick) ? quick : afterAll(flown, moves, whyNotMove, withMove);
}

/** Starts without any written aims, and writes the given aims. Returns the first refusal, if there is one. */
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

/** Writes a list of orders. Returns the writer, or the first refusal. */
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
