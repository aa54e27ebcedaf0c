import type { ActionRules } from '../../../core/spec.ts';
import { endMove as endTheMove } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-3.6: the mover ends his attacks, and with them his move. */
export const endMove: ActionRules<Uaw, ActionOf<'end-move'>> = {
  shape: /* @__PURE__ */ actionShape('end-move'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'attack' ? undefined : wrongStep(step)),
  list: ({ player, table: { step } }) => (step.kind === 'attack' ? [{ type: 'end-move', player }] : []),
  apply: (state, _action, log) => endTheMove(state, log),
};
