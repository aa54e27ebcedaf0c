import type { ActionRules } from '../../../../core/spec.ts';
import { halt as endMarch } from '../marches.ts';
import type { Chicago } from '../types.ts';

/** CC-4.1: units on the march stay where they are. */
export const halt: ActionRules<Chicago, 'halt', 'march'> = {
  during: ['march'],
  apply: (state) => endMarch(state, state.step),
};
