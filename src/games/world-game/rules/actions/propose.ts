import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { allianceBetween } from '../alliances.ts';
import { countryName } from '../countries.ts';
import { canPropose } from '../proposals.ts';
import { whyNotAllied, whyNotAnother } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance; the pledge is named next. */
export const propose: ActionRules<WorldGame, 'propose', 'diplomacy'> = {
  during: ['diplomacy'],

  whyIllegal(seat, { to }) {
    const { setup, table, step } = seat;
    const itself = whyNotAnother(seat, to, 'WG-2.1');
    if (itself !== undefined || canPropose(seat, step.country, to)) return itself;
    const country = countryName(setup, to);
    if (allianceBetween(table, step.country, to) !== undefined)
      return violation('already-allied', 'WG-2.1', { country });
    if (table.status[to] === 'conceded') return violation('has-conceded', 'WG-6.4', { country });
    return whyNotAllied(seat, to) ?? violation('proposal-open', 'WG-2.1', { country });
  },

  apply({ table, step: { country, round } }, { to, repay }) {
    table.step = { kind: 'pledge', country, round, to, repay };
  },
};
