import type { ChanceRules } from '../../../core/spec.ts';
import { type Roll, rollShape } from '../../../mechanics/dice.ts';
import { resolveAttack, resolveGambit } from '../combat-step.ts';
import type { Uaw } from '../types.ts';

/** UW-3.4, UW-4.2: chance rolls the die of an attack or of the gambit. */
export const roll: ChanceRules<Uaw, Roll> = {
  shape: rollShape,

  apply(state, { die }, log) {
    const { step } = state.table;
    if (step.kind === 'attack-roll') resolveAttack(state, step.track, die, log);
    else resolveGambit(state, die, log);
  },
};
