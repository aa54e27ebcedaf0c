/**
 * Orders judged as if they were written one after the other: in bulk, when one is taken back, and in a state from outside.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import { boardOf } from './board.ts';
import type { Public } from './control.ts';
import { numberedFlight, whyNotFlight } from './flights.ts';
import { numbered, whyNotMove } from './moves.ts';
import { withFlight, withMove, type Writer } from './outlook.ts';
import type { RuleId } from './rulebook.ts';
import type { NamedFlight, NamedOrder, Side } from './types.ts';

/** Orders that are written in this order, flights first. */
export interface Sheet {
  readonly flights: readonly NamedFlight[];
  readonly moves: readonly NamedOrder[];
}

/** The writer when he has written all of a sheet, or the first refusal on the way. */
export function rewritten(
  { setup, table }: Public,
  player: Side,
  { flights, moves }: Sheet,
): Writer | { readonly refusal: Violation<RuleId> } {
  const board = boardOf(setup.scenario);
  let writer: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  for (const flight of flights) {
    const refusal = whyNotFlight(writer, flight);
    if (refusal !== undefined) return { refusal };
    writer = withFlight(writer, numberedFlight(board, flight));
  }
  for (const move of moves) {
    const refusal = whyNotMove(writer, move);
    if (refusal !== undefined) return { refusal };
    writer = withMove(writer, numbered(board, move));
  }
  return writer;
}
