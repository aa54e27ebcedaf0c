import type { ChanceRules } from '../../../../core/spec.ts';
import { take } from '../../../../mechanics/deck.ts';
import { cardById } from '../cards.ts';
import { openCardWindow } from '../course.ts';
import { ofSide, setOfSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-5.1: chance gives the mover a card; one to be replaced goes back, shown or not (UW-5.3). */
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
      take(hidden.deck, card);
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
