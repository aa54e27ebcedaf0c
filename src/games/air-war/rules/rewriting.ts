import type { Public } from './control.ts';
import { type Gunner, whyNotAim } from './fire.ts';
import { whyNotFlight } from './flights.ts';
import { whyNotMove, whyNotWritten } from './moves.ts';
import type { Flight, Order } from './orders.ts';
import { canBeCompleted, withFlight, withMove, type Writer } from './outlook.ts';
import type { Side } from './sides.ts';
import type { Refusal } from './types.ts';

/** Orders that are written in this order, flights first; in place of one that cannot even be read, why not. */
export interface Sheet {
  readonly flights: readonly (Flight | Refusal)[];
  readonly moves: readonly (Order | Refusal)[];
}

/** The writer when they have written all of a sheet, or the first refusal on the way. */
export function rewritten({ setup, table }: Public, player: Side, { flights, moves }: Sheet): Writer | Refusal {
  const nothing: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  const flown = afterAll(nothing, flights, whyNotFlight, withFlight);
  if ('code' in flown) return flown;
  // Moves that leave room in the end have left room on the way, by those that came after them.
  const quick = afterAll(flown, moves, whyNotWritten, withMove);
  return !('code' in quick) && canBeCompleted(quick) ? quick : afterAll(flown, moves, whyNotMove, withMove);
}

/** The first refusal on the way when a player aims so from the start. */
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

/** The player after writing all of some orders, or the first refusal. */
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
