import type { ActionRules } from '../../../../core/spec.ts';
import { areaAt } from '../board.ts';
import { notAPark } from '../refusals.ts';
import { gatherIn } from '../set-up.ts';
import type { Chicago } from '../types.ts';

/** CC-3.1: the demonstrators put all their groups into one park. */
export const gather: ActionRules<Chicago, 'gather', 'gather'> = {
  during: ['gather'],
  whyIllegal({ setup }, { area: place }) {
    const { id, park } = areaAt(setup, place);
    return park === undefined ? notAPark(id, 'CC-3.1') : undefined;
  },
  apply: (state, { area }) => gatherIn(state, area),
};
