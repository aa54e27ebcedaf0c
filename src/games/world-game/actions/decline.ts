import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { declineAid } from '../battle-flow.ts';
import { actForConceded } from '../conceded.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-4.1: a third country neither lends nor withdraws. */
export const decline: ActionRules<WorldGame, ActionOf<'decline'>> = {
  shape: /* @__PURE__ */ actionShape('decline'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'aid' ? undefined : wrongStep(step, 'WG-4.1')),
  list: ({ player, table: { step } }) => (step.kind === 'aid' ? [{ type: 'decline', player }] : []),

  apply(state, _action, log) {
    declineAid(state, log);
    actForConceded(state, log);
  },
};
