import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { trackIndex } from '../board.ts';
import { removeChosen } from '../combat-step.ts';
import { forEachPile, sizeOf, wrongTrackIn } from '../deployment.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, pilesShape } from '../shapes.ts';
import { type ActionOf, ofSide, type Uaw } from '../types.ts';

/** UW-4.2: after an exchange the stronger side takes off all that it still must at once. */
export const removePieces: ActionRules<Uaw, ActionOf<'remove-pieces'>> = {
  shape: /* @__PURE__ */ actionShape('remove-pieces', { piles: pilesShape }),

  whyIllegal({ player, setup, table }, { piles }) {
    const { step, pieces } = table;
    if (step.kind !== 'remove') return wrongStep(step);
    const { left, from } = step;
    const wrongTrack = wrongTrackIn({ setup, piles, from }, 'UW-4.2');
    if (wrongTrack !== undefined) return wrongTrack;
    const isShort = (track: string): boolean =>
      (piles[track] as number) > (ofSide(pieces, player)[trackIndex(setup, track)] as number);
    const short = Object.keys(piles).find(isShort);
    if (short !== undefined)
      return violation('no-piece', 'UW-4.2', `You have fewer pieces on ${short}.`, { track: short });
    const count = sizeOf(piles);
    if (count === left) return undefined;
    return violation('wrong-number', 'UW-4.2', `You must remove ${String(left)} pieces, not ${String(count)}.`, {
      left,
      count,
    });
  },

  apply(state, { piles }, log) {
    forEachPile(state.setup, piles, (track, count) => {
      for (let piece = 0; piece < count; piece++) removeChosen(state, track, log);
    });
  },
};
