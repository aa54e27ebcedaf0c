import type { ActionRules } from '../../../../core/spec.ts';
import { freshHolding } from '../beginning.ts';
import { endAction } from '../course.ts';
import { whyNotFallen } from '../refusals.ts';
import { actorIndex } from '../players.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-6.1: a player without points discards their Cause and starts anew, with a whole Cause deck. */
export const startNewCause: ActionRules<RevoltingBehaviour, 'start-new-cause', 'act'> = {
  during: ['act'],
  whyIllegal: whyNotFallen,

  apply(state) {
    const { setup, table, player, log } = state;
    const fresh = freshHolding(setup);
    table.holdings[actorIndex(table)] = fresh;
    log?.push({ type: 'cause-started', rule: 'RB-6.1', player, cards: fresh.cause.down, points: fresh.points });
    endAction(state);
  },
};
