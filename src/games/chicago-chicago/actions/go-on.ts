import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaId, areaIndex } from '../board.ts';
import { whyNotLinked, whyTooFar } from '../departures.ts';
import { goOn as enterNext, nextAreas } from '../marches.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.1: units on the march enter the next area. */
export const goOn: ActionRules<Chicago, ActionOf<'go-on'>> = {
  shape: /* @__PURE__ */ actionShape('go-on', { to: v.string() }),

  whyIllegal(seat, { to }) {
    const { step } = seat.table;
    if (step.kind !== 'march') return wrongStep(step);
    return whyNotLinked(seat, areaId(seat.setup, step.at), to) ?? whyTooFar(seat, to, step.left);
  },

  list(seat) {
    const { player, setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'march') return [];
    return nextAreas(seat, step).map((place) => ({ type: 'go-on', player, to: areaId(setup, place) }));
  },

  apply(state, { to }, log) {
    const { step } = state.table;
    if (step.kind === 'march') enterNext(state, step, areaIndex(state.setup, to), log);
  },
};
