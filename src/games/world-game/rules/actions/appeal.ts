import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { startAid } from '../battle-course.ts';
import type { WorldGame } from '../types.ts';

/** WG-4.4: the side to answer asks all third countries again. */
export const appeal: ActionRules<WorldGame, 'appeal', 'answer'> = {
  during: ['answer'],

  whyIllegal: ({ step }) => (step.battle.stirred ? undefined : violation('nothing-new', 'WG-4.4')),

  apply(state) {
    state.log?.push({ type: 'aid-asked', rule: 'WG-4.4', country: state.player });
    startAid(state, state.step.battle);
  },
};
