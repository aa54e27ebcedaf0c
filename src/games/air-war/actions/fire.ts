import type { ActionRules } from '../../../core/spec.ts';
import { boardOf } from '../board.ts';
import { inOrder, numbered, whyNotKnown } from '../named-orders.ts';
import { whyNotAims } from '../rewriting.ts';
import { seal } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-5.2: a player aims all their fire at once, in place of what they have written, and commits. */
export const fire: ActionRules<AirWar, 'fire', 'fire'> = {
  during: ['fire'],
  isListed: false,

  whyIllegal(seat, { aims }) {
    const board = boardOf(seat.setup.scenario);
    const written = inOrder(board, aims).map((order) => whyNotKnown(board, order) ?? numbered(board, order));
    return whyNotAims(seat, seat.player, written);
  },

  apply(state, { aims }) {
    const board = boardOf(state.setup.scenario);
    state.own.aims = inOrder(board, aims).map((order) => numbered(board, order));
    seal(state);
  },
};
