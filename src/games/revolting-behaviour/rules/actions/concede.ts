import type { ActionRules } from '../../../../core/spec.ts';
import { dropAttempt } from '../attempts.ts';
import { endAction, leave } from '../course.ts';
import { actorIndex, playerIndex } from '../players.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-6.4: a player gives up. Accepted whenever a decision is due, theirs or not; never listed. */
export const concede: ActionRules<RevoltingBehaviour, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { setup, table, step, player, log } = state;
    const index = playerIndex(setup, player);
    table.conceded.push(index);
    table.holdings[index]!.points = 0;
    log?.push({ type: 'player-conceded', rule: 'RB-6.4', player });
    if (index === actorIndex(table)) endAction(state);
    else if (!leave(state, index) && step.kind === 'choose') dropAttempt(state, step.attempt);
  },
};
