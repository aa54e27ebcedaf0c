import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { add, areaId, countAt } from '../board.ts';
import { score } from '../course.ts';
import { notice } from '../outlook.ts';
import type { Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** CC-4.11: a company of the National Guard leaves the game instead of moving. */
export const withdrawGuard: ActionRules<Chicago, 'withdraw-guard', 'patrol'> = {
  during: ['patrol'],

  whyIllegal: ({ table }, { area }) =>
    countAt(table.police.fresh, GUARD, area) > 0 ? undefined : violation('no-guard-there', 'CC-4.11'),

  apply(state, { area: place }) {
    const { setup, table, log } = state;
    add(table.police.fresh, GUARD, place, -1);
    notice(table, place);
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area: areaId(setup, place), entered: false });
    const reason = 'guard-withdrawn';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11');
  },
};
