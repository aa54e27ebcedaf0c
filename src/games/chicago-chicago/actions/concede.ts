import type { ActionRules } from '../../../core/spec.ts';
import { lose } from '../course.ts';
import type { Chicago } from '../types.ts';

/** CC-6.2: the player who is to decide gives up. Accepted wherever they decide, never listed. */
export const concede: ActionRules<Chicago, 'concede'> = {
  isListed: false,
  apply: (state) => lose(state, state.player, 'conceded'),
};
