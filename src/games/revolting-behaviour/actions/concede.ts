import type { ActionRules } from '../../../core/spec.ts';
import { endAction } from '../course.ts';
import { actorHolding, actorIndex } from '../players.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-6.4: the player who is to decide gives up. Accepted wherever they decide, never listed. */
export const concede: ActionRules<RevoltingBehaviour, 'concede'> = {
  isListed: false,

  apply(state) {
    const { table, player, log } = state;
    table.conceded.push(actorIndex(table));
    actorHolding(table).points = 0;
    log?.push({ type: 'player-conceded', rule: 'RB-6.4', player });
    endAction(state);
  },
};
