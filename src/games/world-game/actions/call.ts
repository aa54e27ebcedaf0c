import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { allianceBetween, deedsOf } from '../alliances.ts';
import { canCall, loanOf } from '../battle.ts';
import { countryIndex, countryName, rangeOf, secretOf } from '../countries.ts';
import { isExactly, spend } from '../ranges.ts';
import { noSuchCountry, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Battle, CountryIndex, WorldDraft, WorldGame } from '../types.ts';

/** WG-4.4: the defender calls the pledge of an ally, who lends it, or all that it has if that is less. */
export const call: ActionRules<WorldGame, ActionOf<'call'>> = {
  shape: /* @__PURE__ */ actionShape('call', { ally: v.string() }),

  whyIllegal({ setup, table }, { ally }) {
    const { step } = table;
    if (step.kind !== 'answer') return wrongStep(step, 'WG-4.4');
    const place = countryIndex(setup, ally);
    if (place < 0) return noSuchCountry(ally);
    const { battle } = step;
    if (battle.answering === 'attacker') {
      return violation('attacker-cannot-call', 'WG-4.4', 'Pledges are for those who are attacked.');
    }
    if (battle.called.includes(place)) {
      return violation('already-called', 'WG-4.4', `You have called ${ally} in this battle.`, { ally });
    }
    if (canCall(table, battle, place)) return undefined;
    return violation('no-pledge', 'WG-4.4', `${ally} has pledged you nothing.`, { ally });
  },

  list({ player, setup, table }) {
    const { step } = table;
    if (step.kind !== 'answer' || step.battle.answering === 'attacker') return [];
    return callable(table, step.battle).map((ally) => ({ type: 'call', player, ally: countryName(setup, ally) }));
  },

  apply(state, { player, ally }, log) {
    const { table, setup } = state;
    if (table.step.kind !== 'answer') return;
    const { battle } = table.step;
    const country = countryIndex(setup, ally);
    const alliance = allianceBetween(table, battle.defender, country);
    if (alliance === undefined) return;
    const lent = collect(state, country, alliance.pledge);
    const deeds = deedsOf(alliance, country);
    deeds.called += alliance.pledge;
    deeds.lent += lent;
    battle.called.push(country);
    battle.stirred = true;
    const loan = loanOf(battle, country);
    if (loan !== undefined) loan.pledged += lent;
    else if (lent > 0) battle.loans.push({ country, side: 'defender', free: 0, pledged: lent });
    log?.push({ type: 'pledge-called', rule: 'WG-4.4', country: player, ally, pledge: alliance.pledge, lent });
  },
};

/** The countries whose pledge the defender can still call, in calling order. */
export function callable(table: WorldGame['table'], battle: Battle): readonly CountryIndex[] {
  const allies: CountryIndex[] = [];
  for (let country = 0; country < table.status.length; country++) {
    if (canCall(table, battle, country)) allies.push(country);
  }
  return allies;
}

/** Takes a pledge, or what there is of it, from an ally; what it lends tells how much it had if it is less. */
function collect(state: WorldDraft, ally: CountryIndex, pledge: number): number {
  const purse = secretOf(state, ally);
  const lent = Math.min(pledge, purse.points);
  purse.points -= lent;
  if (lent < pledge) isExactly(rangeOf(state, ally), 0);
  else spend(rangeOf(state, ally), pledge);
  return lent;
}
