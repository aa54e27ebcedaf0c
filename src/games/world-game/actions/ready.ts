import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { actForConceded } from '../conceded.ts';
import { endDiplomacy } from '../diplomacy.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-2.1: a country is done with this round of diplomacy. */
export const ready: ActionRules<WorldGame, ActionOf<'ready'>> = {
  shape: /* @__PURE__ */ actionShape('ready'),
  whyIllegal: ({ table: { step } }) => (step.kind === 'diplomacy' ? undefined : wrongStep(step, 'WG-2.1')),
  list: ({ player, table: { step } }) => (step.kind === 'diplomacy' ? [{ type: 'ready', player }] : []),

  apply(state, _action, log) {
    endDiplomacy(state, log);
    actForConceded(state, log);
  },
};
