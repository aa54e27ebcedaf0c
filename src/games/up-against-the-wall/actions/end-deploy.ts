import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { enterAttack } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-3.1: the mover, to whom nothing is due, goes on to his attacks instead of calling the gambit. */
export const endDeploy: ActionRules<Uaw, ActionOf<'end-deploy'>> = {
  shape: /* @__PURE__ */ actionShape('end-deploy'),

  whyIllegal({ table: { step } }) {
    if (step.kind !== 'deploy') return wrongStep(step);
    if (step.left === 0) return undefined;
    return violation('pieces-left', 'UW-3.1', `You still have ${String(step.left)} pieces to place.`, {
      left: step.left,
    });
  },

  list: ({ player, table: { step } }) =>
    step.kind === 'deploy' && step.left === 0 ? [{ type: 'end-deploy', player }] : [],
  apply: (state, _action, log) => enterAttack(state, log),
};
