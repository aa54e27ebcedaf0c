import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isEqual } from '../core/plain-data.ts';
import type { MatchResult, TournamentResults } from '../tournaments/results.ts';
import type { RunSettings, MatchObserver } from '../tournaments/run.ts';
import { CommandError, fromFile, hintAt } from './failure.ts';
import { replaceFile } from './journal.ts';

/** The values of `--keep`. */
export const KEEP_VALUES = 'all, drawn, lost:<bot>, won:<bot>';

/** The options for saving records, and the progress display. */
interface RecordOptions {
  readonly records: string | undefined;
  readonly keep: string;
  /** Called with a line that says how many records have been written. */
  readonly progress?: ((line: string) => void) | undefined;
}

/** Writes records and returns the lines of a report. To create the records, the function plays the matches again. */
type RecordWriter = (
  results: TournamentResults,
  play: (settings: RunSettings) => Promise<unknown>,
) => Promise<readonly string[]>;

/**
 * Checks the options and creates the folder for the records. Returns the function that writes the records after the
 * tournament.
 *
 * @param names - The names of the bots.
 * @throws {@link CommandError} if `keep` is not valid, or the folder cannot be created.
 */
export function recordWriter(
  { records: folder, keep, progress }: RecordOptions,
  names: readonly string[],
): RecordWriter {
  const isKept = keeping(keep, names);
  if (folder === undefined && keep !== 'all') {
    throw new CommandError('--keep: Expected a folder for the records.', { hint: 'Add --records <folder>.' });
  }
  if (folder === undefined) return () => Promise.resolve([]);
  fromFile(folder, () => mkdirSync(folder, { recursive: true }));
  return async (results, play) => {
    // If a match has no outcome, a bot has lost the match because of a failure. A match without an outcome has no
    // record.
    const ended = results.matches.filter(({ outcome }) => outcome !== undefined);
    const kept = new Map(ended.filter(isKept).map((result) => [result.match, result]));
    const [written, changed]: [number[], number[]] = [[], []];
    const signal = { aborted: kept.size === 0 };
    const onResult: MatchObserver = (result, record) => {
      const { match } = result;
      if (!kept.has(match)) return;
      const file = join(folder, `match-${String(match)}.json`);
      if (!isEqual(result, kept.get(match))) changed.push(match);
      else if (written.push(match)) fromFile(file, () => replaceFile(file, `${JSON.stringify(record)}\n`));
      signal.aborted = written.length + changed.length === kept.size;
      progress?.(`${String(written.length)} of ${String(kept.size)} records`);
    };
    const earlier = { ...results, matches: results.matches.filter(({ match }) => !kept.has(match)) };
    if (kept.size > 0) await play({ earlier, onResult, signal, records: true }).finally(() => progress?.(''));
    return linesAbout(folder, written, changed);
  };
}

function linesAbout(folder: string, written: readonly number[], changed: readonly number[]): readonly string[] {
  const count = written.length;
  const lines = [`${String(count)} ${count === 1 ? 'record' : 'records'} in ${folder}.`];
  if (changed.length === 0) return lines;
  const which = changed.toSorted((one, other) => one - other).join(', ');
  return [
    ...lines,
    `Matches without a record, because a bot played differently when the match was played again: ${which}.`,
  ];
}

/** Reads the value of `--keep`. Returns a function that returns true if a match must be recorded. */
function keeping(text: string, names: readonly string[]): (result: MatchResult) => boolean {
  if (text === 'all') return () => true;
  if (text === 'drawn') return ({ outcome }) => outcome?.kind === 'draw';
  const [, which, name] = /^(lost|won):(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new CommandError(`--keep: Expected one of ${KEEP_VALUES} but received "${text}".`);
  if (!names.includes(name))
    throw new CommandError(`--keep: The bot "${name}" does not take part.`, { hint: hintAt(name, names) });
  const paid = which === 'won' ? 1 : 0;
  return ({ seats, payoffs }) => seats.some((seat, index) => seat === name && payoffs[index] === paid);
}
