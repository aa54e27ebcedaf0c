import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { removeAt } from '../../../../mechanics/deck.ts';
import { cardById, dueAfter, isUsable } from '../cards.ts';
import { ofSide, setOfSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-5.2: a player uses a card of their hand. */
export const useCard: ActionRules<Uaw, 'use-card', 'cards'> = {
  during: ['cards'],

  whyIllegal(seat, { card }) {
    if (!seat.own.hand.includes(card)) return violation('not-in-hand', 'UW-5.2', { card });
    if (isUsable(seat, card)) return undefined;
    const message = `"${card}" names a side that has already deployed this turn.`;
    return violation('side-has-deployed', 'UW-5.2', { card });
  },

  apply({ setup, table, step, own, player, log }, { card }) {
    const definition = cardById(setup, card);
    const place = own.hand.indexOf(card);
    if (place === own.hand.length - 1) own.fresh = false;
    removeAt(own.hand, place);
    setOfSide(table.handSizes, player, own.hand.length);
    table.used.push(card);
    step.used += 1;
    // A card to be replaced is in no hand.
    if (definition.effect === 'replace') return;
    const { side, title } = definition;
    const due = dueAfter(ofSide(table.due, side), definition);
    setOfSide(table.due, side, due);
    log?.push({ type: 'card-used', rule: 'UW-5.3', player, card, title, side, due });
  },
};
