import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaId } from '../board.ts';
import { tooFewUnits } from '../refusals.ts';
import { garrisonBox, reserveFrom, reserveOf, roomInBox } from '../set-up.ts';
import type { Chicago } from '../types.ts';
import { POLICE_UNITS } from '../units.ts';

/** CC-3.2: the police put platoons of one kind into the box that is to be filled, the lowest kinds first. */
export const garrison: ActionRules<Chicago, 'garrison', 'garrison'> = {
  during: ['garrison'],

  whyIllegal(seat, { area: place, unit: row, count }) {
    const { setup, step } = seat;
    const [area, unit] = [areaId(setup, place), POLICE_UNITS[row]!];
    if (place !== step.area) {
      const next = areaId(setup, step.area);
      return violation('not-that-box', 'CC-3.2', { area, next });
    }
    if (row < step.unit) return violation('out-of-order', 'CC-3.2');
    const there = reserveOf(seat, row);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    const room = roomInBox(seat, place);
    if (count > room)
      return violation('box-full', 'CC-2.2', {
        area,
      });
    return reserveFrom(seat, row + 1) >= room - count ? undefined : violation('too-few-left', 'CC-3.2');
  },

  apply: (state, { area: place, unit: row, count }) => garrisonBox(state, { place, row, count }),
};
