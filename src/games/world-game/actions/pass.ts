import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { actForConceded } from '../conceded.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';
import { passCall } from '../war-flow.ts';

/** WG-3.1: the country called attacks nobody. */
export const pass: ActionRules<WorldGame, ActionOf<'pass'>> = {
  shape: /* @__PURE__ */ actionShape('pass'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'call' ? undefined : wrongStep(step, 'WG-3.1')),
  list: ({ player, table: { step } }) => (step.kind === 'call' ? [{ type: 'pass', player }] : []),

  apply(state, _action, log) {
    const { step } = state.table;
    if (step.kind === 'call') passCall(state, step.country, log);
    actForConceded(state, log);
  },
};
