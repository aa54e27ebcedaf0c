import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaId, areaIndex } from '../board.ts';
import { noSuchArea, tooFewUnits, wrongStep } from '../refusals.ts';
import { postIn, reserveOf } from '../set-up.ts';
import { actionShape, countShape, policeUnitShape } from '../shapes.ts';
import { type ActionOf, type Chicago } from '../types.ts';
import { POLICE_UNITS, type PoliceUnit } from '../units.ts';

/** CC-3.2: the police place platoons that are left, kind by kind, each in board order. */
export const post: ActionRules<Chicago, ActionOf<'post'>> = {
  shape: /* @__PURE__ */ actionShape('post', { unit: policeUnitShape, area: v.string(), count: countShape }),

  whyIllegal(seat, { unit, area, count }) {
    const { setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'post') return wrongStep(step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    const next = POLICE_UNITS[step.unit] as PoliceUnit;
    if (unit !== next)
      return violation('out-of-order', 'CC-3.2', `The platoons to be placed now are those of ${next}.`, { unit, next });
    if (place < step.area)
      return violation('out-of-order', 'CC-3.2', `Areas are taken in board order, and ${area} has been passed.`);
    const there = reserveOf(seat, step.unit);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    return count < there && place === setup.scenario.areas.length - 1
      ? violation('units-left', 'CC-3.2', `All ${String(there)} must be placed, and ${area} is the last area.`)
      : undefined;
  },

  list(seat) {
    const { player, setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'post') return [];
    const unit = POLICE_UNITS[step.unit] as PoliceUnit;
    const left = reserveOf(seat, step.unit);
    const last = setup.scenario.areas.length - 1;
    const actions: ActionOf<'post'>[] = [];
    for (let place = step.area; place <= last; place++) {
      const area = areaId(setup, place);
      for (let count = place === last ? left : 1; count <= left; count++)
        actions.push({ type: 'post', player, unit, area, count });
    }
    return actions;
  },

  apply(state, { unit, area, count }, log) {
    const place = areaIndex(state.setup, area);
    postIn(state, { place, row: POLICE_UNITS.indexOf(unit), count }, log);
  },
};
