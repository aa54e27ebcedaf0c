import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotAim } from '../fire.ts';
import type { AirWar } from '../types.ts';

/** AW-5.2: a player aims units at a field beside them. */
export const aim: ActionRules<AirWar, 'aim', 'fire'> = {
  during: ['fire'],
  whyIllegal: whyNotAim,
  apply: ({ own }, { from, to, count }) => void own.aims.push({ from, to, count }),
};
