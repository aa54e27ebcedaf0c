import type { ActionRules } from '../../../core/spec.ts';
import { boardOf } from '../board.ts';
import { inOrder, numbered, numberedFlight, whyNotKnown } from '../named-orders.ts';
import { whyNotCommitted } from '../outlook.ts';
import { rewritten } from '../rewriting.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-4.5: a player writes all their flights and moves at once, in place of what they have written, and commits. */
export const orders: ActionRules<AirWar, 'orders', 'moves'> = {
  during: ['moves'],
  isListed: false,

  whyIllegal(seat, { flights, moves }) {
    const board = boardOf(seat.setup.scenario);
    const written = rewritten(seat, seat.player, {
      flights: inOrder(board, flights).map((flight) => whyNotKnown(board, flight) ?? numberedFlight(board, flight)),
      moves: inOrder(board, moves).map((order) => whyNotKnown(board, order) ?? numbered(board, order)),
    });
    return 'code' in written ? written : whyNotCommitted(written);
  },

  apply(state, { flights, moves }) {
    const board = boardOf(state.setup.scenario);
    state.own.flights = inOrder(board, flights).map((flight) => numberedFlight(board, flight));
    state.own.moves = inOrder(board, moves).map((order) => numbered(board, order));
    seal(state);
  },
};
