import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { lose } from '../flow.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-6.2: the player who is to decide gives up. Accepted wherever he decides, never listed. */
export const concede: ActionRules<Chicago, ActionOf<'concede'>> = {
  shape: /* @__PURE__ */ actionShape('concede'),
  whyIllegal: () => undefined,
  apply: (state, { player }, log) => lose(state, player, 'conceded', log),
};
