import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { continueAid, turnTables } from '../battle-flow.ts';
import { attackerStake, countryOn, loanOf, shownStake } from '../battle.ts';
import { actForConceded } from '../conceded.ts';
import { countryName, rangeOf, secretOf } from '../countries.ts';
import { gain } from '../ranges.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Battle, CountryIndex, Table, WorldGame } from '../types.ts';

/** WG-4.3: a third country takes back all that it has lent by its own will, and takes no more part in the battle. */
export const withdraw: ActionRules<WorldGame, ActionOf<'withdraw'>> = {
  shape: /* @__PURE__ */ actionShape('withdraw'),

  whyIllegal({ table: { step } }) {
    if (step.kind !== 'aid') return wrongStep(step, 'WG-4.3');
    if (withdrawable(step.battle, step.country) > 0) return undefined;
    return violation('nothing-lent', 'WG-4.3', 'You have lent nothing here that can be withdrawn.');
  },

  list({ player, table: { step } }) {
    return step.kind === 'aid' && withdrawable(step.battle, step.country) > 0 ? [{ type: 'withdraw', player }] : [];
  },

  apply(state, { player }, log) {
    const { step } = state.table;
    if (step.kind !== 'aid') return;
    const { battle, country } = step;
    const points = withdrawable(battle, country);
    const loan = loanOf(battle, country);
    if (loan === undefined) return;
    loan.free = 0;
    if (loan.pledged === 0) battle.loans = battle.loans.filter((each) => each.country !== country);
    secretOf(state, country).points += points;
    gain(rangeOf(state, country), points);
    battle.barred.push(country);
    battle.stirred = true;
    const from = countryName(state.setup, countryOn(battle, loan.side));
    log?.push({ type: 'loan-withdrawn', rule: 'WG-4.3', country: player, from, points });
    if (loan.side !== battle.answering && !isOtherSideHigher(state.table, battle)) turnTables(state, battle);
    else continueAid(state);
    actForConceded(state, log);
  },
};

/** How many points a country can withdraw. */
export function withdrawable(battle: Battle, country: CountryIndex): number {
  return loanOf(battle, country)?.free ?? 0;
}

/**
 * Whether the side that need not answer has the higher stake. Asked only when a loan to that side was withdrawn: the
 * attacker has loans only after the defender has shown its stake, and the defender need not answer only then, so that
 * both stakes are known to all.
 */
function isOtherSideHigher(table: Table, battle: Battle): boolean {
  const [attacker, defender] = [attackerStake(battle), shownStake(table, battle)];
  return battle.answering === 'attacker' ? defender > attacker : attacker > defender;
}
