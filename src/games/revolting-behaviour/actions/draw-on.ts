import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { payForCard } from '../attempt-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-3.2: the player pays for another card. That he can is sure: else his attempt would have failed already. */
export const drawOn: ActionRules<RevoltingBehaviour, ActionOf<'draw-on'>> = {
  shape: /* @__PURE__ */ actionShape('draw-on'),
  whyIllegal: ({ table }) => (table.step.kind === 'choose' ? undefined : wrongStep(table.step)),
  list: ({ player, table }) => (table.step.kind === 'choose' ? [{ type: 'draw-on', player }] : []),

  apply(state) {
    if (state.table.step.kind === 'choose') payForCard(state, state.table.step);
  },
};
