import type { ActionRules } from '../../../../core/spec.ts';
import { declineAid } from '../battle-course.ts';
import type { WorldGame } from '../types.ts';

/** WG-4.1: a third country neither lends nor withdraws. */
export const decline: ActionRules<WorldGame, 'decline', 'aid'> = {
  during: ['aid'],
  apply: declineAid,
};
