import type { ActionRules } from '../../../core/spec.ts';
import { endMatch, winFor } from '../move-flow.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, opponentOf, type Uaw } from '../types.ts';

/** UW-6.3: the player who is to decide gives up. Accepted wherever he decides, never listed. */
export const concede: ActionRules<Uaw, ActionOf<'concede'>> = {
  shape: /* @__PURE__ */ actionShape('concede'),
  whyIllegal: () => undefined,
  apply: (state, { player }, log) => endMatch(state, winFor(opponentOf(player), 'conceded', 'UW-6.3'), log),
};
