import { readFileSync } from 'node:fs';
import { isIllegalAction, isMalformed } from '../core/errors.ts';
import { stackOf } from '../tournaments/anything.ts';
import { BotError } from '../tournaments/match.ts';
import { type Say, sayIn } from './phrases/say.ts';

/** Exit codes of the program. What is unforeseen ends it with 1, as Node does. */
export const EXIT = {
  done: 0,
  /** The words make no command. */
  words: 2,
  /** A bot has failed. */
  bot: 3,
  /** A file cannot be read or written, or is not what it should be. */
  file: 4,
  /** As shells have it. */
  interrupted: 130,
} as const;

/** Thrown when a command cannot be carried out. */
export class CommandError extends Error {
  readonly code: number;

  /** @param hint - What to do about it: a sentence. */
  constructor(reason: string, { code = EXIT.words, hint }: { readonly code?: number; readonly hint?: string } = {}) {
    super(hint === undefined ? reason : `${reason} ${hint}`);
    this.name = 'CommandError';
    this.code = code;
  }
}

/** Thrown when something cannot be done with a file. */
export class FileError extends CommandError {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file}: ${reasonOf(cause)}`, { code: EXIT.file });
    this.name = 'FileError';
    this.file = file;
    this.cause = cause;
  }
}

/** What is said of an error in one line, and the exit code; `undefined` if nobody has foreseen it. */
export function failureOf(error: unknown): { readonly line: string; readonly code: number } | undefined {
  if (error instanceof CommandError) return { line: inOneLine(error.message), code: error.code };
  if (error instanceof BotError) return { line: inOneLine(`${error.message}${placeOf(error.cause)}`), code: EXIT.bot };
  if (isMalformed(error) || isIllegalAction(error)) {
    return { line: inOneLine(sentence(error.message)), code: EXIT.words };
  }
  return undefined;
}

/**
 * Where an error of a bot was thrown, in brackets: the innermost place in a file that is neither Node's nor a package's.
 *
 * @param error - An error, or the stack of one that another process has sent.
 * @returns Nothing where the stack names no such place.
 */
export function placeOf(error: unknown): string {
  const stack = typeof error === 'string' ? error : (stackOf(error) ?? '');
  const place = [...stack.matchAll(/^ +at (?:async )?(?:.*\()?(.+:\d+:\d+)\)?$/gm)]
    .map(([, each]) => each!.replace('file://', ''))
    .find((each) => !/^node:|^<|[/\\]node_modules[/\\]/.test(each) && !each.startsWith(OWN));
  return place === undefined ? '' : ` (${place})`;
}

/** Where the files of this package lie. */
const OWN = import.meta.url.replace('file://', '').replace(/(\/(?:src|dist)\/).*$/, '$1');

/** The text of a file. */
export function readText(file: string): string {
  return fromFile(file, () => readFileSync(file, 'utf8'));
}

/**
 * The JSON of a file.
 *
 * @param hint - What should be in it: a sentence.
 */
export function readJson(file: string, hint: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = text.trim() === '' ? 'It is empty.' : `It is no JSON: ${reasonOf(error)}`;
    throw new CommandError(`${file}: ${reason}`, { code: EXIT.file, hint });
  }
}

/** Does something with a file; whatever fails is said to be the file's issue. */
export function fromFile<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new FileError(file, error);
  }
}

/** Why something cannot be done with a file, as a sentence: in English, if nothing else is asked for. */
export function reasonOf(error: unknown, say: Say = sayIn('en')): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return say('file-issue', { code, reason: sentence(message) });
}

/**
 * A question whether a name was meant that begins so or is like it, as a sentence; else which names there are. Of names as
 * near it is the one that has most of the letters.
 *
 * @param before - What stands before each of them when it is typed.
 */
export function hintAt(name: string, names: readonly string[], before = ''): string {
  const [near] = (name === '' ? [] : names)
    .map((each) => ({ each, far: each.startsWith(name) ? 0 : distance(name, each) }))
    .filter(({ each, far }) => far <= Math.ceil(each.length / 3))
    .sort((one, other) => one.far - other.far || lettersIn(name, other.each) - lettersIn(name, one.each))
    .map(({ each }) => each);
  return near === undefined
    ? `There are: ${names.map((each) => before + each).join(', ')}.`
    : `Did you mean "${before}${near}"?`;
}

/** How many letters must be put in, left out, changed or exchanged with the next to make one name of another. */
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

/** How many of the letters of one name the other has, each as often as it stands in both. */
function lettersIn(one: string, other: string): number {
  const count = (text: string, letter: string): number => text.split(letter).length - 1;
  return [...new Set(one)].reduce((sum, letter) => sum + Math.min(count(one, letter), count(other, letter)), 0);
}

/** A text that ends as a sentence does; the rule that it may cite stands after its end. */
export function sentence(text: string): string {
  return /[.?!](?: \([A-Z]+-[\d.]+\))?$/.test(text) ? text : `${text}.`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
