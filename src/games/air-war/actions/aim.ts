import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf } from '../board.ts';
import { whyNotAim } from '../fire.ts';
import { numbered } from '../moves.ts';
import { namedOrders } from '../named-orders.ts';
import { openAims } from '../order-options.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, countShape, fieldShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';

/** AW-5.2: a player aims units at a field beside them. */
export const aim: ActionRules<AirWar, ActionOf<'aim'>> = {
  shape: /* @__PURE__ */ actionShape('aim', { from: fieldShape, to: fieldShape, count: countShape }),

  whyIllegal(seat, order) {
    return seat.table.step.kind === 'fire' ? whyNotAim(seat, order) : wrongStep(seat.table.step);
  },

  list(seat) {
    const { player, setup, table } = seat;
    if (table.step.kind !== 'fire') return [];
    return namedOrders(boardOf(setup.scenario), openAims(seat)).map((order) => ({ type: 'aim', player, ...order }));
  },

  apply({ setup, secrets }, order) {
    ofSide(secrets, order.player).aims.push(numbered(boardOf(setup.scenario), order));
  },
};
