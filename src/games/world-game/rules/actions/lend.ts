import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { whyNotLend } from '../aid.ts';
import { continueAid } from '../battle-course.ts';
import { countryOn, loanOf } from '../battle.ts';
import { countryName } from '../countries.ts';
import { spend } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-4.1: a third country lends points to the side that is to answer. */
export const lend: ActionRules<WorldGame, 'lend', 'aid'> = {
  during: ['aid'],

  whyIllegal(seat, { points }) {
    const bar = whyNotLend(seat.table, seat.step.battle, seat.step.country);
    if (bar !== undefined) return violation(bar, 'WG-4.2');
    return whyNotAffordable(seat, points, 'WG-4.1');
  },

  apply(state, { points }) {
    const { setup, table, own, player, log } = state;
    const { battle, country } = state.step;
    own.points -= points;
    spend(table.ranges[country]!, points);
    const loan = loanOf(battle, country);
    if (loan === undefined) battle.loans.push({ country, side: battle.answering, free: points, pledged: 0 });
    else loan.free += points;
    battle.stirred = true;
    const to = countryName(setup, countryOn(battle, battle.answering));
    log?.push({ type: 'points-lent', rule: 'WG-4.1', country: player, to, points });
    continueAid(state);
  },
};
