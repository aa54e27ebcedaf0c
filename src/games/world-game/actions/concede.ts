import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { actForConceded } from '../conceded.ts';
import { countryIndex } from '../countries.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';
import { endMatch, lastCountry } from '../war-flow.ts';

/** WG-6.4: the country that is to decide gives up. Accepted wherever it decides, never listed. */
export const concede: ActionRules<WorldGame, ActionOf<'concede'>> = {
  shape: /* @__PURE__ */ actionShape('concede'),
  whyIllegal: () => undefined,

  apply(state, { player }, log) {
    const { table } = state;
    table.status[countryIndex(state.setup, player)] = 'conceded';
    log?.push({ type: 'country-conceded', rule: 'WG-6.4', country: player });
    const outcome = lastCountry(state);
    const { step } = table;
    if (outcome === undefined) actForConceded(state, log);
    else endMatch(state, outcome, log, step.kind === 'aid' || step.kind === 'answer' ? step.battle : undefined);
  },
};
