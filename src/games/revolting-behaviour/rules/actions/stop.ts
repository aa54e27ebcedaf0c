import type { ActionRules } from '../../../../core/spec.ts';
import { failAttempt } from '../attempts.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-3.2: the player draws no more cards; what they have paid is gone. */
export const stop: ActionRules<RevoltingBehaviour, 'stop', 'choose'> = {
  during: ['choose'],
  apply: (state) => failAttempt(state, 'stopped'),
};
