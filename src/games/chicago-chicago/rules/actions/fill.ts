import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaId } from '../board.ts';
import { change, whyNotBox, whyNotEnter } from '../boxes.ts';
import { roomInBox } from '../set-up.ts';
import type { Chicago } from '../types.ts';

/** CC-4.2: a platoon goes into the box of its area. */
export const fill: ActionRules<Chicago, 'fill', 'patrol'> = {
  during: ['patrol'],

  whyIllegal(seat, { area: place, unit }) {
    const refusal = whyNotBox(seat, place) ?? whyNotEnter(seat, place, unit);
    if (refusal !== undefined || roomInBox(seat, place) > 0) return refusal;
    const area = areaId(seat.setup, place);
    return violation('box-full', 'CC-2.2', { area });
  },

  apply: (state, { area, unit }) => change(state, area, { entered: unit }),
};
