/**
 * Orders judged as if they were written one after the other: in bulk, when one is taken back, and in a state from outside.
 *
 * @packageDocumentation
 */
import type { Violation } from '../../core/errors.ts';
import type { Public } from './control.ts';
import { type Gunner, whyNotAim } from './fire.ts';
import { whyNotFlight } from './flights.ts';
import { whyNotMove, whyNotWritten } from './moves.ts';
import type { Flight, Order } from './orders.ts';
import { canBeCompleted, withFlight, withMove, type Writer } from './outlook.ts';
import type { RuleId } from './rulebook.ts';
import type { Side } from './sides.ts';

/** Why something cannot be written. */
type Refusal = Violation<RuleId>;

/** Orders that are written in this order, flights first; in place of one that cannot even be read, why not. */
export interface Sheet {
  readonly flights: readonly (Flight | Refusal)[];
  readonly moves: readonly (Order | Refusal)[];
}

/** The writer when they have written all of a sheet, or the first refusal on the way. */
export function rewritten({ setup, table }: Public, player: Side, { flights, moves }: Sheet): Writer | Refusal {
  let writer: Writer = { player, setup, table, own: { flights: [], moves: [] } };
  for (const flight of flights) {
    if ('code' in flight) return flight;
    const refusal = whyNotFlight(writer, flight);
    if (refusal !== undefined) return refusal;
    writer = withFlight(writer, flight);
  }
  // Moves that leave room in the end have left room on the way, by those that came after them.
  const quick = withMoves(writer, moves, whyNotWritten);
  return !('code' in quick) && canBeCompleted(quick) ? quick : withMoves(writer, moves, whyNotMove);
}

function withMoves(first: Writer, moves: Sheet['moves'], whyNot: typeof whyNotMove): Writer | Refusal {
  let writer = first;
  for (const move of moves) {
    if ('code' in move) return move;
    const refusal = whyNot(writer, move);
    if (refusal !== undefined) return refusal;
    writer = withMove(writer, move);
  }
  return writer;
}

/** The first refusal on the way when a player aims so from the start. */
export function whyNotAims(
  { setup, table }: Public,
  player: Side,
  aims: readonly (Order | Refusal)[],
): Refusal | undefined {
  const written: Order[] = [];
  for (const aim of aims) {
    if ('code' in aim) return aim;
    const gunner: Gunner = { player, setup, table, own: { aims: written } };
    const refusal = whyNotAim(gunner, aim);
    if (refusal !== undefined) return refusal;
    written.push(aim);
  }
  return undefined;
}
