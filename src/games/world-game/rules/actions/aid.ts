import { violation } from '../../../../core/errors.ts';
import type { Draft } from '../../../../core/plain-data.ts';
import type { ActionRules, DecisionDraft } from '../../../../core/spec.ts';
import { whyNotLend, withdrawable } from '../aid.ts';
import { allianceBetween, deedsOf } from '../alliances.ts';
import { continueAid, declineAid, switchSides } from '../battle-course.ts';
import { attackerStake, countryOn, loanOf, shownStake } from '../battle.ts';
import { countryName } from '../countries.ts';
import { gain, spend } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { Battle, Loan, Table, WorldGame } from '../types.ts';

/** WG-4.1: a third country lends points to the side that must answer. */
export const lend: ActionRules<WorldGame, 'lend', 'aid'> = {
  during: ['aid'],

  whyIllegal(seat, { points }) {
    const bar = whyNotLend(seat.table, seat.phase.battle, seat.phase.country);
    if (bar !== undefined) return violation(bar, 'WG-4.2');
    return whyNotAffordable(seat, points, 'WG-4.1');
  },

  apply(state, { points }) {
    const { setup, table, own, player, log } = state;
    const { battle, country } = state.phase;
    own.points -= points;
    spend(table.ranges[country]!, points);
    const loan = loanOf(battle, country);
    if (loan === undefined) battle.loans.push({ country, side: battle.answering, free: points, pledged: 0 });
    else loan.free += points;
    battle.aidChanged = true;
    const to = countryName(setup, countryOn(battle, battle.answering));
    log?.push({ type: 'points-lent', rule: 'WG-4.1', country: player, to, points });
    continueAid(state);
  },
};

/** WG-4.3: a third country withdraws the points of its loan that it is allowed to withdraw, and leaves the battle. */
export const withdraw: ActionRules<WorldGame, 'withdraw', 'aid'> = {
  during: ['aid'],

  whyIllegal: ({ setup, phase: { battle, country } }) =>
    withdrawable(setup, battle, country) > 0 ? undefined : violation('nothing-lent', 'WG-4.3'),

  apply(state) {
    const { setup, table, own, player, log } = state;
    const { battle, country } = state.phase;
    const loan = loanOf(battle, country)!;
    const points = withdrawable(setup, battle, country);
    if (points > loan.free) takeBackPledge(state, loan);
    loan.free = 0;
    if (loan.pledged === 0) battle.loans.splice(battle.loans.indexOf(loan), 1);
    own.points += points;
    gain(table.ranges[country]!, points);
    battle.barred.push(country);
    battle.aidChanged = true;
    const from = countryName(setup, countryOn(battle, loan.side));
    log?.push({ type: 'loan-withdrawn', rule: 'WG-4.3', country: player, from, points });
    if (loan.side !== battle.answering && !isOtherSideHigher(table, battle)) switchSides(state, battle);
    else continueAid(state);
  },
};

/** Returns pledged points to the ally that lent these points (WG-4.4). */
function takeBackPledge({ table, phase }: DecisionDraft<WorldGame, 'aid'>, loan: Draft<Loan>): void {
  deedsOf(allianceBetween(table, phase.country, phase.battle.defender)!, phase.country).lent -= loan.pledged;
  loan.pledged = 0;
}

/**
 * Whether the side that does not have to answer still has the higher stake, after a loan to this side was withdrawn. If
 * this side had a loan, the defender has shown its stake, so both stakes are public.
 */
function isOtherSideHigher(table: Pick<Table, 'ranges'>, battle: Battle): boolean {
  const [attacker, defender] = [attackerStake(battle), shownStake(table, battle)];
  return battle.answering === 'attacker' ? defender > attacker : attacker > defender;
}

/** WG-4.1: a third country declines to lend or withdraw. */
export const decline: ActionRules<WorldGame, 'decline', 'aid'> = {
  during: ['aid'],
  apply: declineAid,
};
