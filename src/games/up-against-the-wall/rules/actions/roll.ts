import type { ChanceRules } from '../../../../core/spec.ts';
import { resolveAttack, resolveGambit } from '../combat.ts';
import type { Uaw } from '../types.ts';

/** UW-3.4, UW-4.2: chance rolls the die of an attack or of the gambit. */
export const roll: ChanceRules<Uaw, 'roll', 'attack-roll' | 'gambit-roll'> = {
  during: ['attack-roll', 'gambit-roll'],

  apply(state, { die }) {
    const { step } = state;
    if (step.kind === 'attack-roll') resolveAttack(state, step.track, die);
    else resolveGambit(state, die);
  },
};
