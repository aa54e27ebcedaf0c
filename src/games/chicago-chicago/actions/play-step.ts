import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { inOrder, playOrders, whyNotOrders } from '../bulk.ts';
import { endStep } from '../flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, ordersShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1, CC-4.2: a player makes all moves of his step and ends it. */
export const playStep: ActionRules<Chicago, ActionOf<'play-step'>> = {
  shape: /* @__PURE__ */ actionShape('play-step', { orders: ordersShape }),

  whyIllegal(seat, { orders }) {
    const { step } = seat.table;
    if (step.kind !== 'move' && step.kind !== 'patrol') return wrongStep(step);
    return whyNotOrders(seat, inOrder(seat, orders));
  },

  apply(state, { player, orders }, log) {
    void playOrders(state, inOrder({ setup: state.setup, player }, orders), log);
    endStep(state, log);
  },
};
