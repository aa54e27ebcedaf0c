import type { ActionRules } from '../../../../core/spec.ts';
import { lose } from '../course.ts';
import type { Chicago } from '../types.ts';

/** CC-6.2: a player gives up. Accepted whenever a decision is due, theirs or not; never listed. */
export const concede: ActionRules<Chicago, 'concede'> = {
  by: 'anybody',
  apply: (state) => lose(state, state.player, 'conceded'),
};
