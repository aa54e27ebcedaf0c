import type { ActionRules } from '../../../../core/spec.ts';
import { endAction } from '../course.ts';
import { whyNotFallen } from '../refusals.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-6.1: a player without points does not start a new cause in this turn. */
export const stayOut: ActionRules<RevoltingBehaviour, 'stay-out', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotFallen,

  apply(state) {
    state.log?.push({ type: 'stayed-out', rule: 'RB-6.1', player: state.player });
    endAction(state);
  },
};
