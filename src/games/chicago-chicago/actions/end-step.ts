import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { endStep as endTheStep } from '../flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago, GameStep } from '../types.ts';

/** CC-4.0: a player ends his step. */
export const endStep: ActionRules<Chicago, ActionOf<'end-step'>> = {
  shape: /* @__PURE__ */ actionShape('end-step'),
  whyIllegal: ({ table: { step } }) => (canEnd(step) ? undefined : wrongStep(step)),
  list: ({ player, table: { step } }) => (canEnd(step) ? [{ type: 'end-step', player }] : []),
  apply: (state, _action, log) => endTheStep(state, log),
};

function canEnd({ kind }: GameStep): boolean {
  return kind === 'move' || kind === 'confront' || kind === 'patrol' || kind === 'attack';
}
