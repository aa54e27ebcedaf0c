import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaId } from '../board.ts';
import { change, whyNotBox, whyNotComeOut } from '../boxes.ts';
import type { Chicago } from '../types.ts';

/** CC-4.2: a platoon comes out of a box that is released. */
export const leave: ActionRules<Chicago, 'leave', 'patrol'> = {
  during: ['patrol'],

  whyIllegal(seat, { area: place, unit }) {
    const refusal = whyNotBox(seat, place);
    if (refusal !== undefined) return refusal;
    if (seat.table.released[place] === true) return whyNotComeOut(seat, place, unit);
    const area = areaId(seat.setup, place);
    return violation('not-released', 'CC-4.2', { area });
  },

  apply: (state, { area, unit }) => change(state, area, { left: unit }),
};
