import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { halt as endMarch } from '../marches.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1: units on the march stay where they are. */
export const halt: ActionRules<Chicago, ActionOf<'halt'>> = {
  shape: /* @__PURE__ */ actionShape('halt'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'march' ? undefined : wrongStep(step)),
  list: ({ player, table: { step } }) => (step.kind === 'march' ? [{ type: 'halt', player }] : []),

  apply(state) {
    const { step } = state.table;
    if (step.kind === 'march') endMarch(state, step);
  },
};
