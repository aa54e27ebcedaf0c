import { parseArgs } from 'node:util';
import { messageOf } from '../core/errors.ts';
import { CommandError, hintAt } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
interface Option {
  /** What is to be given, as the help shows it: `'<text>'`. Absent: nothing, it is a switch. */
  readonly value?: string;
  readonly text: string;
  /** What it is if nobody says. */
  readonly usual?: string;
  /** Whether it may be given again and again. */
  readonly isRepeated?: true;
}

/** The options of a command by name. */
export type Options = Readonly<Record<string, Option>>;

/** What was said of each option. */
type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { readonly isRepeated: true }
    ? readonly string[]
    : O[Name] extends { readonly value: string }
      ? O[Name] extends { readonly usual: string }
        ? string
        : string | undefined
      : boolean;
};

/** What a command was given. */
export interface Given<O extends Options> {
  readonly values: Values<O>;
  /** The options that were given, whatever they usually are. */
  readonly said: readonly (keyof O)[];
  /** The other words. */
  readonly words: readonly string[];
}

/** A command as it is declared. */
export interface Declared<O extends Options> {
  readonly name: string;
  /** The words besides the options, as the help shows them: `'<game>'`. */
  readonly takes: string;
  /** What it does, in a line. */
  readonly summary: string;
  readonly options: O;
  /** More lines for its help. */
  readonly more?: () => readonly string[] | Promise<readonly string[]>;
  /** Gives the exit code. */
  readonly run: (given: Given<O>, terminal: Terminal) => number | Promise<number>;
}

/** A command as it is called. */
export interface Command extends Omit<Declared<Options>, 'run'> {
  readonly run: (words: readonly string[], terminal: Terminal) => number | Promise<number>;
}

/** Makes a command of its declaration. */
export function command<const O extends Options>(declared: Declared<O>): Command {
  const { run, ...rest } = declared;
  return { ...rest, run: (words, terminal) => run(read(declared, words), terminal) };
}

/** How a command is used, as lines. */
export async function helpOf({ name, takes, summary, options, more }: Command): Promise<readonly string[]> {
  const lines = Object.entries(options).map(([option, { value, text, usual, isRepeated }]) => {
    const left = `--${option}${value === undefined ? '' : ` ${value}`}`;
    const notes = [
      ...(usual === undefined ? [] : [`usually ${usual}`]),
      ...(isRepeated === undefined ? [] : ['may be repeated']),
    ];
    return `  ${left.padEnd(WIDTH)} ${text}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  });
  const head = `Usage: countersheet ${[name, takes, lines.length === 0 ? '' : '[options]'].filter(Boolean).join(' ')}`;
  return [
    head,
    '',
    summary,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(more === undefined ? [] : ['', ...(await more())]),
  ];
}

/** Width of an option before its text. */
const WIDTH = 26;

/** A whole number from 1 on. */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CommandError(`${name}: Expected a whole number from 1 to 999999 but received "${text}".`);
}

function read<O extends Options>({ name, options }: Declared<O>, words: readonly string[]): Given<O> {
  const parsers = Object.entries(options).map(([option, { value, usual, isRepeated }]) => [
    option,
    {
      type: value === undefined ? 'boolean' : 'string',
      ...(isRepeated === undefined ? {} : { multiple: true }),
      default: isRepeated === undefined ? (value === undefined ? false : usual) : [],
    },
  ]);
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...words],
      allowPositionals: true,
      tokens: true,
      options: Object.fromEntries(parsers) as Record<string, { type: 'string' }>,
    });
    const said = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return { values: values as Values<O>, said, words: positionals };
  } catch (error) {
    const [, dashes, unknown] = /^Unknown option '(--?)([^']*)'/.exec(messageOf(error)) ?? [];
    const hint = `See countersheet ${name} --help.`;
    if (unknown === undefined) throw new CommandError(reasonOf(messageOf(error), words), { hint });
    if (/^\d/.test(unknown))
      throw new CommandError(`No number below 0 is taken, as ${dashes!}${unknown} is.`, { hint });
    throw new CommandError(`There is no option ${dashes!}${unknown}.`, {
      hint: `${Object.keys(options).length === 0 ? '' : `${hintAt(unknown, Object.keys(options), '--')} `}${hint}`,
    });
  }
}

/** What Node says of words that it cannot read, in one sentence. */
function reasonOf(message: string, words: readonly string[]): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(message) ?? [];
  if (option === undefined) return `${message.split('. ')[0]!}.`;
  const value = words[words.indexOf(option) + 1] ?? '-…';
  return `${option}: What begins with a dash is written ${option}=${value}.`;
}
