import type { ActionRules } from '../../../../core/spec.ts';
import { closeCardWindow } from '../course.ts';
import type { Uaw } from '../types.ts';

/** UW-5.2: a player is done with their cards; what they hold they keep. */
export const endCards: ActionRules<Uaw, 'end-cards', 'cards'> = {
  during: ['cards'],
  apply: closeCardWindow,
};
