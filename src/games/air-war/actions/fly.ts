import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { boardOf, nameOf } from '../board.ts';
import { numberedFlight, whyNotFlight } from '../flights.ts';
import { departures } from '../order-options.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, countShape, fieldShape } from '../shapes.ts';
import { type ActionOf, type AirWar, ofSide } from '../types.ts';

/** AW-4.4: a player orders a flight from an airport. */
export const fly: ActionRules<AirWar, ActionOf<'fly'>> = {
  shape: /* @__PURE__ */ actionShape('fly', {
    from: fieldShape,
    to: fieldShape,
    count: countShape,
    // What is not said is not so; `false` would be another way of writing the same order.
    relay: v.exactOptional(v.literal(true)),
  }),

  whyIllegal(seat, flight) {
    return seat.table.step.kind === 'moves' ? whyNotFlight(seat, flight) : wrongStep(seat.table.step);
  },

  list(seat) {
    const { player, setup, table } = seat;
    if (table.step.kind !== 'moves') return [];
    const board = boardOf(setup.scenario);
    const actions: ActionOf<'fly'>[] = [];
    for (const { from: origin, closed, double, relay } of departures(seat)) {
      const from = nameOf(board, origin);
      for (let to = 0; to < closed.length; to++) {
        if (closed[to] === 0) actions.push({ type: 'fly', player, from, to: nameOf(board, to), count: 1 });
      }
      for (const to of double) actions.push({ type: 'fly', player, from, to: nameOf(board, to), count: 2 });
      for (const to of relay) actions.push({ type: 'fly', player, from, to: nameOf(board, to), count: 2, relay: true });
    }
    return actions;
  },

  apply({ setup, secrets }, flight) {
    ofSide(secrets, flight.player).flights.push(numberedFlight(boardOf(setup.scenario), flight));
  },
};
