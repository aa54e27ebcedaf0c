import type { ChanceRules } from '../../../core/first-edition/spec.ts';
import { type Roll, rollShape } from '../../../mechanics/dice.ts';
import { resolve } from '../combat-step.ts';
import type { Chicago } from '../types.ts';

/** CC-4.6: chance rolls the die of a conflict. */
export const roll: ChanceRules<Chicago, Roll> = {
  shape: rollShape,

  apply(state, { die }, log) {
    const { step } = state.table;
    if (step.kind === 'roll') resolve(state, step.conflict, die, log);
  },
};
