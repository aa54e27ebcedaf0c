import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { trackId, trackIndex } from '../board.ts';
import { deployPile } from '../deployment.ts';
import { noSuchTrack, passedTrack, wrongStep } from '../refusals.ts';
import { actionShape, countShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-3.1: the mover places a pile of pieces on a track; tracks are taken in board order. */
export const deploy: ActionRules<Uaw, ActionOf<'deploy'>> = {
  shape: /* @__PURE__ */ actionShape('deploy', { track: v.string(), count: countShape }),

  whyIllegal({ setup, table: { step } }, { track, count }) {
    if (step.kind !== 'deploy') return wrongStep(step);
    const { left, from } = step;
    const place = trackIndex(setup, track);
    if (place < 0) return noSuchTrack(track);
    if (place < from) return passedTrack(setup, { track, from }, 'UW-3.1');
    if (count > left) {
      return violation('too-many', 'UW-3.1', `You have ${String(left)} pieces to place, not ${String(count)}.`, {
        left,
        count,
      });
    }
    if (place === setup.scenario.tracks.length - 1 && count < left) {
      return violation('pieces-left', 'UW-3.1', `This is the last track: all ${String(left)} pieces must be placed.`, {
        left,
      });
    }
    return undefined;
  },

  list({ player, setup, table: { step } }) {
    if (step.kind !== 'deploy' || step.left === 0) return [];
    const last = setup.scenario.tracks.length - 1;
    const actions: ActionOf<'deploy'>[] = [];
    for (let place = step.from; place <= last; place++) {
      const track = trackId(setup, place);
      for (let count = place === last ? step.left : 1; count <= step.left; count++) {
        actions.push({ type: 'deploy', player, track, count });
      }
    }
    return actions;
  },

  apply: (state, { track, count }, log) => deployPile(state, trackIndex(state.setup, track), count, log),
};
