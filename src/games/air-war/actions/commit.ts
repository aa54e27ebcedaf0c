import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { seal } from '../cycle.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, AirWar } from '../types.ts';
import { whyNotSealed } from '../writing.ts';

/** AW-4.5, AW-4.6: a player commits what he has written. */
export const commit: ActionRules<AirWar, ActionOf<'commit'>> = {
  shape: /* @__PURE__ */ actionShape('commit'),
  whyIllegal: (seat) => whyNotSealed(seat),
  list: (seat) => (whyNotSealed(seat) === undefined ? [{ type: 'commit', player: seat.player }] : []),
  apply: (state, { player }, log) => seal(state, player, log),
};
