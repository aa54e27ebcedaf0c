import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { tooFewUnits } from '../refusals.ts';
import { postIn, reserveOf } from '../set-up.ts';
import type { Chicago } from '../types.ts';
import { POLICE_UNITS } from '../units.ts';

/** CC-3.2: the police place platoons that are left, kind by kind, each in board order. */
export const post: ActionRules<Chicago, 'post', 'post'> = {
  during: ['post'],

  whyIllegal(seat, { unit: row, area: place, count }) {
    const { setup, step } = seat;
    const [unit, next] = [POLICE_UNITS[row]!, POLICE_UNITS[step.unit]!];
    if (unit !== next) return violation('out-of-order', 'CC-3.2', { unit, next });
    if (place < step.area) return violation('out-of-order', 'CC-3.2');
    const there = reserveOf(seat, row);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    return count < there && place === setup.scenario.areas.length - 1 ? violation('units-left', 'CC-3.2') : undefined;
  },

  apply: (state, { unit: row, area: place, count }) => postIn(state, { place, row, count }),
};
