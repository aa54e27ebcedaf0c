import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotAim } from '../fire.ts';
import { whyNotFlight } from '../flights.ts';
import { whyNotMove } from '../moves.ts';
import { flightsOf, ordersOf } from '../named-orders.ts';
import type { Flight, Order } from '../orders.ts';
import { whyNotCommitted } from '../outlook.ts';
import { rewritten, whyNotAims } from '../rewriting.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-4.4: a player orders a flight from an airport. */
export const fly: ActionRules<AirWar, 'fly', 'moves'> = {
  during: ['moves'],
  whyIllegal: (seat, { from, to, count, relay }) => whyNotFlight(seat, { from, to, count, relay: relay === true }),
  apply: ({ own }, { from, to, count, relay }) => void own.flights.push({ from, to, count, relay: relay === true }),
};

/** AW-4.1: a player orders units to move to an adjacent field. */
export const move: ActionRules<AirWar, 'move', 'moves'> = {
  during: ['moves'],
  whyIllegal: whyNotMove,
  apply: ({ own }, { from, to, count }) => void own.moves.push({ from, to, count }),
};

/**
 * AW-4.5: a player writes all flights and moves in one action, and commits. These orders replace all orders that the
 * player wrote before.
 */
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

/** AW-5.2: a player aims units at an adjacent field. */
export const aim: ActionRules<AirWar, 'aim', 'fire'> = {
  during: ['fire'],
  whyIllegal: whyNotAim,
  apply: ({ own }, { from, to, count }) => void own.aims.push({ from, to, count }),
};

/**
 * AW-5.2: a player writes all aims in one action, and commits. These aims replace all aims that the player wrote
 * before.
 */
export const fire: ActionRules<AirWar, 'fire', 'fire'> = {
  during: ['fire'],
  isListed: false,

  whyIllegal: (seat, { aims }) => whyNotAims(seat, seat.player, ordersOf(seat.setup.scenario, aims)),

  apply(state, { aims }) {
    state.own.aims = ordersOf(state.setup.scenario, aims) as Order[];
    seal(state);
  },
};
