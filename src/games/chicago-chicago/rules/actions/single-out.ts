import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { areaAt } from '../board.ts';
import { musterOf, whyNotSort } from '../muster.ts';
import type { Chicago } from '../types.ts';

/** CC-4.4: outside parks the police single out groups for an attack, the lowest sorts first. */
export const singleOut: ActionRules<Chicago, 'single-out', 'attack' | 'muster'> = {
  during: ['attack', 'muster'],

  whyIllegal(seat, { area: place, sort, count }) {
    const { setup, step } = seat;
    const { id: area, park } = areaAt(setup, place);
    if (step.kind === 'muster' && step.area !== place) return violation('other-area', 'CC-4.4', { area });
    if (park !== undefined) return violation('in-a-park', 'CC-4.4', { area });
    return whyNotSort(seat, musterOf(step, place), { sort, count });
  },

  apply(state, { area: place, sort, count }) {
    const { groups, platoons } = musterOf(state.step, place);
    const chosen = groups.with(sort, count);
    state.table.step = { kind: 'muster', area: place, groups: chosen, platoons: [...platoons], from: sort + 1 };
  },
};
