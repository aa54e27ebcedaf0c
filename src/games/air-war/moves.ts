/**
 * Moves: which are legal.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import { boardOf, distance, nameOf } from './board.ts';
import { isProtected } from './control.ts';
import { isAfter, type Order } from './orders.ts';
import { unitsLeft, whyNotCompleted, withMove, type Writer } from './outlook.ts';
import { outOfOrder, tooFewUnits, underTruce } from './refusals.ts';
import type { RuleId } from './rulebook.ts';

/** Why a move may not be written now (AW-4.1, AW-4.5). */
export function whyNotMove(writer: Writer, order: Order): Violation<RuleId> | undefined {
  return whyNotWritten(writer, order) ?? whyNotCompleted(withMove(writer, order));
}

/** The same, but for the room that all units must have in the end. */
export function whyNotWritten(writer: Writer, order: Order): Violation<RuleId> | undefined {
  const { player, setup } = writer;
  const board = boardOf(setup.scenario);
  const [from, to] = [nameOf(board, order.from), nameOf(board, order.to)];
  const steps = distance(board, order.from, order.to);
  if (steps === 0)
    return violation('same-field', 'AW-4.1', `Units without an order stay on ${from} anyway.`, { field: from });
  if (steps > 1)
    return violation('not-adjacent', 'AW-4.1', `From ${from} to ${to} it is ${steps} steps, more than one.`, { steps });
  if (isProtected(writer, player, order.to)) return underTruce(setup.scenario, to, 'enter');
  const last = writer.own.moves.at(-1);
  if (last !== undefined && !isAfter(last, order)) {
    const before = `from ${nameOf(board, last.from)} to ${nameOf(board, last.to)}`;
    return outOfOrder(`Moves are written in the order of their fields: the last was ${before}.`);
  }
  const left = unitsLeft(writer, order.from);
  return order.count > left ? tooFewUnits(from, left, order.count) : undefined;
}
