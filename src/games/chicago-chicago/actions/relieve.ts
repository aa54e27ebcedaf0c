import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex } from '../board.ts';
import { change, listChanges, whyNoBox, whyNotComeOut, whyNotEnter } from '../boxes.ts';
import { actionShape, policeUnitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.2: a platoon goes into the box of its area for one that comes out. */
export const relieve: ActionRules<Chicago, ActionOf<'relieve'>> = {
  shape: /* @__PURE__ */ actionShape('relieve', {
    area: v.string(),
    unit: policeUnitShape,
    relieved: policeUnitShape,
  }),

  whyIllegal: (seat, { area, unit, relieved }) =>
    whyNoBox(seat, area) ?? whyNotEnter(seat, area, unit) ?? whyNotComeOut(seat, area, relieved),

  list: (seat) => listChanges(seat, 'relieve'),

  apply(state, { area, unit, relieved }, log) {
    change(state, areaIndex(state.setup, area), { entered: unit, left: relieved }, log);
  },
};
