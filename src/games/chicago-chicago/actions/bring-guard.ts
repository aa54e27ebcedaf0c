import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { add, areaIndex, hasGroups } from '../board.ts';
import { score } from '../flow.ts';
import { noSuchArea, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** CC-4.11: the police, while behind, bring in a company of the National Guard. */
export const bringGuard: ActionRules<Chicago, ActionOf<'bring-guard'>> = {
  shape: /* @__PURE__ */ actionShape('bring-guard', { area: v.string() }),

  whyIllegal({ setup, table }, { area }) {
    const { step, index, guardsLeft } = table;
    if (step.kind !== 'patrol') return wrongStep(step);
    const place = areaIndex(setup, area);
    if (place < 0) return noSuchArea(area);
    if (index.demonstrators <= index.police)
      return violation('not-behind', 'CC-4.11', 'The Guard come only while the demonstrators are ahead on the index.');
    if (guardsLeft === 0)
      return violation('no-guard-left', 'CC-1.5', 'All companies of the Guard have been brought in.');
    if (!hasGroups(table, place)) return undefined;
    return violation('groups-there', 'CC-4.11', `The Guard cannot come into ${area}, where groups are.`, { area });
  },

  list({ player, setup, table }) {
    const { step, index, guardsLeft } = table;
    if (step.kind !== 'patrol' || guardsLeft === 0 || index.demonstrators <= index.police) return [];
    return setup.scenario.areas
      .filter((_, place) => !hasGroups(table, place))
      .map(({ id: area }) => ({ type: 'bring-guard', player, area }));
  },

  apply(state, { area }, log) {
    const { setup, table } = state;
    const place = areaIndex(setup, area);
    add(table.police.spent, GUARD, place, 1);
    table.guardsLeft -= 1;
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area, entered: true });
    const reason = 'guard-entered';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11', log);
  },
};
