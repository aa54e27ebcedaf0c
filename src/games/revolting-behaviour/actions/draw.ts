import type { ChanceRules } from '../../../core/first-edition/spec.ts';
import { type Draw, drawShape, type StandardCard } from '../../../mechanics/deck.ts';
import { payPenalty, receiveCard, turnUp } from '../attempt-flow.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-3.2, RB-4.2, RB-5.1: chance turns up a card of the action deck, of the Cause, or the penalty card. */
export const draw: ChanceRules<RevoltingBehaviour, Draw> = {
  shape: drawShape,

  apply(state, action, log) {
    const { step } = state.table;
    // Chance draws only what is listed, and the cards of a standard pack are.
    const card = action.card as StandardCard;
    if (step.kind === 'draw') receiveCard(state, step, card, log);
    else if (step.kind === 'turn-up') turnUp(state, step, card, log);
    else payPenalty(state, card, log);
  },
};
