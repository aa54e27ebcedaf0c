import type { ActionRules } from '../../../../core/spec.ts';
import { end, winFor } from '../course.ts';
import { ofSide, opponentOf } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-6.3: a player gives up. Accepted whenever a decision is due, theirs or not; never listed. */
export const concede: ActionRules<Uaw, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { step, secrets, player } = state;
    // A card just drawn is kept: nobody can discard it any more.
    if (step.kind === 'cards') ofSide(secrets, step.player).fresh = false;
    end(state, winFor(opponentOf(player), 'conceded'));
  },
};
