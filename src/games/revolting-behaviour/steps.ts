/**
 * The steps of a turn: who is to act at each, what is offered, and what comes when nothing is.
 *
 * @packageDocumentation
 */
import type { GameSpec, Offer, PositionAt, SeatAt } from '../../core/spec.ts';
import type { StandardCard } from '../../mechanics/deck.ts';
import { ACTIVITIES, costOf, isForce, SEVERITIES } from './activities.ts';
import { absentFrom, CARDS, JOKER, placeOf } from './cards.ts';
import { actorHolding, actorName, targetsOf, tiedPlayers } from './players.ts';
import type { Action, PlayerName, RevoltingBehaviour, Setup } from './types.ts';

const actor = (position: PositionAt<RevoltingBehaviour>): PlayerName => actorName(position);

/** The course of play (RB-2.1). Each player has a stream of luck of their own for each of their packs and for penalties. */
export const steps: GameSpec<RevoltingBehaviour>['steps'] = {
  lot: {
    rule: 'RB-2.1',
    phrase: 'a lot is being drawn',
    stream: 'lot',
    outcomes({ table }, offer) {
      const tied = tiedPlayers(table);
      // One alone needs no lot: no match comes to rest there.
      if (tied.length > 1) offer.each('lot', tied);
    },
  },

  act: {
    rule: 'RB-3.1',
    phrase: 'an action is to be named',
    actor,
    choices(seat, offer) {
      if (actorHolding(seat.table).points > 0) {
        offer.one('pass');
        offerAttempts(seat, offer);
      } else {
        offer.one('start-new-cause');
        offer.one('stay-out');
      }
    },
  },

  draw: {
    rule: 'RB-3.2',
    phrase: 'a card is being drawn',
    stream: (position) => `action/${actorName(position)}`,
    outcomes: ({ setup, step }, offer) => offerCards(offer, setup, step.drawn),
  },

  choose: { rule: 'RB-3.2', phrase: 'an attempt is under way', actor },

  'turn-up': {
    rule: 'RB-4.2',
    phrase: 'a card of the Cause is being turned up',
    stream: (position) => `cause/${actorName(position)}`,
    outcomes: ({ setup, table }, offer) => offerCards(offer, setup, actorHolding(table).cause.seen),
  },

  penalty: {
    rule: 'RB-5.1',
    phrase: 'a penalty card is being turned up',
    stream: (position) => `penalty/${actorName(position)}`,
    outcomes: ({ setup, step }, offer) => offerCards(offer, setup, step.drawn),
  },

  over: { rule: 'RB-6.2' },
};

/** Offers every attempt whose first card the player can pay (RB-3.1). */
function offerAttempts(seat: SeatAt<RevoltingBehaviour, 'act'>, offer: Offer<Action['type']>): void {
  const { points } = actorHolding(seat.table);
  const targets = targetsOf(seat);
  for (const activity of ACTIVITIES) {
    if (points < costOf(activity)) continue;
    if (isForce(activity)) for (const severity of SEVERITIES) offer.each('attempt', targets, activity, severity);
    else offer.each('attempt', SEVERITIES, activity);
  }
}

/** Offers the cards of a pack but those that are gone, in the order of their names; of jokers as many as are left. */
function offerCards(offer: Offer<'draw'>, { jokers, scenario }: Setup, drawn: readonly StandardCard[]): void {
  const gone = (scenario.pack === undefined ? drawn : [...drawn, ...absentFrom(scenario.pack)]).map(placeOf);
  let next = 0;
  while (next < CARDS.length) {
    const end = nextGap(gone, next);
    offer.range('draw', next, end - 1);
    if (end === JOKER) offer.weighted(jokers - jokersIn(gone), 'draw', JOKER);
    next = end + 1;
  }
}

/** Place of the next card from here on that is not there just once: one that is gone, or the joker; the end if there is none. */
function nextGap(gone: readonly number[], from: number): number {
  let first = from <= JOKER ? JOKER : CARDS.length;
  for (let index = 0; index < gone.length; index++) {
    const place = gone[index]!;
    if (place >= from && place < first) first = place;
  }
  return first;
}

function jokersIn(gone: readonly number[]): number {
  let count = 0;
  for (let index = 0; index < gone.length; index++) if (gone[index] === JOKER) count++;
  return count;
}
