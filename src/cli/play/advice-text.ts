import { currentState } from '../../match/index.ts';
import {
  type PlayerAction,
  type ActionOdds,
  type OddsOutcome,
  expandAction,
  type Session,
  shortLabel,
} from '../../session/index.ts';
import type { Say } from '../phrases/say.ts';
import { inColumns } from '../text-columns.ts';

/** The maximum number of outcomes that the text lists. */
const OUTCOMES_MOST = 12;

/** The maximum length of a notation in a hint, in characters. Hints omit longer notations. */
const SHORT_MOST = 100;

/** Returns the odds of an action as lines of text: each possible change of the board, with its probability. */
export function oddsText(say: Say, { outcomes, success }: ActionOdds): readonly string[] {
  const rows = outcomes.slice(0, OUTCOMES_MOST).flatMap((outcome) => {
    const [first = say('unchanged'), ...rest] = outcome.changes;
    const chance = outcomes.length === 1 ? say('always') : chanceText(say, outcome);
    return [[chance, first], ...rest.map((line) => ['', line])];
  });
  const left = outcomes.length - OUTCOMES_MOST;
  return [
    ...(success === undefined ? [] : [say('whole-attempt', { share: inPercent(success) })]),
    ...(success === undefined || rows.length === 0 ? [] : [say('first-card')]),
    ...inColumns(rows),
    ...(left > 0 ? [say('other-outcomes', { count: left })] : []),
  ];
}

/**
 * Returns a bot's hint as lines of text. The first line is the suggested action. For a bulk action, the next lines list
 * the parts of this action: one line for each type of single action.
 */
export function hintText(say: Say, session: Session, hint: { bot: string; action: PlayerAction }): readonly string[] {
  const { bot, action } = hint;
  const short = shortLabel(session, action);
  const labelOf = (each: PlayerAction): string => session.messages.label(each, currentState(session.match));
  const label = labelOf(action);
  const parts = expandAction(session, action).map(labelOf);
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const lines = [...counts].map(([part, count]) => `  ${count === 1 ? '' : `${String(count)} × `}${part}`);
  return [
    short.length > SHORT_MOST ? say('long-hint', { bot, label }) : say('hint', { bot, label, short }),
    ...(parts.length < 2 ? [] : lines),
  ];
}

function chanceText(say: Say, { share, probability }: OddsOutcome): string {
  const percent = inPercent(probability);
  return share === undefined ? say('share', { share: percent }) : say('exact', { exact: share, share: percent });
}

function inPercent(share: number): number {
  return Math.round(1000 * share) / 10;
}
