import * as v from 'valibot';
import type { ActionRules } from '../../../core/spec.ts';
import { areaId, areaIndex } from '../board.ts';
import { boxesToSeeTo, canComeOut, canEnter, change, whyNoBox, whyNotComeOut, whyNotEnter } from '../boxes.ts';
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

  list(seat) {
    const { player, setup, table } = seat;
    const actions: ActionOf<'relieve'>[] = [];
    for (const place of boxesToSeeTo(seat)) {
      const area = areaId(setup, place);
      for (const unit of canEnter(table, place))
        for (const relieved of canComeOut(table, place))
          actions.push({ type: 'relieve', player, area, unit, relieved });
    }
    return actions;
  },

  apply(state, { area, unit, relieved }, log) {
    change(state, areaIndex(state.setup, area), { entered: unit, left: relieved }, log);
  },
};
