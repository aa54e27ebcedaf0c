import { violation } from '../../../core/errors.ts';
import { boardOf, distance, nameOf } from './board.ts';
import { protectingTruce, type Public } from './control.ts';
import { isAfter, type Order } from './orders.ts';
import { unitsLeft, whyNotCompleted, withMove, type Writer } from './outlook.ts';
import type { Field } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Refusal } from './types.ts';

/** Why a move may not be written now (AW-4.1, AW-4.5). */
export function whyNotMove(writer: Writer, order: Order): Refusal | undefined {
  return whyNotWritten(writer, order) ?? whyNotCompleted(withMove(writer, order));
}

/** The same, but for the room that all units must have in the end. */
export function whyNotWritten(writer: Writer, order: Order): Refusal | undefined {
  const { scenario } = writer.setup;
  const steps = distance(boardOf(scenario), order.from, order.to);
  if (steps === 0) return violation('same-field', 'AW-4.1', { field: nameOf(scenario, order.from) });
  if (steps > 1) return violation('not-adjacent', 'AW-4.1', { steps });
  return whyNotNext(writer, order, { last: writer.own.moves.at(-1), left: unitsLeft(writer, order.from) });
}

/** Who acts. */
interface Acting extends Public {
  readonly player: Side;
}

/** A truce closes a field to units that enter it or fire at it (AW-7.1, AW-7.2). */
export function whyNotInTruce(acting: Acting, to: Field): Refusal | undefined {
  const truce = protectingTruce(acting, acting.player, to);
  if (truce === undefined) return undefined;
  const [field, until] = [nameOf(acting.setup.scenario, to), truce.cycles];
  const rule = truce.scope === 'home' ? 'AW-7.1' : 'AW-7.2';
  return violation('truce', rule, { field, until });
}

/** Why a move or an aim may not come next: a truce, the order of fields, or too few units (AW-4.1, AW-4.5, AW-7.1, AW-7.2). */
export function whyNotNext(
  acting: Acting,
  order: Order,
  { last, left }: { readonly last: Order | undefined; readonly left: number },
): Refusal | undefined {
  const closed = whyNotInTruce(acting, order.to);
  if (closed !== undefined) return closed;
  if (last !== undefined && !isAfter(last, order)) return violation('out-of-order', 'AW-4.5');
  if (order.count <= left) return undefined;
  const field = nameOf(acting.setup.scenario, order.from);
  return violation('too-few-units', 'AW-4.1', { field, left, count: order.count });
}
