import type { ActionRules } from '../../../../core/spec.ts';
import { flightsOf, ordersOf } from '../named-orders.ts';
import type { Flight, Order } from '../orders.ts';
import { whyNotCommitted } from '../outlook.ts';
import { rewritten } from '../rewriting.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-4.5: a player writes all their flights and moves at once, in place of what they have written, and commits. */
export const orders: ActionRules<AirWar, 'orders', 'moves'> = {
  during: ['moves'],
  isListed: false,

  whyIllegal(seat, { flights, moves }) {
    const { scenario } = seat.setup;
    const sheet = { flights: flightsOf(scenario, flights), moves: ordersOf(scenario, moves) };
    const written = rewritten(seat, seat.player, sheet);
    return 'code' in written ? written : whyNotCommitted(written);
  },

  apply(state, { flights, moves }) {
    const { scenario } = state.setup;
    state.own.flights = flightsOf(scenario, flights) as Flight[];
    state.own.moves = ordersOf(scenario, moves) as Order[];
    seal(state);
  },
};
