import type { ChanceRules } from '../../../../core/spec.ts';
import { resolve } from '../combat.ts';
import type { Chicago } from '../types.ts';

/** CC-4.6: chance rolls the die of a conflict. */
export const roll: ChanceRules<Chicago, 'roll', 'roll'> = {
  during: ['roll'],
  apply: (state, { die }) => resolve(state, die),
};
