import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf } from '../board.ts';
import { seal } from '../cycle.ts';
import { numberedFlight } from '../flights.ts';
import { numbered, whyNotCommitted } from '../moves.ts';
import { sortedFlights, sortedOrders } from '../named-orders.ts';
import { wrongStep } from '../refusals.ts';
import { rewritten } from '../rewriting.ts';
import { actionShape, flightShape, orderShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';

/** AW-4.5: a player writes all his flights and moves at once, in place of what he has written, and commits. */
export const orders: ActionRules<AirWar, ActionOf<'orders'>> = {
  shape: /* @__PURE__ */ actionShape('orders', {
    flights: v.pipe(v.array(flightShape), v.maxLength(1000)),
    moves: v.pipe(v.array(orderShape), v.maxLength(10_000)),
  }),

  whyIllegal({ player, setup, table }, action) {
    if (table.step.kind !== 'moves') return wrongStep(table.step);
    const board = boardOf(setup.scenario);
    const flights = sortedFlights(board, action.flights);
    const written = rewritten({ setup, table }, player, { flights, moves: sortedOrders(board, action.moves) });
    return 'refusal' in written ? written.refusal : whyNotCommitted(written);
  },

  apply(state, { player, flights, moves }, log) {
    const board = boardOf(state.setup.scenario);
    const own = ofSide(state.secrets, player);
    own.flights = sortedFlights(board, flights).map((flight) => numberedFlight(board, flight));
    own.moves = sortedOrders(board, moves).map((order) => numbered(board, order));
    seal(state, player, log);
  },
};
