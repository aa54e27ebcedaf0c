import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { deployPile, forEachPile, sizeOf, wrongTrackIn } from '../deployment.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, pilesShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-3.1: the mover places all pieces that he still has to place at once. */
export const deployAll: ActionRules<Uaw, ActionOf<'deploy-all'>> = {
  shape: /* @__PURE__ */ actionShape('deploy-all', { piles: pilesShape }),

  whyIllegal({ setup, table: { step } }, { piles }) {
    if (step.kind !== 'deploy') return wrongStep(step);
    const { left, from } = step;
    const wrongTrack = wrongTrackIn({ setup, piles, from }, 'UW-3.1');
    if (wrongTrack !== undefined) return wrongTrack;
    const count = sizeOf(piles);
    if (count === left && count > 0) return undefined;
    return violation('wrong-number', 'UW-3.1', `You have ${String(left)} pieces to place, not ${String(count)}.`, {
      left,
      count,
    });
  },

  apply: (state, { piles }, log) =>
    forEachPile(state.setup, piles, (track, count) => deployPile(state, track, count, log)),
};
