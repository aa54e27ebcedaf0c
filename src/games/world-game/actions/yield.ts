import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { decide } from '../battle-flow.ts';
import { actForConceded } from '../conceded.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-4.4: the side to answer gives the battle up, and it is decided. */
export const yieldBattle: ActionRules<WorldGame, ActionOf<'yield'>> = {
  shape: /* @__PURE__ */ actionShape('yield'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'answer' ? undefined : wrongStep(step, 'WG-4.4')),
  list: ({ player, table: { step } }) => (step.kind === 'answer' ? [{ type: 'yield', player }] : []),

  apply(state, _action, log) {
    const { step } = state.table;
    if (step.kind === 'answer') decide(state, step.battle, step.battle.answering, log);
    actForConceded(state, log);
  },
};
