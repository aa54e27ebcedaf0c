import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { continueAid } from '../battle-flow.ts';
import { barToLending, countryOn, loanOf } from '../battle.ts';
import { actForConceded } from '../conceded.ts';
import { countryName, rangeOf, secretOf } from '../countries.ts';
import { spend } from '../ranges.ts';
import { tooManyPoints, wrongStep } from '../refusals.ts';
import { actionShape, positiveShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

const REFUSALS = {
  'lent-to-other-side': 'You have lent to the other side in this battle.',
  'allied-to-defender': 'You are allied with the defender in writing.',
} as const;

/** WG-4.1: a third country lends points to the side that is to answer. */
export const lend: ActionRules<WorldGame, ActionOf<'lend'>> = {
  shape: /* @__PURE__ */ actionShape('lend', { points: positiveShape }),

  whyIllegal({ table, own }, { points }) {
    const { step } = table;
    if (step.kind !== 'aid') return wrongStep(step, 'WG-4.1');
    const bar = barToLending(table, step.battle, step.country);
    if (bar !== undefined) return violation(bar, 'WG-4.2', REFUSALS[bar]);
    return points <= own.points ? undefined : tooManyPoints(points, own.points, 'WG-4.1');
  },

  list({ player, table, own }) {
    const { step } = table;
    if (step.kind !== 'aid' || barToLending(table, step.battle, step.country) !== undefined) return [];
    return Array.from({ length: own.points }, (_, less) => ({ type: 'lend', player, points: less + 1 }));
  },

  apply(state, { player, points }, log) {
    const { step } = state.table;
    if (step.kind !== 'aid') return;
    const { battle, country } = step;
    secretOf(state, country).points -= points;
    spend(rangeOf(state, country), points);
    const loan = loanOf(battle, country);
    if (loan === undefined) battle.loans.push({ country, side: battle.answering, free: points, pledged: 0 });
    else loan.free += points;
    battle.stirred = true;
    const to = countryName(state.setup, countryOn(battle, battle.answering));
    log?.push({ type: 'points-lent', rule: 'WG-4.1', country: player, to, points });
    continueAid(state);
    actForConceded(state, log);
  },
};
