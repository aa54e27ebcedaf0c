import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { actionShape } from '../shapes.ts';
import { actorHolding, actorSeat, endAction } from '../turn-flow.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-6.4: the player who is to decide gives up. Accepted wherever he decides, never listed. */
export const concede: ActionRules<RevoltingBehaviour, ActionOf<'concede'>> = {
  shape: /* @__PURE__ */ actionShape('concede'),
  whyIllegal: () => undefined,

  apply(state, { player }, log) {
    const { table } = state;
    table.conceded.push(actorSeat(table));
    actorHolding(table).points = 0;
    log?.push({ type: 'player-conceded', rule: 'RB-6.4', player });
    endAction(state, log);
  },
};
