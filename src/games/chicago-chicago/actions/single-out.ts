import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { areaAt, areaIndex } from '../board.ts';
import { musterOf, sortsToSingleOut, whyNotSort } from '../muster.ts';
import { noSuchArea, wrongStep } from '../refusals.ts';
import { actionShape, countShape, sortShape } from '../shapes.ts';
import { canSingleOut } from '../targets.ts';
import type { ActionOf, Chicago } from '../types.ts';
import { SORTS } from '../units.ts';

/** CC-4.4: outside parks the police single out groups for an attack, the lowest sorts first. */
export const singleOut: ActionRules<Chicago, ActionOf<'single-out'>> = {
  shape: /* @__PURE__ */ actionShape('single-out', { area: v.string(), sort: sortShape, count: countShape }),

  whyIllegal(seat, { area, sort, count }) {
    const { setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'attack' && step.kind !== 'muster') return wrongStep(step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    if (step.kind === 'muster' && step.area !== place)
      return violation('other-area', 'CC-4.4', `An attack in another area than ${area} is being prepared.`, { area });
    if (areaAt(setup, place).park !== undefined)
      return violation('in-a-park', 'CC-4.4', `In the park ${area} all groups are attacked together.`, { area });
    return whyNotSort(seat, musterOf(step, place), { sort, count });
  },

  list(seat) {
    const { player, setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'attack' && step.kind !== 'muster') return [];
    const actions: ActionOf<'single-out'>[] = [];
    for (const [place, { id: area }] of setup.scenario.areas.entries()) {
      if (step.kind === 'muster' ? step.area !== place : !canSingleOut(seat, place)) continue;
      for (const { sort, most } of sortsToSingleOut(seat, musterOf(step, place)))
        for (let count = 1; count <= most; count++) actions.push({ type: 'single-out', player, area, sort, count });
    }
    return actions;
  },

  apply(state, { area, sort, count }) {
    const place = areaIndex(state.setup, area);
    const muster = musterOf(state.table.step, place);
    const row = SORTS.indexOf(sort);
    const groups = muster.groups.map((chosen, index) => (index === row ? count : chosen));
    state.table.step = { kind: 'muster', area: place, groups, platoons: [...muster.platoons], from: row + 1 };
  },
};
