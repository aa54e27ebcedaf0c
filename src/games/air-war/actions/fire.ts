import * as v from 'valibot';
import type { ActionRules } from '../../../core/spec.ts';
import { boardOf } from '../board.ts';
import { seal } from '../cycle.ts';
import { whyNotAim } from '../fire.ts';
import { sortedOrders, whyNotInBulk } from '../named-orders.ts';
import { numbered } from '../orders.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, orderShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide, type Order } from '../types.ts';

/** AW-5.2: a player aims all his fire at once, in place of what he has written, and commits. */
export const fire: ActionRules<AirWar, ActionOf<'fire'>> = {
  shape: /* @__PURE__ */ actionShape('fire', { aims: v.pipe(v.array(orderShape), v.maxLength(10_000)) }),

  whyIllegal({ player, setup, table }, { aims }) {
    if (table.step.kind !== 'fire') return wrongStep(table.step);
    const board = boardOf(setup.scenario);
    const own = { aims: [] as Order[] };
    const gunner = { player, setup, table, own };
    const sorted = sortedOrders(board, aims);
    return whyNotInBulk(
      sorted,
      (order) => whyNotAim(gunner, order),
      (order) => own.aims.push(numbered(board, order)),
    );
  },

  apply(state, { player, aims }, log) {
    const board = boardOf(state.setup.scenario);
    ofSide(state.secrets, player).aims = sortedOrders(board, aims).map((order) => numbered(board, order));
    seal(state, player, log);
  },
};
