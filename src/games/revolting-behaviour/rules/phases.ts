import type { GameSpec, PositionAt } from '../../../core/spec.ts';
import { offerCards } from './cards.ts';
import { openAttempts } from './open-attempts.ts';
import { actorHolding, actorName, tiedPlayers } from './players.ts';
import type { PlayerName, RevoltingBehaviour } from './types.ts';

const actor = (position: PositionAt<RevoltingBehaviour>): PlayerName => actorName(position);

/** The phases (RB-2.1). Each player has separate random streams for the action deck, the Cause and penalties. */
export const phases: GameSpec<RevoltingBehaviour>['phases'] = {
  lot: {
    rule: 'RB-2.1',
    stream: 'lot',
    outcomes({ table }, offer) {
      const tied = tiedPlayers(table);
      // If only one player has the most points, no random draw is needed, and the phase offers no choice.
      if (tied.length > 1) offer.each('lot', tied);
    },
  },

  act: {
    rule: 'RB-3.1',
    actor,
    choices(seat, offer) {
      if (actorHolding(seat.table).points > 0) {
        offer.one('pass');
        const attempts = openAttempts(seat);
        offer.numbered('attempt', attempts.size, attempts.at);
      } else {
        offer.one('start-new-cause');
        offer.one('stay-out');
      }
    },
  },

  draw: {
    rule: 'RB-3.2',
    stream: (position) => `action/${actorName(position)}`,
    outcomes: ({ setup, phase }, offer) => offerCards(offer, setup, phase.drawn),
  },

  choose: {
    rule: 'RB-3.2',
    actor,
    choices(_seat, offer) {
      offer.one('draw-on');
      offer.one('stop');
    },
  },

  'turn-up': {
    rule: 'RB-4.2',
    stream: (position) => `cause/${actorName(position)}`,
    outcomes: ({ setup, table }, offer) => offerCards(offer, setup, actorHolding(table).cause.seen),
  },

  penalty: {
    rule: 'RB-5.1',
    stream: (position) => `penalty/${actorName(position)}`,
    outcomes: ({ setup, phase }, offer) => offerCards(offer, setup, phase.drawn),
  },

  over: { rule: 'RB-6.2' },
};
