import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { attackSteps, playOrders, whyNotOrders } from '../bulk.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, platoonsShape, sortsShape, tableNameShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.4: the police attack groups outside parks, both sides named at once. */
export const attackGroups: ActionRules<Chicago, ActionOf<'attack-groups'>> = {
  shape: /* @__PURE__ */ actionShape('attack-groups', {
    area: v.string(),
    groups: sortsShape,
    platoons: platoonsShape,
    table: tableNameShape,
  }),

  whyIllegal(seat, action) {
    if (seat.table.step.kind !== 'attack') return wrongStep(seat.table.step);
    return whyNotOrders(seat, attackSteps(action));
  },

  apply: (state, action, log) => void playOrders(state, attackSteps(action), log),
};
