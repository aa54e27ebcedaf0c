import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotCommit } from '../muster.ts';
import type { Chicago } from '../types.ts';
import { SORTS } from '../units.ts';

/** CC-4.4: the police tell off platoons for the attack, the lowest kinds first. */
export const commit: ActionRules<Chicago, 'commit', 'muster'> = {
  during: ['muster'],
  whyIllegal: (seat, platoons) => whyNotCommit(seat, seat.step, platoons),

  apply({ step }, { unit, count }) {
    step.platoons[unit] = count;
    step.from = SORTS.length + unit + 1;
  },
};
