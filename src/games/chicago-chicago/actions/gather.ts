import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaAt, areaId, areaIndex, boardOf } from '../board.ts';
import { noSuchArea, notAPark, wrongStep } from '../refusals.ts';
import { gatherIn } from '../set-up.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-3.1: the demonstrators put all their groups into one park. */
export const gather: ActionRules<Chicago, ActionOf<'gather'>> = {
  shape: /* @__PURE__ */ actionShape('gather', { area: v.string() }),

  whyIllegal({ setup, table }, { area }) {
    if (table.step.kind !== 'gather') return wrongStep(table.step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    return areaAt(setup, place).park === undefined ? notAPark(area, 'CC-3.1') : undefined;
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'gather') return [];
    return boardOf(setup).parks.map((place) => ({ type: 'gather', player, area: areaId(setup, place) }));
  },

  apply: (state, { area }, log) => gatherIn(state, areaIndex(state.setup, area), log),
};
