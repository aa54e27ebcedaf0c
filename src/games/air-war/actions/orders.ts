import * as v from 'valibot';
import type { ActionRules } from '../../../core/spec.ts';
import { boardOf } from '../board.ts';
import { seal } from '../cycle.ts';
import { sortedFlights, sortedOrders, whyNotInBulk } from '../named-orders.ts';
import { numbered, numberedFlight, whyNotCommitted, whyNotFlight, whyNotMove } from '../orders.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, flightShape, orderShape } from '../shapes.ts';
import { type ActionOf, type AirWar, type Flight, ofSide, type Order } from '../types.ts';

/** AW-4.5: a player writes all his flights and moves at once, in place of what he has written, and commits. */
export const orders: ActionRules<AirWar, ActionOf<'orders'>> = {
  shape: /* @__PURE__ */ actionShape('orders', {
    flights: v.pipe(v.array(flightShape), v.maxLength(1000)),
    moves: v.pipe(v.array(orderShape), v.maxLength(10_000)),
  }),

  whyIllegal({ player, setup, table }, action) {
    if (table.step.kind !== 'moves') return wrongStep(table.step);
    const board = boardOf(setup.scenario);
    const own = { flights: [] as Flight[], moves: [] as Order[] };
    const writer = { player, setup, table, own };
    const flights = sortedFlights(board, action.flights);
    const moves = sortedOrders(board, action.moves);
    return (
      whyNotInBulk(
        flights,
        (flight) => whyNotFlight(writer, flight),
        (flight) => own.flights.push(numberedFlight(board, flight)),
      ) ??
      whyNotInBulk(
        moves,
        (order) => whyNotMove(writer, order),
        (order) => own.moves.push(numbered(board, order)),
      ) ??
      whyNotCommitted(writer)
    );
  },

  apply(state, { player, flights, moves }, log) {
    const board = boardOf(state.setup.scenario);
    const own = ofSide(state.secrets, player);
    own.flights = sortedFlights(board, flights).map((flight) => numberedFlight(board, flight));
    own.moves = sortedOrders(board, moves).map((order) => numbered(board, order));
    seal(state, player, log);
  },
};
