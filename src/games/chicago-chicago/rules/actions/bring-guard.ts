import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { add, areaId, hasGroups } from '../board.ts';
import { score } from '../course.ts';
import type { Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** CC-4.11: the police, while behind, bring in a company of the National Guard. */
export const bringGuard: ActionRules<Chicago, 'bring-guard', 'patrol'> = {
  during: ['patrol'],

  whyIllegal({ setup, table }, { area: place }) {
    const { index, guardsLeft } = table;
    if (index.demonstrators <= index.police) return violation('not-behind', 'CC-4.11');
    if (guardsLeft === 0) return violation('no-guard-left', 'CC-1.5');
    if (!hasGroups(table, place)) return undefined;
    const area = areaId(setup, place);
    return violation('groups-there', 'CC-4.11', { area });
  },

  apply(state, { area: place }) {
    const { setup, table, log } = state;
    add(table.police.spent, GUARD, place, 1);
    table.guardsLeft -= 1;
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area: areaId(setup, place), entered: true });
    const reason = 'guard-entered';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11');
  },
};
