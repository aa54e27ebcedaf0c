import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf } from '../board.ts';
import { openSteps } from '../order-options.ts';
import { numbered, whyNotMove } from '../moves.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, countShape, fieldShape } from '../shapes.ts';
import { namedOrders } from '../named-orders.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';

/** AW-4.1: a player orders units to an adjacent field. */
export const move: ActionRules<AirWar, ActionOf<'move'>> = {
  shape: /* @__PURE__ */ actionShape('move', { from: fieldShape, to: fieldShape, count: countShape }),

  whyIllegal(seat, order) {
    return seat.table.step.kind === 'moves' ? whyNotMove(seat, order) : wrongStep(seat.table.step);
  },

  list(seat) {
    const { player, setup, table } = seat;
    if (table.step.kind !== 'moves') return [];
    return namedOrders(boardOf(setup.scenario), openSteps(seat)).map((order) => ({ type: 'move', player, ...order }));
  },

  apply({ setup, secrets }, order) {
    ofSide(secrets, order.player).moves.push(numbered(boardOf(setup.scenario), order));
  },
};
