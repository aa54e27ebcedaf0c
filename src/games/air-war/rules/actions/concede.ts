import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { end } from '../course.ts';
import { hasChoice } from '../fire.ts';
import { opponentOf } from '../sides.ts';
import type { AirWar } from '../types.ts';

/** AW-8.2: a player who has not committed gives up, whether they are asked or not. Never listed. */
export const concede: ActionRules<AirWar, 'concede'> = {
  by: 'anybody',

  whyIllegal(seat) {
    const { player, table, step } = seat;
    const isUnasked = step.kind === 'naming' || (step.kind === 'fire' && !hasChoice(seat, player));
    if (isUnasked || table.waiting.includes(player)) return undefined;
    return violation('has-committed', 'AW-8.2');
  },

  apply: (state) => end(state, { kind: 'win', winner: opponentOf(state.player), reason: 'conceded', rule: 'AW-8.2' }),
};
