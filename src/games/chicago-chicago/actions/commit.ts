import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { kindsToCommit, whyNotCommit } from '../muster.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape, countShape, policeUnitShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';
import { POLICE_UNITS, SORTS } from '../units.ts';

/** CC-4.4: the police tell off platoons for the attack, the lowest kinds first. */
export const commit: ActionRules<Chicago, ActionOf<'commit'>> = {
  shape: /* @__PURE__ */ actionShape('commit', { unit: policeUnitShape, count: countShape }),

  whyIllegal(seat, { unit, count }) {
    const { step } = seat.table;
    return step.kind === 'muster' ? whyNotCommit(seat, step, { unit, count }) : wrongStep(step);
  },

  list(seat) {
    const { player, table } = seat;
    if (table.step.kind !== 'muster') return [];
    const actions: ActionOf<'commit'>[] = [];
    for (const { unit, least, most } of kindsToCommit(seat, table.step))
      for (let count = least; count <= most; count++) actions.push({ type: 'commit', player, unit, count });
    return actions;
  },

  apply(state, { unit, count }) {
    const { step } = state.table;
    if (step.kind !== 'muster') return;
    const row = POLICE_UNITS.indexOf(unit);
    step.platoons[row] = count;
    step.from = SORTS.length + row + 1;
  },
};
