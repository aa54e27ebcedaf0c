import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { removeAt } from '../../../mechanics/deck.ts';
import { cardById, dueAfter, isUsable } from '../cards.ts';
import { closeCardWindow } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, ofSide, setOfSide, type Uaw } from '../types.ts';

/** UW-5.2: a player uses a card of his hand. */
export const useCard: ActionRules<Uaw, ActionOf<'use-card'>> = {
  shape: /* @__PURE__ */ actionShape('use-card', { card: v.string() }),

  whyIllegal({ setup, table, own }, { card }) {
    if (table.step.kind !== 'cards') return wrongStep(table.step);
    if (!own.hand.includes(card)) return violation('not-in-hand', 'UW-5.2', `You do not hold "${card}".`, { card });
    if (!isUsable(cardById(setup, card), table)) {
      return violation('side-has-deployed', 'UW-5.2', `"${card}" names a side that has already deployed this turn.`, {
        card,
      });
    }
    return undefined;
  },

  list({ player, setup, table, own }) {
    if (table.step.kind !== 'cards') return [];
    const usable = own.hand.filter((card) => isUsable(cardById(setup, card), table));
    return usable.map((card) => ({ type: 'use-card', player, card }));
  },

  apply(state, { player, card }, log) {
    const { table } = state;
    const secret = ofSide(state.secrets, player);
    const definition = cardById(state.setup, card);
    const place = secret.hand.indexOf(card);
    if (place === secret.hand.length - 1) secret.fresh = false;
    removeAt(secret.hand, place);
    setOfSide(table.handSizes, player, secret.hand.length);
    table.used.push(card);
    if (definition.effect !== 'replace') {
      const { side, title } = definition;
      const due = dueAfter(ofSide(table.due, side), definition);
      setOfSide(table.due, side, due);
      log?.push({ type: 'card-used', rule: 'UW-5.3', player, card, title, side, due });
    }
    if (table.step.kind === 'cards') table.step.used += 1;
    if (secret.hand.length === 0) closeCardWindow(state, player, log);
  },
};
