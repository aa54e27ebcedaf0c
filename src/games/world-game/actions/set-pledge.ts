import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { countryName } from '../countries.ts';
import type { WorldGame } from '../types.ts';

/**
 * WG-2.2: a country names the pledge of the alliance that it proposes. It may be all that a country can start with; whether
 * the allies have as much must not matter, it would tell.
 */
export const setPledge: ActionRules<WorldGame, 'set-pledge', 'pledge'> = {
  during: ['pledge'],

  whyIllegal({ setup: { maxPoints } }, { points: pledge }) {
    if (pledge <= maxPoints) return undefined;
    const message = `A pledge is at most ${String(maxPoints)} points, not ${String(pledge)}.`;
    return violation('pledge-too-large', 'WG-2.2', message, { pledge, maxPoints });
  },

  apply({ setup, table, step, player, log }, { points: pledge }) {
    const { country, round, to, repay } = step;
    table.proposals.push({ from: country, to, repay, pledge });
    table.step = { kind: 'diplomacy', country, round };
    const names = { country: player, to: countryName(setup, to) };
    log?.push({ type: 'proposal-made', rule: 'WG-2.2', ...names, repay, pledge });
  },
};
