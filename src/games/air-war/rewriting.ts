/**
 * Orders judged as if they were written one after the other: in bulk, when one is taken back, and in a state from outside.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import { boardOf } from './board.ts';
import type { Public } from './control.ts';
import { numberedFlight, whyNotFlight } from './flights.ts';
import { numbered, whyNotMove, whyNotWritten } from './moves.ts';
import { canBeCompleted, withFlight, withMove, type Writer } from './outlook.ts';
import type { RuleId } from './rulebook.ts';
import type { NamedFlight, NamedOrder, Side } from './types.ts';

/** Orders that are written in this order, flights first. */
export interface Sheet {
  readonly flights: readonly NamedFlight[];
  readonly moves: readonly NamedOrder[];
}

/** The writer when he has written all of a sheet, or the first refusal on the way. */
export function rewritten({ setup, table }: Public, player: Side, { flights, moves }: Sheet): Rewritten {
  const board = boardOf(setup.scenario);
  let writer: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  for (const flight of flights) {
    const refusal = whyNotFlight(writer, flight);
    if (refusal !== undefined) return { refusal };
    writer = withFlight(writer, numberedFlight(board, flight));
  }
  // Moves that leave room in the end have left room on the way, by those that came after them.
  const quick = withMoves(writer, moves, whyNotWritten);
  return !('refusal' in quick) && canBeCompleted(quick) ? quick : withMoves(writer, moves, whyNotMove);
}

type Rewritten = Writer | { readonly refusal: Violation<RuleId> };

function withMoves(first: Writer, moves: readonly NamedOrder[], whyNot: typeof whyNotMove): Rewritten {
  const board = boardOf(first.setup.scenario);
  let writer = first;
  for (const move of moves) {
    const refusal = whyNot(writer, move);
    if (refusal !== undefined) return { refusal };
    writer = withMove(writer, numbered(board, move));
  }
  return writer;
}
