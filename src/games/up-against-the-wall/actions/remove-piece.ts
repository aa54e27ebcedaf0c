import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { trackId, trackIndex } from '../board.ts';
import { removeChosen } from '../combat-step.ts';
import { piecesFrom } from '../conflict.ts';
import { removableTracks } from '../deployment.ts';
import { noSuchTrack, passedTrack, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, ofSide, type Uaw } from '../types.ts';

/** UW-4.2: after an exchange the stronger side takes a piece of its choice off; tracks are taken in board order. */
export const removePiece: ActionRules<Uaw, ActionOf<'remove-piece'>> = {
  shape: /* @__PURE__ */ actionShape('remove-piece', { track: v.string() }),

  whyIllegal({ player, setup, table }, { track }) {
    const { step, pieces } = table;
    if (step.kind !== 'remove') return wrongStep(step);
    const { left, from } = step;
    const place = trackIndex(setup, track);
    if (place < 0) return noSuchTrack(track);
    if (place < from) return passedTrack(setup, { track, from }, 'UW-4.2');
    if (ofSide(pieces, player)[place] === 0)
      return violation('no-piece', 'UW-4.2', `You have no piece on ${track}.`, { track });
    const rest = piecesFrom(ofSide(pieces, player), place);
    if (rest >= left) return undefined;
    const message = `From ${track} on you have ${String(rest)} pieces, fewer than the ${String(left)} still to be removed.`;
    return violation('too-few-left', 'UW-4.2', message, { track, rest, left });
  },

  list({ player, setup, table: { step, pieces } }) {
    if (step.kind !== 'remove') return [];
    return removableTracks(ofSide(pieces, player), step).map((place) => ({
      type: 'remove-piece',
      player,
      track: trackId(setup, place),
    }));
  },

  apply: (state, { track }, log) => removeChosen(state, trackIndex(state.setup, track), log),
};
