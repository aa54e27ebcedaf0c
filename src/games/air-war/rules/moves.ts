import { violation } from '../../../core/errors.ts';
import { boardOf, distance, nameOf } from './board.ts';
import { whyNotNext } from './control.ts';
import type { Order } from './orders.ts';
import { unitsLeft, whyNotCompleted, withMove, type Writer } from './outlook.ts';
import type { Refusal } from './types.ts';

/** Returns the reason why the player must not write this move now (AW-4.1, AW-4.5). */
export function whyNotMove(writer: Writer, order: Order): Refusal | undefined {
  return whyNotWritten(writer, order) ?? whyNotCompleted(withMove(writer, order));
}

/** Does the same as {@link whyNotMove}, but does not check that later moves can leave room for all units. */
export function whyNotWritten(writer: Writer, order: Order): Refusal | undefined {
  const { scenario } = writer.setup;
  const steps = distance(boardOf(scenario), order.from, order.to);
  if (steps === 0) return violation('same-field', 'AW-4.1', { field: nameOf(scenario, order.from) });
  if (steps > 1) return violation('not-adjacent', 'AW-4.1', { steps });
  return whyNotNext(writer, order, { last: writer.own.moves.at(-1), left: unitsLeft(writer, order.from) });
}
