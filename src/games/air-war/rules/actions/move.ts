import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotMove } from '../moves.ts';
import type { AirWar } from '../types.ts';

/** AW-4.1: a player orders units to an adjacent field. */
export const move: ActionRules<AirWar, 'move', 'moves'> = {
  during: ['moves'],
  whyIllegal: whyNotMove,
  apply: ({ own }, { from, to, count }) => void own.moves.push({ from, to, count }),
};
