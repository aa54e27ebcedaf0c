import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex } from '../board.ts';
import { change, listChanges, whyNoBox, whyNotComeOut } from '../boxes.ts';
import { actionShape, policeUnitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.2: a platoon comes out of a box that is released. */
export const leave: ActionRules<Chicago, ActionOf<'leave'>> = {
  shape: /* @__PURE__ */ actionShape('leave', { area: v.string(), unit: policeUnitShape }),

  whyIllegal(seat, { area, unit }) {
    const refusal = whyNoBox(seat, area);
    if (refusal !== undefined) return refusal;
    if (seat.table.released[areaIndex(seat.setup, area)] !== true)
      return violation('not-released', 'CC-4.2', `The box of ${area} is not released: it must be held.`, { area });
    return whyNotComeOut(seat, area, unit);
  },

  list: (seat) => listChanges(seat, 'leave'),

  apply: (state, { area, unit }, log) => change(state, areaIndex(state.setup, area), { left: unit }, log),
};
