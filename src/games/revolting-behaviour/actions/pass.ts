import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { refusalOfStanding } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { endAction } from '../turn-flow.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-2.2: the player attempts nothing in this turn. */
export const pass: ActionRules<RevoltingBehaviour, ActionOf<'pass'>> = {
  shape: /* @__PURE__ */ actionShape('pass'),
  whyIllegal: refusalOfStanding,
  list: (seat) => (refusalOfStanding(seat) === undefined ? [{ type: 'pass', player: seat.player }] : []),

  apply(state, { player }, log) {
    log?.push({ type: 'turn-passed', rule: 'RB-2.2', player });
    endAction(state, log);
  },
};
