import type { ActionRules } from '../../../../core/spec.ts';
import { endMove as endTheMove } from '../course.ts';
import type { Uaw } from '../types.ts';

/** UW-3.6: the mover ends their attacks, and with them their move. */
export const endMove: ActionRules<Uaw, 'end-move', 'attack'> = {
  during: ['attack'],
  apply: endTheMove,
};
