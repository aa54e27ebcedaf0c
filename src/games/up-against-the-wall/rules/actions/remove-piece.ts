import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { trackId } from '../board.ts';
import { removeChosen } from '../combat.ts';
import { piecesFrom } from '../conflict.ts';
import { whyNotInOrder } from '../refusals.ts';
import { ofSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-4.2: after an exchange the stronger side takes a piece of its choice off; tracks are taken in board order. */
export const removePiece: ActionRules<Uaw, 'remove-piece', 'remove'> = {
  during: ['remove'],

  whyIllegal(seat, { track: place }) {
    const { player, setup, table, step } = seat;
    const { left } = step;
    const passed = whyNotInOrder(seat, place, 'UW-4.2');
    if (passed !== undefined) return passed;
    const pieces = ofSide(table.pieces, player);
    const track = trackId(setup, place);
    if (pieces[place] === 0) return violation('no-piece', 'UW-4.2', { track });
    const rest = piecesFrom(pieces, place);
    if (rest >= left) return undefined;
    const message = `From ${track} on you have ${String(rest)} pieces, fewer than the ${String(left)} still to be removed.`;
    return violation('too-few-left', 'UW-4.2', { track, rest, left });
  },

  apply: (state, { track }) => removeChosen(state, track),
};
