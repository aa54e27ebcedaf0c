import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { playOrders, whyNotOrders } from '../bulk.ts';
import { actionShape, marchFields } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1: units march along a whole path. */
export const march: ActionRules<Chicago, ActionOf<'march'>> = {
  shape: /* @__PURE__ */ actionShape('march', marchFields),
  whyIllegal: (seat, action) => whyNotOrders(seat, [action]),
  apply: (state, action, log) => void playOrders(state, [action], log),
};
