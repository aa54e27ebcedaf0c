import type { ActionRules } from '../../../../core/spec.ts';
import { seal, whyNotSealed, WRITING, type Writing } from '../sealing.ts';
import type { AirWar } from '../types.ts';

/** AW-4.5, AW-4.6: a player commits what they have written. */
export const commit: ActionRules<AirWar, 'commit', Writing> = {
  during: WRITING,
  whyIllegal: (seat) => whyNotSealed(seat, seat.step.kind),
  apply: seal,
};
