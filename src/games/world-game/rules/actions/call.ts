import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { canCall } from '../aid.ts';
import { allianceBetween, deedsOf } from '../alliances.ts';
import { loanOf } from '../battle.ts';
import { countryName, secretOf } from '../countries.ts';
import { isExactly, spend } from '../ranges.ts';
import type { CountryIndex, WorldDraft, WorldGame } from '../types.ts';

/** WG-4.4: the defender calls the pledge of an ally, who lends it, or all that it has if that is less. */
export const call: ActionRules<WorldGame, 'call', 'answer'> = {
  during: ['answer'],

  whyIllegal({ setup, table, step: { battle } }, { ally: country }) {
    if (battle.answering === 'attacker') return violation('attacker-cannot-call', 'WG-4.4');
    if (canCall(table, battle, country)) return undefined;
    const ally = countryName(setup, country);
    return battle.called.includes(country)
      ? violation('already-called', 'WG-4.4', { ally })
      : violation('no-pledge', 'WG-4.4', { ally });
  },

  apply(state, { ally: country }) {
    const { setup, table, player, log } = state;
    const { battle } = state.step;
    const alliance = allianceBetween(table, battle.defender, country)!;
    const { pledge } = alliance;
    const lent = collect(state, country, pledge);
    const deeds = deedsOf(alliance, country);
    deeds.called += pledge;
    deeds.lent += lent;
    battle.called.push(country);
    battle.stirred = true;
    const loan = loanOf(battle, country);
    if (loan !== undefined) loan.pledged += lent;
    else if (lent > 0) battle.loans.push({ country, side: 'defender', free: 0, pledged: lent });
    const ally = countryName(setup, country);
    log?.push({ type: 'pledge-called', rule: 'WG-4.4', country: player, ally, pledge, lent });
  },
};

/** Takes a pledge, or what there is of it, from an ally; what it lends tells how much it had if it is less. */
function collect(state: WorldDraft, ally: CountryIndex, pledge: number): number {
  const purse = secretOf(state, ally);
  const known = state.table.ranges[ally]!;
  const lent = Math.min(pledge, purse.points);
  purse.points -= lent;
  if (lent < pledge) isExactly(known, 0);
  else spend(known, pledge);
  return lent;
}
