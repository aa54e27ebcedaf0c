import type { ActionRules } from '../../../core/spec.ts';
import { end, winFor } from '../course.ts';
import { opponentOf } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-6.3: a player gives up. Accepted whenever a decision is due, theirs or not; never listed. */
export const concede: ActionRules<Uaw, 'concede'> = {
  by: 'anybody',
  apply: (state) => end(state, winFor(opponentOf(state.player), 'conceded', 'UW-6.3')),
};
