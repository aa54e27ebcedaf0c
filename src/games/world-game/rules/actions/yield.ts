import type { ActionRules } from '../../../../core/spec.ts';
import { decide } from '../battle-course.ts';
import type { WorldGame } from '../types.ts';

/** WG-4.4: the side to answer gives the battle up, and it is decided. */
export const yieldBattle: ActionRules<WorldGame, 'yield', 'answer'> = {
  during: ['answer'],
  apply: decide,
};
