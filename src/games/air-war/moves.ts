/**
 * Moves: which are legal, and when orders leave no more than three units on a field.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import { type Board, boardOf, distance, fieldOf, nameOf } from './board.ts';
import { isProtected } from './control.ts';
import { canBeCompleted, isAfter, standingAfter, unitsLeft, withMove, type Writer } from './outlook.ts';
import { noSuchField, outOfOrder, tooFewUnits, underTruce } from './refusals.ts';
import { firstFull } from './relief.ts';
import type { RuleId } from './rulebook.ts';
import type { Field, NamedOrder } from './types.ts';

/** Why a move may not be written now (AW-4.1, AW-4.5). */
export function whyNotMove(writer: Writer, order: NamedOrder): Violation<RuleId> | undefined {
  const refusal = whyNotWritten(writer, order);
  return refusal ?? whyNoRoom(withMove(writer, numbered(boardOf(writer.setup.scenario), order)));
}

/** The same, but for the room that all units must have in the end. */
export function whyNotWritten(writer: Writer, { from, to, count }: NamedOrder): Violation<RuleId> | undefined {
  const { player, setup } = writer;
  const board = boardOf(setup.scenario);
  const [origin, destination] = [fieldOf(board, from), fieldOf(board, to)];
  if (origin === undefined) return noSuchField(from);
  if (destination === undefined) return noSuchField(to);
  const steps = distance(board, origin, destination);
  if (steps === 0)
    return violation('same-field', 'AW-4.1', `Units without an order stay on ${from} anyway.`, { field: from });
  if (steps > 1)
    return violation('not-adjacent', 'AW-4.1', `From ${from} to ${to} it is ${steps} steps, more than one.`, { steps });
  if (isProtected(writer, player, destination)) return underTruce(setup.scenario, to, 'enter');
  const last = writer.own.moves.at(-1);
  if (last !== undefined && !isAfter(last, origin, destination)) {
    const before = `from ${nameOf(board, last.from)} to ${nameOf(board, last.to)}`;
    return outOfOrder(`Moves are written in the order of their fields: the last was ${before}.`);
  }
  const left = unitsLeft(writer, origin);
  return count > left ? tooFewUnits(from, left, count) : undefined;
}

/** Why what has been written cannot be completed: somewhere stand too many, and no later move could relieve them (AW-4.5). */
export function whyNoRoom(writer: Writer): Violation<RuleId> | undefined {
  return canBeCompleted(writer) ? undefined : whyNotCommitted(writer);
}

/** Why what is written cannot be committed (AW-4.1). */
export function whyNotCommitted(writer: Writer): Violation<RuleId> | undefined {
  const { counts } = standingAfter(writer);
  const full = firstFull(counts);
  if (full === counts.length) return undefined;
  const field = nameOf(boardOf(writer.setup.scenario), full);
  const count = counts[full] as number;
  return violation('more-than-three', 'AW-4.1', `${field} would hold ${count} of your units, more than three.`, {
    field,
    count,
  });
}

/** An order between numbered fields of a board that has them. */
export function numbered(board: Board, { from, to, count }: NamedOrder): { from: Field; to: Field; count: number } {
  return { from: fieldOf(board, from) as Field, to: fieldOf(board, to) as Field, count };
}
