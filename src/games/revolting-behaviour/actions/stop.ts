import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { failAttempt } from '../attempt-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, RevoltingBehaviour } from '../types.ts';

/** RB-3.2: the player draws no more cards; what he has paid is gone. */
export const stop: ActionRules<RevoltingBehaviour, ActionOf<'stop'>> = {
  shape: /* @__PURE__ */ actionShape('stop'),
  whyIllegal: ({ table }) => (table.step.kind === 'choose' ? undefined : wrongStep(table.step)),
  list: ({ player, table }) => (table.step.kind === 'choose' ? [{ type: 'stop', player }] : []),
  apply: (state, _action, log) => failAttempt(state, 'stopped', log),
};
