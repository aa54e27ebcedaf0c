import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { refusalOfFallen } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { endAction } from '../turn-flow.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-6.1: a player without points does not start a new cause in this turn. */
export const stayOut: ActionRules<RevoltingBehaviour, ActionOf<'stay-out'>> = {
  shape: /* @__PURE__ */ actionShape('stay-out'),
  whyIllegal: refusalOfFallen,
  list: (seat) => (refusalOfFallen(seat) === undefined ? [{ type: 'stay-out', player: seat.player }] : []),

  apply(state, { player }, log) {
    log?.push({ type: 'stayed-out', rule: 'RB-6.1', player });
    endAction(state, log);
  },
};
