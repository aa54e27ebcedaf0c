import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { strike } from '../battle-flow.ts';
import { actForConceded } from '../conceded.ts';
import { tooManyPoints, wrongStep } from '../refusals.ts';
import { actionShape, positiveShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-3.2: the attacker announces with how many of its points it attacks. */
export const commit: ActionRules<WorldGame, ActionOf<'commit'>> = {
  shape: /* @__PURE__ */ actionShape('commit', { points: positiveShape }),

  whyIllegal({ table: { step }, own }, { points }) {
    if (step.kind !== 'amount') return wrongStep(step, 'WG-3.2');
    return points <= own.points ? undefined : tooManyPoints(points, own.points, 'WG-3.2');
  },

  list({ player, table: { step }, own }) {
    if (step.kind !== 'amount') return [];
    return Array.from({ length: own.points }, (_, less) => ({ type: 'commit', player, points: less + 1 }));
  },

  apply(state, { points }, log) {
    const { step } = state.table;
    if (step.kind !== 'amount') return;
    strike(state, { attacker: step.country, target: step.target, points }, log);
    actForConceded(state, log);
  },
};
