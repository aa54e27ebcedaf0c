import type { ActionRules } from '../../../core/spec.ts';
import { end } from '../course.ts';
import { opponentOf } from '../sides.ts';
import type { AirWar } from '../types.ts';

/** AW-8.2: a player who has not committed gives up. Accepted wherever they decide, never listed. */
export const concede: ActionRules<AirWar, 'concede'> = {
  isListed: false,
  apply: (state) => end(state, { kind: 'win', winner: opponentOf(state.player), reason: 'conceded', rule: 'AW-8.2' }),
};
