import type { ActionRules } from '../../../../core/spec.ts';
import { battleAt } from '../battle.ts';
import { countryIndex } from '../countries.ts';
import { end, lastCountry } from '../course.ts';
import { dropProposal } from '../proposals.ts';
import type { WorldGame } from '../types.ts';

/** WG-6.4: a country gives up, and is not asked any more. Accepted whenever a decision is due, its own or not; never listed. */
export const concede: ActionRules<WorldGame, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { setup, table, step, player, log } = state;
    const country = countryIndex(setup, player);
    table.status[country] = 'conceded';
    log?.push({ type: 'country-conceded', rule: 'WG-6.4', country: player });
    const outcome = lastCountry(state);
    if (outcome !== undefined) end(state, outcome, battleAt(step));
    else if (step.kind === 'pledge' && step.to === country) dropProposal(table, step);
  },
};
