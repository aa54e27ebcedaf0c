import type { GameSpec, PositionAt } from '../../../core/spec.ts';
import { canCallGambit, offerAttacks, removableTracks, unopposedTracks } from './openings.ts';
import { isUsable } from './cards.ts';
import { endGambit } from './combat.ts';
import { closeCardWindow, endMove, leaveDeploy, openCardWindow } from './course.ts';
import { ofSide, type Side } from './sides.ts';
import type { Uaw } from './types.ts';

const mover = ({ table }: PositionAt<Uaw>): Side => table.mover;

/**
 * The phases (UW-2.1). All card draws share one random stream. Each side has one stream for the die rolls of its
 * attacks, and another stream for the die rolls of its gambits.
 */
export const phases: GameSpec<Uaw>['phases'] = {
  draw: {
    rule: 'UW-5.1',
    stream: 'card',
    outcomes: ({ hidden }, offer) => offer.each('draw', hidden.deck),
    ifNoChoice: (state) => openCardWindow(state, state.table.mover),
  },

  cards: {
    rule: 'UW-5.2',
    actor: ({ phase }) => phase.player,
    choices(seat, offer) {
      const { player, table, own } = seat;
      for (const card of own.hand) if (isUsable(seat, card)) offer.one('use-card', card);
      if (own.fresh) offer.one('discard');
      if (ofSide(table.handSizes, player) > 0) offer.one('end-cards');
    },
    ifNoChoice: closeCardWindow,
  },

  deploy: {
    rule: 'UW-3.1',
    actor: mover,
    choices({ setup, table, phase: { left, from } }, offer) {
      const isGambit = from === 0 && canCallGambit(table);
      if (isGambit) offer.one('call-gambit');
      const last = setup.scenario.tracks.length - 1;
      // On each track from index `from` to the last but one, the player can place 1 to `left` pieces. On the last
      // track, the player places all `left` pieces.
      offer.grid('deploy', [from, last - 1], [1, left]);
      if (left > 0) offer.one('deploy', last, left);
      else if (isGambit) offer.one('end-deploy');
    },
    ifNoChoice: leaveDeploy,
  },

  'gambit-roll': {
    rule: 'UW-4.2',
    stream: ({ table }) => `gambit/${table.mover}`,
  },

  remove: {
    rule: 'UW-4.2',
    actor: ({ phase }) => phase.player,
    choices({ table, player, phase }, offer) {
      offer.eachBit('remove-piece', removableTracks(ofSide(table.pieces, player), phase));
    },
    ifNoChoice: endGambit,
  },

  attack: {
    rule: 'UW-3.2',
    actor: mover,
    choices(seat, offer) {
      offerAttacks(seat.table, offer);
      offer.eachBit('advance', unopposedTracks(seat));
      if (offer.size > 0) offer.one('end-move');
    },
    ifNoChoice: endMove,
  },

  'attack-roll': {
    rule: 'UW-3.4',
    stream: ({ table }) => `attack/${table.mover}`,
  },

  advance: {
    rule: 'UW-3.5',
    actor: mover,
    choices({ phase: { queue } }, offer) {
      const track = queue[0]!;
      offer.one('advance', track);
      offer.one('hold', track);
    },
  },

  over: { rule: 'UW-6.1' },
};
