import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { add, areaIndex, countAt } from '../board.ts';
import { score } from '../flow.ts';
import { noSuchArea, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** CC-4.11: a company of the National Guard leaves the game instead of moving. */
export const withdrawGuard: ActionRules<Chicago, ActionOf<'withdraw-guard'>> = {
  shape: /* @__PURE__ */ actionShape('withdraw-guard', { area: v.string() }),

  whyIllegal({ setup, table }, { area }) {
    if (table.step.kind !== 'patrol') return wrongStep(table.step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    if (countAt(table.police.fresh, GUARD, place) > 0) return undefined;
    return violation(
      'no-guard-there',
      'CC-4.11',
      `No company in ${area} could leave: none, or it has moved or come in.`,
    );
  },

  list({ player, setup, table }) {
    if (table.step.kind !== 'patrol') return [];
    return setup.scenario.areas
      .filter((_, place) => countAt(table.police.fresh, GUARD, place) > 0)
      .map(({ id: area }) => ({ type: 'withdraw-guard', player, area }));
  },

  apply(state, { area }, log) {
    const { setup, table } = state;
    const place = areaIndex(setup, area);
    add(table.police.fresh, GUARD, place, -1);
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area, entered: false });
    const reason = 'guard-withdrawn';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11', log);
  },
};
