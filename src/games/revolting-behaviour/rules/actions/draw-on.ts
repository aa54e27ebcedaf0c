import type { ActionRules } from '../../../../core/spec.ts';
import { payForCard } from '../attempts.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-3.2: the player pays for another card. That they can is sure: else their attempt would have failed already. */
export const drawOn: ActionRules<RevoltingBehaviour, 'draw-on', 'choose'> = {
  during: ['choose'],
  apply: (state) => payForCard(state, state.step),
};
