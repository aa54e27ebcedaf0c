import { violation } from '../../../../core/errors.ts';
import type { ActionRules, ChanceRules } from '../../../../core/spec.ts';
import { removeCardAt, takeCard } from '../../../../mechanics/deck.ts';
import { cardById, dueAfter, isUsable } from '../cards.ts';
import { closeCardWindow, openCardWindow } from '../course.ts';
import { ofSide, setOfSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/**
 * UW-5.1: chance draws a card for the player to move. A drawn card with the effect `replace` returns to the deck
 * (UW-5.3).
 */
export const draw: ChanceRules<Uaw, 'draw', 'draw'> = {
  during: ['draw'],

  apply(state, { card }) {
    const { setup, table, secrets, hidden, log } = state;
    const player = table.mover;
    const { effect, title } = cardById(setup, card);
    if (effect === 'replace' && setup.replaced === 'hidden') {
      log?.push(
        { type: 'card-put-back', rule: 'UW-5.3', player },
        { type: 'card-seen', rule: 'UW-5.3', player, card, title, only: player },
      );
    } else if (effect === 'replace') {
      log?.push({ type: 'card-replaced', rule: 'UW-5.3', player, card, title });
    } else {
      takeCard(hidden.deck, card);
      const secret = ofSide(secrets, player);
      secret.hand.push(card);
      secret.fresh = true;
      setOfSide(table.handSizes, player, secret.hand.length);
      log?.push(
        { type: 'card-drawn', rule: 'UW-5.1', player },
        { type: 'card-seen', rule: 'UW-5.1', player, card, title, only: player },
      );
    }
    openCardWindow(state, player);
  },
};

/** UW-5.2: a player uses a contingency card from their hand. */
export const useCard: ActionRules<Uaw, 'use-card', 'cards'> = {
  during: ['cards'],

  whyIllegal(seat, { card }) {
    if (!seat.own.hand.includes(card)) return violation('not-in-hand', 'UW-5.2', { card });
    if (isUsable(seat, card)) return undefined;
    return violation('side-has-deployed', 'UW-5.2', { card });
  },

  apply({ setup, table, phase, own, player, log }, { card }) {
    const definition = cardById(setup, card);
    const place = own.hand.indexOf(card);
    if (place === own.hand.length - 1) own.fresh = false;
    removeCardAt(own.hand, place);
    setOfSide(table.handSizes, player, own.hand.length);
    table.used.push(card);
    phase.used += 1;
    // Cards with the effect `replace` are never in a hand.
    if (definition.effect === 'replace') return;
    const { side, title } = definition;
    const due = dueAfter(ofSide(table.due, side), definition);
    setOfSide(table.due, side, due);
    log?.push({ type: 'card-used', rule: 'UW-5.3', player, card, title, side, due });
  },
};

/** UW-5.1: the player to move discards the card that they have just drawn. */
export const discard: ActionRules<Uaw, 'discard', 'cards'> = {
  during: ['cards'],

  whyIllegal: ({ own }) => (own.fresh ? undefined : violation('nothing-to-discard', 'UW-5.1')),

  apply({ table, phase, own, player, log }) {
    own.discarded.push(own.hand.pop()!);
    own.fresh = false;
    setOfSide(table.handSizes, player, own.hand.length);
    setOfSide(table.discardCounts, player, own.discarded.length);
    phase.drew = false;
    log?.push({ type: 'card-discarded', rule: 'UW-5.1', player });
  },
};

/** UW-5.2: a player stops using cards and keeps the rest of their hand. */
export const endCards: ActionRules<Uaw, 'end-cards', 'cards'> = {
  during: ['cards'],
  apply: closeCardWindow,
};
