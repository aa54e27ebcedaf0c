import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf } from '../board.ts';
import { seal } from '../cycle.ts';
import { whyNotAim } from '../fire.ts';
import { sortedOrders } from '../named-orders.ts';
import { numbered } from '../moves.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, orderShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide, type Order } from '../types.ts';

/** AW-5.2: a player aims all his fire at once, in place of what he has written, and commits. */
export const fire: ActionRules<AirWar, ActionOf<'fire'>> = {
  shape: /* @__PURE__ */ actionShape('fire', { aims: v.pipe(v.array(orderShape), v.maxLength(10_000)) }),

  whyIllegal({ player, setup, table }, { aims }) {
    if (table.step.kind !== 'fire') return wrongStep(table.step);
    let written: readonly Order[] = [];
    const board = boardOf(setup.scenario);
    for (const order of sortedOrders(board, aims)) {
      const refusal = whyNotAim({ player, setup, table, own: { aims: written } }, order);
      if (refusal !== undefined) return refusal;
      written = [...written, numbered(board, order)];
    }
    return undefined;
  },

  apply(state, { player, aims }, log) {
    const board = boardOf(state.setup.scenario);
    ofSide(state.secrets, player).aims = sortedOrders(board, aims).map((order) => numbered(board, order));
    seal(state, player, log);
  },
};
