/**
 * Records of some matches of a tournament: they are played again, and written down.
 *
 * @packageDocumentation
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTypes } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Contest } from '../tournaments/contest.ts';
import type { MatchResult } from '../tournaments/results.ts';
import { type Plan, playFixture } from '../tournaments/run.ts';
import { CommandError, fromFile, hintAt } from './failure.ts';
import { replaceFile } from './journal.ts';

/** Which matches can be kept, as the help says it. */
export const KEEPINGS = 'all, drawn, lost:<bot>, won:<bot>';

/** What was said of records. */
interface Wishes {
  readonly records: string | undefined;
  readonly keep: string;
}

/**
 * What keeps records, and tells of it in lines. Whether they can be kept is found out at once.
 *
 * @throws {@link CommandError} if nobody can say which they are, or the folder cannot be made.
 */
export function keptRecords(
  { records: folder, keep }: Wishes,
  contest: Contest<GameTypes>,
  { budget }: Plan,
): (matches: readonly MatchResult[]) => readonly string[] {
  const isKept = keeping(keep, contest);
  if (folder === undefined) return () => [];
  fromFile(folder, () => mkdirSync(folder, { recursive: true }));
  return (matches) => {
    const kept = matches.filter(isKept);
    const changed: string[] = [];
    for (const result of kept) {
      const { record, outcome } = playFixture(contest, result, { ...(budget && { budget }), record: true });
      const file = join(folder, `match-${String(result.match)}.json`);
      if (isEqual(outcome, result.outcome)) fromFile(file, () => replaceFile(file, `${JSON.stringify(record)}\n`));
      else changed.push(String(result.match));
    }
    const count = kept.length - changed.length;
    const lines = [`${String(count)} ${count === 1 ? 'record' : 'records'} in ${folder}.`];
    if (changed.length === 0) return lines;
    return [
      ...lines,
      `Played again they end otherwise, since a bot does not do the same again: ${changed.join(', ')}.`,
    ];
  };
}

/** Whether a match is to be kept. */
function keeping(text: string, { entrants }: Contest<GameTypes>): (result: MatchResult) => boolean {
  if (text === 'all') return () => true;
  if (text === 'drawn') return ({ outcome }) => outcome.kind === 'draw';
  const [, which, name] = /^(lost|won):(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new CommandError(`--keep: There is no "${text}".`, { hint: `There are: ${KEEPINGS}.` });
  const names = entrants.map((each) => each.name);
  if (!names.includes(name)) throw new CommandError(`--keep: No bot "${name}" plays.`, { hint: hintAt(name, names) });
  const paid = which === 'won' ? 1 : 0;
  return ({ seats, payoffs }) => seats.some((seat, index) => seat === name && payoffs[index] === paid);
}
