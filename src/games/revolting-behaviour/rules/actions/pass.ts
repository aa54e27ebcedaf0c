import type { ActionRules } from '../../../../core/spec.ts';
import { endAction } from '../course.ts';
import { whyNotStanding } from '../refusals.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-2.2: the player attempts nothing in this turn. */
export const pass: ActionRules<RevoltingBehaviour, 'pass', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotStanding,

  apply(state) {
    state.log?.push({ type: 'turn-passed', rule: 'RB-2.2', player: state.player });
    endAction(state);
  },
};
