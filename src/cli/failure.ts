import { readFileSync } from 'node:fs';
import { isIllegalAction, isMalformed } from '../core/errors.ts';
import { stackOf } from '../tournaments/anything.ts';
import { BotError } from '../tournaments/bot-error.ts';
import { type Say, sayIn } from './phrases/say.ts';

/** Exit codes of the program. After an unexpected error, Node exits with code 1. */
export const EXIT = {
  done: 0,
  /** The command line is not valid. */
  words: 2,
  /** A bot failed. */
  bot: 3,
  /** A file is not readable, not writable or not valid. */
  file: 4,
  /** The user pressed Ctrl+C. Shells use this code for SIGINT. */
  interrupted: 130,
} as const;

/** An error that the program reports in one line before it exits with the given code. */
export class CommandError extends Error {
  readonly code: number;

  /** @param hint - A sentence that tells the user how to fix the error. */
  constructor(reason: string, { code = EXIT.words, hint }: { readonly code?: number; readonly hint?: string } = {}) {
    super(hint === undefined ? reason : `${reason} ${hint}`);
    this.name = 'CommandError';
    this.code = code;
  }
}

/** Thrown if a file operation fails. */
export class FileError extends CommandError {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file}: ${reasonOf(cause)}`, { code: EXIT.file });
    this.name = 'FileError';
    this.file = file;
    this.cause = cause;
  }
}

/** Returns the one-line message and the exit code of an expected error; `undefined` for an unexpected error. */
export function failureOf(error: unknown): { readonly line: string; readonly code: number } | undefined {
  if (error instanceof CommandError) return { line: inOneLine(error.message), code: error.code };
  if (error instanceof BotError) return { line: inOneLine(`${error.message}${placeOf(error.cause)}`), code: EXIT.bot };
  if (isMalformed(error) || isIllegalAction(error)) {
    return { line: inOneLine(sentence(error.message)), code: EXIT.words };
  }
  return undefined;
}

/**
 * Returns, in brackets, the position in a bot's source file at which an error was thrown. The position is the innermost
 * stack frame that is neither in Node nor in an installed package.
 *
 * @param error - An error, or the stack of an error in another process.
 * @returns The position in brackets; an empty string if all frames are in Node or in installed packages.
 */
export function placeOf(error: unknown): string {
  const stack = typeof error === 'string' ? error : (stackOf(error) ?? '');
  const place = [...stack.matchAll(/^ +at (?:async )?(?:.*\()?(.+:\d+:\d+)\)?$/gm)]
    .map(([, each]) => each!.replace('file://', ''))
    .find((each) => !/^node:|^<|[/\\]node_modules[/\\]/.test(each) && !each.startsWith(OWN));
  return place === undefined ? '' : ` (${place})`;
}

/** The path of the folder that contains the code of this package. */
const OWN = import.meta.url.replace('file://', '').replace(/(\/(?:src|dist)\/).*$/, '$1');

/** Reads a text file. */
export function readText(file: string): string {
  return fromFile(file, () => readFileSync(file, 'utf8'));
}

/**
 * Reads a JSON file.
 *
 * @param hint - A sentence that says what the file should contain.
 */
export function readJson(file: string, hint: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = text.trim() === '' ? 'The file is empty.' : `Not valid JSON: ${reasonOf(error)}`;
    throw new CommandError(`${file}: ${reason}`, { code: EXIT.file, hint });
  }
}

/** Runs a file operation. If the operation fails, throws {@link FileError}. */
export function fromFile<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new FileError(file, error);
  }
}

/** Returns a sentence that explains why a file operation failed. Default language: English. */
export function reasonOf(error: unknown, say: Say = sayIn('en')): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return say('file-issue', { code, reason: sentence(message) });
}

/**
 * Returns a hint for an unknown name. The hint suggests the most similar known name, or lists all known names if no
 * known name is similar. If several names are equally similar, the hint suggests the name that has the most letters in
 * common with the unknown name.
 *
 * @param before - A prefix for each name in the hint, such as `--`.
 */
export function hintAt(name: string, names: readonly string[], before = ''): string {
  const [near] = (name === '' ? [] : names)
    .map((each) => ({ each, far: each.startsWith(name) ? 0 : distance(name, each) }))
    .filter(({ each, far }) => far <= Math.ceil(each.length / 3))
    .sort((one, other) => one.far - other.far || lettersIn(name, other.each) - lettersIn(name, one.each))
    .map(({ each }) => each);
  return near === undefined
    ? `Expected one of: ${names.map((each) => before + each).join(', ')}.`
    : `Did you mean "${before}${near}"?`;
}

/**
 * Returns the number of edits that turn one name into the other. A swap of two neighbouring letters counts as one edit.
 */
function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let place = 0; place < other.length; place++) {
      const isExchanged = one[index] === other[place - 1] && one[index - 1] === other[place];
      const ways = [
        row[place]! + (one[index] === other[place] ? 0 : 1),
        row[place + 1]! + 1,
        next[place]! + 1,
        ...(isExchanged ? [before[place - 1]! + 1] : []),
      ];
      next.push(Math.min(...ways));
    }
    [before, row] = [row, next];
  }
  return row.at(-1)!;
}

/** Returns the number of letters that two names have in common. */
function lettersIn(one: string, other: string): number {
  const count = (text: string, letter: string): number => text.split(letter).length - 1;
  return [...new Set(one)].reduce((sum, letter) => sum + Math.min(count(one, letter), count(other, letter)), 0);
}

/**
 * Adds a full stop to a text that does not end with a full stop. A text that ends with a full stop and a rule id in
 * brackets is unchanged.
 */
export function sentence(text: string): string {
  return /[.?!](?: \([A-Z]+-[\d.]+\))?$/.test(text) ? text : `${text}.`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
