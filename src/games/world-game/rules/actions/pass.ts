import type { ActionRules } from '../../../../core/spec.ts';
import { passCall } from '../course.ts';
import type { WorldGame } from '../types.ts';

/** WG-3.1: the country called attacks nobody. */
export const pass: ActionRules<WorldGame, 'pass', 'call'> = {
  during: ['call'],
  apply: passCall,
};
