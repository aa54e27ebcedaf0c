import type { ActionRules } from '../../../../core/spec.ts';
import { endDiplomacy } from '../course.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.1: a country is done with this round of diplomacy. */
export const ready: ActionRules<WorldGame, 'ready', 'diplomacy'> = {
  during: ['diplomacy'],
  apply: endDiplomacy,
};
