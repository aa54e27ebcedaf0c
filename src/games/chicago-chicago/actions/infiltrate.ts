import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex, rowOf } from '../board.ts';
import { listDepartures, whyNotSetOut } from '../departures.ts';
import { setOut } from '../marches.ts';
import { actionShape, countShape, unitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1: groups set out to infiltrate, with twice their movement number, and enter a first area. */
export const infiltrate: ActionRules<Chicago, ActionOf<'infiltrate'>> = {
  shape: /* @__PURE__ */ actionShape('infiltrate', {
    unit: unitShape,
    from: v.string(),
    to: v.string(),
    count: countShape,
  }),
  whyIllegal: (seat, action) => whyNotSetOut(seat, action),
  list: (seat) => listDepartures(seat, 'infiltrate'),

  apply(state, { player, unit, from, to, count }, log) {
    const { setup } = state;
    const [start, next] = [areaIndex(setup, from), areaIndex(setup, to)];
    setOut(state, { player, row: rowOf(player, unit), from: start, to: next, count, infiltrating: true }, log);
  },
};
