import * as fs from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isEqual } from '../core/plain-data.ts';
import {
  type MatchResult,
  parseParts,
  type TournamentResults,
  type TournamentSettings,
} from '../tournaments/results.ts';
import { CommandError, EXIT, readJson, reasonOf, sentence } from './failure.ts';

/** The results file of a run, and the journal beside it. */
export class Journal {
  readonly #file: string;
  readonly #lines: number;

  /**
   * Begins a journal, with what was played before. An older one is replaced as a whole, or not at all.
   *
   * @throws {@link CommandError} if the results cannot be written where they are to go.
   */
  constructor(file: string, { matches, ...terms }: TournamentResults) {
    refuseUnwritable('--json', file);
    this.#file = fs.existsSync(file) ? fs.realpathSync(file) : file;
    try {
      const lines = [terms, ...matches].map((each) => `${JSON.stringify(each)}\n`);
      replaceFile(journalOf(this.#file), lines.join(''));
      this.#lines = fs.openSync(journalOf(this.#file), 'a');
    } catch (error) {
      throw fileError(`--json: ${file} cannot be written: ${reasonOf(error)}`);
    }
  }

  /** Writes a match down. Throws {@link JournalError} if it cannot. */
  add(result: MatchResult): void {
    try {
      fs.writeFileSync(this.#lines, `${JSON.stringify(result)}\n`);
    } catch (error) {
      throw new JournalError(this.#file, error as Error);
    }
  }

  /** Writes the results down. The journal goes, unless there is more to be played. */
  finish(results: TournamentResults, { isWhole }: { readonly isWhole: boolean }): void {
    try {
      replaceFile(this.#file, `${JSON.stringify(results)}\n`);
    } catch (error) {
      throw new JournalError(this.#file, error as Error);
    }
    if (isWhole) fs.rmSync(journalOf(this.#file));
  }

  close(): void {
    fs.closeSync(this.#lines);
  }
}

/** Thrown when results cannot be written any more: the disk is full, or gone. */
export class JournalError extends CommandError {
  constructor(file: string, cause: Error) {
    const hint = `What was played before stands in ${journalOf(file)}: go on with --resume ${file}`;
    super(`${cause.message}.`, { code: EXIT.file, hint });
    this.name = 'JournalError';
  }
}

/**
 * Finds out at once what could not be written at the end.
 *
 * @param option - By which the file was named; nothing is found out where it was not.
 * @throws {@link CommandError} if the file cannot be written.
 */
export function refuseUnwritable(option: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    if (fs.existsSync(file) && !fs.statSync(file).isFile()) throw new Error('It is not a file');
    fs.accessSync(dirname(resolve(file)), fs.constants.W_OK);
  } catch (error) {
    throw fileError(`${option}: ${file} cannot be written: ${reasonOf(error)}`);
  }
}

/** Refuses to begin anew where results lie, or the journal of a run. Throws {@link CommandError}. */
export function refuseResultsIn(file: string): void {
  const goOn = `go on with --resume ${file}`;
  if (fs.existsSync(journalOf(file))) {
    throw fileError(`--json: ${journalOf(file)} is what an interrupted run has left: ${goOn}, or remove it`);
  }
  refuseExisting('--json', file, `${goOn}, `);
}

/**
 * Refuses to replace what may be the only copy of something, and what cannot be written.
 *
 * @param ways - What else can be done about it, with a comma.
 * @throws {@link CommandError} if there is such a file.
 */
export function refuseExisting(option: string, file: string | undefined, ways = ''): void {
  refuseUnwritable(option, file);
  if (file === undefined || !isTaken(file)) return;
  throw fileError(`${option}: ${file} is there already: ${ways}name another file, or remove it`);
}

/** Whether there is a file of a name; a folder is none. */
export function isTaken(file: string): boolean {
  return fs.existsSync(file) && !fs.statSync(file).isDirectory();
}

/**
 * Reads what is known of a tournament: results, the journal beside them, or both. Nothing is changed.
 *
 * @throws {@link CommandError} if there is neither, or they do not belong together.
 */
export function readKnown(file: string): TournamentResults {
  const journal = fs.existsSync(journalOf(file)) ? readJournal(journalOf(file)) : undefined;
  const results = fs.existsSync(file) || journal === undefined ? readResults(file) : undefined;
  if (journal === undefined || results === undefined) return (journal ?? results) as TournamentResults;
  if (!isEqual(termsOf(journal), termsOf(results))) {
    throw fileError(`${journalOf(file)}: Expected a journal of the tournament in ${file}`);
  }
  const known = new Set(results.matches.map(({ match }) => match));
  // Of the two the one with more rounds is the later.
  const { rounds } = journal.rounds > results.rounds ? journal : results;
  return {
    ...results,
    rounds,
    matches: [...results.matches, ...journal.matches.filter(({ match }) => !known.has(match))],
  };
}

function termsOf({ matches: _, rounds: _rounds, ...terms }: TournamentResults): object {
  return terms;
}

function readResults(file: string): TournamentResults {
  const json = readJson(file, 'Expected results that simulate --json has written.');
  return parsed(file, () => json);
}

/** A last line without its end was being written when the run was ended; its match is played again. */
function readJournal(file: string): TournamentResults {
  return parsed(file, () => {
    const [terms, ...matches] = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
    return { ...(terms as TournamentSettings), matches };
  });
}

function parsed(file: string, read: () => unknown): TournamentResults {
  try {
    return parseParts(read());
  } catch (error) {
    throw fileError(`${file}: ${reasonOf(error)}`);
  }
}

function fileError(reason: string): CommandError {
  return new CommandError(sentence(reason), { code: EXIT.file });
}

function journalOf(file: string): string {
  return `${file}.journal`;
}

/** Writes a file beside the old one, then puts it in its place: there is always the one or the other, as a whole. */
export function replaceFile(file: string, text: string): void {
  const beside = `${file}.${String(process.pid)}`;
  try {
    const opened = fs.openSync(beside, 'wx');
    try {
      fs.writeFileSync(opened, text);
      fs.fsyncSync(opened);
    } finally {
      fs.closeSync(opened);
    }
    fs.renameSync(beside, file);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}
