import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaId, areaIndex } from '../board.ts';
import { noSuchArea, tooFewUnits, wrongStep } from '../refusals.ts';
import { garrisonBox, reserveFrom, reserveOf, roomInBox } from '../set-up.ts';
import { actionShape, countShape, policeUnitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';
import { POLICE_UNITS } from '../units.ts';

/** CC-3.2: the police put platoons of one kind into the box that is to be filled, the lowest kinds first. */
export const garrison: ActionRules<Chicago, ActionOf<'garrison'>> = {
  shape: /* @__PURE__ */ actionShape('garrison', { area: v.string(), unit: policeUnitShape, count: countShape }),

  whyIllegal(seat, { area, unit, count }) {
    const { setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'garrison') return wrongStep(step);
    if (areaIndex(setup, area) < 0) return noSuchArea(area);
    const next = areaId(setup, step.area);
    if (area !== next)
      return violation('not-that-box', 'CC-3.2', `The box to be filled now is that of ${next}.`, { area, next });
    const row = POLICE_UNITS.indexOf(unit);
    if (row < step.unit)
      return violation(
        'out-of-order',
        'CC-3.2',
        `Of one box the lowest kinds come first, and ${unit} has been passed.`,
      );
    const there = reserveOf(seat, row);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    const room = roomInBox(seat, step.area);
    if (count > room)
      return violation('box-full', 'CC-2.2', `The box of ${area} takes ${String(room)} more, not ${String(count)}.`);
    const later = reserveFrom(seat, row + 1);
    return later >= room - count
      ? undefined
      : violation('too-few-left', 'CC-3.2', `The kinds above ${unit} have too few platoons to fill the box.`);
  },

  list(seat) {
    const { player, setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'garrison') return [];
    const area = areaId(setup, step.area);
    const room = roomInBox(seat, step.area);
    const actions: ActionOf<'garrison'>[] = [];
    for (const [row, unit] of POLICE_UNITS.entries()) {
      if (row < step.unit) continue;
      const most = Math.min(room, reserveOf(seat, row));
      const least = Math.max(1, room - reserveFrom(seat, row + 1));
      for (let count = least; count <= most; count++) actions.push({ type: 'garrison', player, area, unit, count });
    }
    return actions;
  },

  apply(state, { area, unit, count }, log) {
    const place = areaIndex(state.setup, area);
    garrisonBox(state, { place, row: POLICE_UNITS.indexOf(unit), count }, log);
  },
};
