import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf } from '../board.ts';
import { deployment, playOrders } from '../bulk.ts';
import { wrongStep } from '../refusals.ts';
import { defaultGarrisons, gatherIn, isUntouched } from '../set-up.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, AreaIndex, Chicago } from '../types.ts';

/** CC-3.3: a player sets up in a way that is given. */
export const defaultSetUp: ActionRules<Chicago, ActionOf<'default-set-up'>> = {
  shape: /* @__PURE__ */ actionShape('default-set-up'),

  whyIllegal(seat) {
    const { step } = seat.table;
    if (step.kind === 'gather') return undefined;
    if (step.kind !== 'garrison' && step.kind !== 'post') return wrongStep(step);
    return isUntouched(seat)
      ? undefined
      : violation('set-up-begun', 'CC-3.3', 'You have begun to set up in a way of your own.');
  },

  apply(state, { player }, log) {
    if (player === 'demonstrators') gatherIn(state, boardOf(state.setup).parks[0] as AreaIndex, log);
    else void playOrders(state, deployment(state, { player, ...defaultGarrisons(state) }), log);
  },
};
