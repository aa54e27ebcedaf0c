import type { ActionRules } from '../../../../core/spec.ts';
import { change, whyNotBox, whyNotComeOut, whyNotEnter } from '../boxes.ts';
import type { Chicago } from '../types.ts';

/** CC-4.2: a platoon goes into the box of its area for one that comes out. */
export const relieve: ActionRules<Chicago, 'relieve', 'patrol'> = {
  during: ['patrol'],
  whyIllegal: (seat, { area, unit, relieved }) =>
    whyNotBox(seat, area) ?? whyNotEnter(seat, area, unit) ?? whyNotComeOut(seat, area, relieved),
  apply: (state, { area, unit, relieved }) => change(state, area, { entered: unit, left: relieved }),
};
