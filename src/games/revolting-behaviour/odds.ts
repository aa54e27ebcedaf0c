import { toNumber } from '../../analysis/rational.ts';
import type { OddsQuestion, QuestionOdds } from '../../manifest/odds.ts';
import type { Labels } from '../../messages/labels.ts';
import type { Label } from './messages/en.ts';
import { ACTIVITIES, costOf, SEVERITIES } from './rules/activities.ts';
import { attemptOdds, type AttemptPlan } from './rules/analysis.ts';
import { packOf } from './rules/cards.ts';
import type { RevoltingBehaviour } from './rules/types.ts';

/**
 * Answers questions about the odds of an attempt. A question can contain a number: the budget in points. Without a
 * number, the budget is unlimited.
 */
export const odds: QuestionOdds<RevoltingBehaviour> = {
  words: { activity: ACTIVITIES, severity: SEVERITIES },
  number: 'points',
  answer(setup, question, { say, language }: Labels<Label>) {
    const { activity, severity } = attemptIn(question);
    const { success, joker, dry, expectedCost } = attemptOdds({
      ...{ activity, severity, scenario: setup.scenario, deck: packOf(setup) },
      budget: question.number ?? Infinity,
    });
    const written = (value: number, decimals: number): string =>
      value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const share = written(100 * toNumber(success), 1);
    const points = written(toNumber(expectedCost), 2);
    return {
      text: say('attempt-odds', { share, cost: costOf(activity), points }),
      outcomes: [
        [success, say('attempt-success')],
        [joker, say('attempt-joker')],
        [dry, say('attempt-dry')],
      ],
    };
  },
};

/** The question contains only words from `words`, so this cast is safe. */
function attemptIn({ words }: OddsQuestion): Pick<AttemptPlan, 'activity' | 'severity'> {
  return words as unknown as AttemptPlan;
}
