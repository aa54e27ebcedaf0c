import type { ChanceRules } from '../../../../core/spec.ts';
import { payPenalty, receiveCard, turnUp } from '../attempts.ts';
import { CARDS } from '../cards.ts';
import type { RevoltingBehaviour } from '../types.ts';

/** RB-3.2, RB-4.2, RB-5.1: chance turns up a card of the action deck, of the Cause, or the penalty card. */
export const draw: ChanceRules<RevoltingBehaviour, 'draw', 'draw' | 'turn-up' | 'penalty'> = {
  during: ['draw', 'turn-up', 'penalty'],

  apply(state, { card: place }) {
    const { step } = state;
    if (step.kind === 'draw') receiveCard(state, step, place);
    else if (step.kind === 'turn-up') turnUp(state, step, CARDS[place]!);
    else payPenalty(state, CARDS[place]!);
  },
};
