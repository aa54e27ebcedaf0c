import type { ActionRules } from '../../../core/spec.ts';
import { battleAt } from '../battle.ts';
import { countryIndex } from '../countries.ts';
import { end, lastCountry } from '../course.ts';
import type { WorldGame } from '../types.ts';

/** WG-6.4: the country that is to decide gives up, and is not asked any more. Accepted wherever it decides, never listed. */
export const concede: ActionRules<WorldGame, 'concede'> = {
  isListed: false,

  apply(state) {
    const { setup, table, step, player, log } = state;
    table.status[countryIndex(setup, player)] = 'conceded';
    log?.push({ type: 'country-conceded', rule: 'WG-6.4', country: player });
    const outcome = lastCountry(state);
    if (outcome !== undefined) end(state, outcome, battleAt(step));
  },
};
