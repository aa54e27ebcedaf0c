import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex, rowOf } from '../board.ts';
import { listDepartures, whyNotSetOut } from '../departures.ts';
import { setOut } from '../marches.ts';
import { actionShape, countShape, unitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1: units set out and enter a first area. */
export const move: ActionRules<Chicago, ActionOf<'move'>> = {
  shape: /* @__PURE__ */ actionShape('move', { unit: unitShape, from: v.string(), to: v.string(), count: countShape }),
  whyIllegal: (seat, action) => whyNotSetOut(seat, action),
  list: (seat) => listDepartures(seat, 'move'),

  apply(state, { player, unit, from, to, count }, log) {
    const { setup } = state;
    const [start, next] = [areaIndex(setup, from), areaIndex(setup, to)];
    setOut(state, { player, row: rowOf(player, unit), from: start, to: next, count, infiltrating: false }, log);
  },
};
