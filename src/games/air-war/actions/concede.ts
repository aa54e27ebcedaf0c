import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { endMatch } from '../cycle.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, type AirWar, opponentOf } from '../types.ts';

/** AW-8.2: a player who has not committed gives up. Accepted wherever he decides, never listed. */
export const concede: ActionRules<AirWar, ActionOf<'concede'>> = {
  shape: /* @__PURE__ */ actionShape('concede'),
  whyIllegal: () => undefined,
  apply: (state, { player }, log) =>
    endMatch(state, { kind: 'win', winner: opponentOf(player), reason: 'conceded', rule: 'AW-8.2' }, log),
};
