import type { ActionRules } from '../../../../core/spec.ts';
import { ordersOf } from '../named-orders.ts';
import type { Order } from '../orders.ts';
import { whyNotAims } from '../rewriting.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-5.2: a player aims all their fire at once, in place of what they have written, and commits. */
export const fire: ActionRules<AirWar, 'fire', 'fire'> = {
  during: ['fire'],
  isListed: false,

  whyIllegal: (seat, { aims }) => whyNotAims(seat, seat.player, ordersOf(seat.setup.scenario, aims)),

  apply(state, { aims }) {
    state.own.aims = ordersOf(state.setup.scenario, aims) as Order[];
    seal(state);
  },
};
