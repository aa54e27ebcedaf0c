import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { judgePeace } from '../agreements.ts';
import { voidAlliance } from '../alliances.ts';
import { countryName } from '../countries.ts';
import { hasAtLeast } from '../ranges.ts';
import { whyNotAnother } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/**
 * WG-3.1: the country called announces whom it attacks; with how much comes next. An alliance with the target is void
 * (WG-2.3). Only a country with points can do so, so everybody knows that it has one.
 */
export const attack: ActionRules<WorldGame, 'attack', 'call'> = {
  during: ['call'],

  whyIllegal(seat, { target }) {
    const { setup, table, own } = seat;
    const itself = whyNotAnother(seat, target, 'WG-3.1');
    if (itself !== undefined) return itself;
    if (table.status[target] === 'out') return violation('is-out', 'WG-3.1', { country: countryName(setup, target) });
    return own.points > 0 ? undefined : violation('no-points', 'WG-3.1');
  },

  apply(state, { target }) {
    const { setup, table, player, log } = state;
    const { country } = state.step;
    if (setup.confrontation === 'announced') table.attacked = true;
    table.step = { kind: 'amount', country, target };
    hasAtLeast(table.ranges[country]!, 1);
    log?.push({ type: 'attack-announced', rule: 'WG-3.1', country: player, target: countryName(setup, target) });
    voidAlliance(state, country, target);
    judgePeace(table, country, target);
  },
};
