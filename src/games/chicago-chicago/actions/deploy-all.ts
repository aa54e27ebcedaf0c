import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { deployment, playOrders, whyNotOrders, whyNotPlaced } from '../bulk.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, garrisonsShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-3.2: the police place all that they still have to place at once. */
export const deployAll: ActionRules<Chicago, ActionOf<'deploy-all'>> = {
  shape: /* @__PURE__ */ actionShape('deploy-all', { boxes: garrisonsShape, areas: garrisonsShape }),

  whyIllegal(seat, action) {
    const { step } = seat.table;
    if (step.kind !== 'garrison' && step.kind !== 'post') return wrongStep(step);
    return whyNotPlaced(seat, action) ?? whyNotOrders(seat, deployment(seat, action), true);
  },

  apply: (state, action, log) => void playOrders(state, deployment(state, action), log),
};
