import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { placeProposal } from '../diplomacy.ts';
import { tooLarge } from '../proposals.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, wholeShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-2.2: a country names the pledge of the alliance that it proposes. */
export const setPledge: ActionRules<WorldGame, ActionOf<'set-pledge'>> = {
  shape: /* @__PURE__ */ actionShape('set-pledge', { points: wholeShape }),

  whyIllegal({ setup, table }, { points }) {
    return table.step.kind === 'pledge' ? tooLarge(setup, points) : wrongStep(table.step, 'WG-2.2');
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'pledge') return [];
    return Array.from({ length: setup.maxPoints + 1 }, (_, points) => ({ type: 'set-pledge', player, points }));
  },

  apply(state, { points }, log) {
    const { step } = state.table;
    if (step.kind !== 'pledge') return;
    const { country, round, to, repay } = step;
    placeProposal(state, { from: country, to }, { repay, pledge: points }, log);
    state.table.step = { kind: 'diplomacy', country, round };
  },
};
