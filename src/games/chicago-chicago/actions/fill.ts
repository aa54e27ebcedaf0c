import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaIndex } from '../board.ts';
import { change, listChanges, whyNoBox, whyNotEnter } from '../boxes.ts';
import { roomInBox } from '../set-up.ts';
import { actionShape, policeUnitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';

/** CC-4.2: a platoon goes into the box of its area. */
export const fill: ActionRules<Chicago, ActionOf<'fill'>> = {
  shape: /* @__PURE__ */ actionShape('fill', { area: v.string(), unit: policeUnitShape }),

  whyIllegal(seat, { area, unit }) {
    const refusal = whyNoBox(seat, area) ?? whyNotEnter(seat, area, unit);
    if (refusal !== undefined) return refusal;
    return roomInBox(seat, areaIndex(seat.setup, area)) > 0
      ? undefined
      : violation('box-full', 'CC-2.2', `The box of ${area} takes no more.`, { area });
  },

  list: (seat) => listChanges(seat, 'fill'),

  apply: (state, { area, unit }, log) => change(state, areaIndex(state.setup, area), { entered: unit }, log),
};
