import * as fs from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isEqual } from '../core/plain-data.ts';
import { dropLock, isLockHeld, newLock, processOf } from '../room/lock.ts';
import {
  type MatchResult,
  parseParts,
  type TournamentResults,
  type TournamentSettings,
} from '../tournaments/results.ts';
import { CommandError, EXIT, readJson, reasonOf, sentence } from './failure.ts';

/** Writes the results file of a run. During the run, each match is written to a second file, the journal. */
export class Journal {
  readonly #file: string;
  readonly #lines: number;
  readonly #lock = newLock();

  /**
   * Starts a journal that contains the matches of earlier runs. If an older journal exists, the new journal replaces it
   * in one step, so that no match can be lost.
   *
   * @throws {@link CommandError} if the results file or the journal is not writable, or another run is writing the
   * journal.
   */
  constructor(file: string, { matches, ...terms }: TournamentResults) {
    refuseUnwritable('--json', file);
    this.#file = fs.existsSync(file) ? fs.realpathSync(file) : file;
    refuseWriting(this.#file);
    try {
      fs.writeFileSync(lockOf(this.#file), this.#lock, { flag: 'wx' });
      const lines = [terms, ...matches].map((each) => `${JSON.stringify(each)}\n`);
      replaceFile(journalOf(this.#file), lines.join(''));
      this.#lines = fs.openSync(journalOf(this.#file), 'a');
    } catch (error) {
      throw fileError(`--json: ${file} cannot be written: ${reasonOf(error)}`);
    }
  }

  /** A hint for the error message of a failed run. The hint says how to continue the run. */
  get hint(): string {
    return hintFor(this.#file);
  }

  /** Adds a match to the journal. Throws {@link JournalError} if writing fails. */
  add(result: MatchResult): void {
    try {
      fs.writeFileSync(this.#lines, `${JSON.stringify(result)}\n`);
    } catch (error) {
      throw new JournalError(this.#file, error as Error);
    }
  }

  /** Writes the results file, and deletes the journal if the run is complete. */
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
    dropLock(this.#lock);
    fs.rmSync(lockOf(this.#file), { force: true });
  }
}

/** Thrown when results can no longer be written, for example because the disk is full. */
export class JournalError extends CommandError {
  constructor(file: string, cause: Error) {
    super(`${cause.message}.`, { code: EXIT.file, hint: hintFor(file) });
    this.name = 'JournalError';
  }
}

/**
 * At the start of a run, checks that the program will be able to write a file at the end of the run.
 *
 * @param option - The command-line option that names the file, for the error message.
 * @param file - The file to check; `undefined` if the option was not given.
 * @throws {@link CommandError} if the file cannot be written.
 */
function refuseUnwritable(option: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    if (fs.existsSync(file) && !fs.statSync(file).isFile()) throw new Error('The path is not a file');
    fs.accessSync(dirname(resolve(file)), fs.constants.W_OK);
  } catch (error) {
    throw fileError(`${option}: ${file} cannot be written: ${reasonOf(error)}`);
  }
}

/** Throws {@link CommandError} if a new run would overwrite the results or the journal of an earlier run. */
export function refuseResultsIn(file: string): void {
  const goOn = `continue with --resume ${file}`;
  if (fs.existsSync(journalOf(file))) {
    throw fileError(`--json: An interrupted run left the file ${journalOf(file)}: ${goOn}, or remove this file`);
  }
  refuseExisting('--json', file, `${goOn}, `);
}

/**
 * Checks that a file is writable and does not exist yet. The program does not overwrite an existing file, because this
 * file can be the only copy of its data.
 *
 * @param ways - Another way to fix the problem; the error message contains this text. The text ends with a comma.
 * @throws {@link CommandError} if the file exists or is not writable.
 */
export function refuseExisting(option: string, file: string | undefined, ways = ''): void {
  refuseUnwritable(option, file);
  if (file === undefined || !isTaken(file)) return;
  throw fileError(`${option}: ${file} already exists: ${ways}choose another file, or remove the existing file`);
}

/** Returns true if a path exists and is not a folder. */
export function isTaken(file: string): boolean {
  return fs.existsSync(file) && !fs.statSync(file).isDirectory();
}

/**
 * Reads the results of a tournament from its results file, its journal, or both. Reading does not change the files.
 *
 * @throws {@link CommandError} if neither file exists, or the two files belong to different tournaments.
 */
export function readKnown(file: string): TournamentResults {
  const journal = fs.existsSync(journalOf(file)) ? readJournal(journalOf(file)) : undefined;
  const results = fs.existsSync(file) || journal === undefined ? readResults(file) : undefined;
  if (journal === undefined || results === undefined) return (journal ?? results) as TournamentResults;
  if (!isEqual(termsOf(journal), termsOf(results))) {
    throw fileError(`${journalOf(file)}: The journal and ${file} belong to different tournaments`);
  }
  const known = new Set(results.matches.map(({ match }) => match));
  // If a run was extended, the two files have different numbers of rounds. The larger number is the current number.
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
  const json = readJson(file, 'Expected results written by simulate --json.');
  return parsed(file, () => json);
}

/**
 * Reads a journal. Skips a last line without a line break: the earlier run ended while it wrote this line, so the match
 * must be played again.
 */
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

function hintFor(file: string): string {
  return `Matches played so far are in ${journalOf(file)}: continue with --resume ${file}`;
}

/** Returns the path of the lock file, which contains the id of the process that is writing the journal. */
function lockOf(file: string): string {
  return `${file}.lock`;
}

/**
 * Throws {@link CommandError} if another run is writing the journal. If the run that created the lock file has ended,
 * removes the lock file.
 */
function refuseWriting(file: string): void {
  const path = lockOf(file);
  if (!fs.existsSync(path)) return;
  const lock = fs.readFileSync(path, 'utf8');
  if (!isLockHeld(lock)) return fs.rmSync(path);
  const pid = String(processOf(lock));
  throw fileError(`--json: ${file} is being written by process ${pid}. Wait until it ends, or remove ${path}`);
}

/** Replaces a file in one step: writes a temporary file in the same folder, then renames it. */
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
