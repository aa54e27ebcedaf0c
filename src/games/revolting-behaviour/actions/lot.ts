import * as v from 'valibot';
import type { ChanceRules } from '../../../core/first-edition/spec.ts';
import { settleOrder } from '../turn-flow.ts';
import type { Lot, RevoltingBehaviour } from '../types.ts';

/** RB-2.1: chance gives the next place of the order to one of those tied for it. */
export const lot: ChanceRules<RevoltingBehaviour, Lot> = {
  shape: /* @__PURE__ */ v.strictObject({ type: v.literal('lot'), player: v.literal('chance'), name: v.string() }),

  apply(state, { name }, log) {
    const { setup, table } = state;
    table.order.push(setup.players.indexOf(name));
    log?.push({ type: 'lot-drawn', rule: 'RB-2.1', player: name, place: table.order.length });
    settleOrder(state, log);
  },
};
