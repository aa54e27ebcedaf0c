import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { startAid } from '../battle-flow.ts';
import { actForConceded } from '../conceded.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-4.4: the side to answer asks all third countries again. */
export const appeal: ActionRules<WorldGame, ActionOf<'appeal'>> = {
  shape: /* @__PURE__ */ actionShape('appeal'),

  whyIllegal({ table: { step } }) {
    if (step.kind !== 'answer') return wrongStep(step, 'WG-4.4');
    if (step.battle.stirred) return undefined;
    return violation('nothing-new', 'WG-4.4', 'Nothing was lent, withdrawn or called since all were last asked.');
  },

  list({ player, table: { step } }) {
    return step.kind === 'answer' && step.battle.stirred ? [{ type: 'appeal', player }] : [];
  },

  apply(state, { player }, log) {
    const { step } = state.table;
    if (step.kind !== 'answer') return;
    log?.push({ type: 'aid-asked', rule: 'WG-4.4', country: player });
    startAid(state, step.battle);
    actForConceded(state, log);
  },
};
