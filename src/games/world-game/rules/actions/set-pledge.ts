import type { ActionRules } from '../../../../core/spec.ts';
import { countryName } from '../countries.ts';
import { hasAtLeast } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.2: a country names the pledge of the alliance that it proposes. So everybody knows that it has as much. */
export const setPledge: ActionRules<WorldGame, 'set-pledge', 'pledge'> = {
  during: ['pledge'],
  whyIllegal: (seat, { points: pledge }) => whyNotAffordable(seat, pledge, 'WG-2.2'),

  apply({ setup, table, step, player, log }, { points: pledge }) {
    const { country, round, to, repay } = step;
    table.proposals.push({ from: country, to, repay, pledge });
    table.step = { kind: 'diplomacy', country, round };
    hasAtLeast(table.ranges[country]!, pledge);
    const names = { country: player, to: countryName(setup, to) };
    log?.push({ type: 'proposal-made', rule: 'WG-2.2', ...names, repay, pledge });
  },
};
