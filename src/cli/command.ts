import { parseArgs } from 'node:util';
import { messageOf } from '../core/errors.ts';
import { CommandError, hintAt } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
interface Option {
  /** The text that the help shows for the value, such as `'<text>'`. The text is absent if the option has no value. */
  readonly value?: string;
  readonly text: string;
  /** The heading above the option in the help. The default is `'Options'`. */
  readonly group?: string;
  /** Default value. */
  readonly defaultValue?: string;
  /** True if the user can type the option several times. */
  readonly isRepeated?: true;
}

/** Maps the name of each option of a command to its declaration. */
export type Options = Readonly<Record<string, Option>>;

/** The value of each option of a command. */
type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { readonly isRepeated: true }
    ? readonly string[]
    : O[Name] extends { readonly value: string }
      ? O[Name] extends { readonly defaultValue: string }
        ? string
        : string | undefined
      : boolean;
};

/** The parsed arguments of a command. */
export interface Given<O extends Options> {
  readonly values: Values<O>;
  /** The names of the options that the user typed. The list does not contain options that kept their default values. */
  readonly typedOptions: readonly (keyof O)[];
  /** The arguments that are not options. */
  readonly words: readonly string[];
}

/** The declaration of a command. */
export interface Declared<O extends Options> {
  readonly name: string;
  /** The text that the help shows for the arguments that are not options, such as `'<game>'`. */
  readonly takes: string;
  /** A description of the command: one line in the imperative. */
  readonly summary: string;
  /** An example for the help: the arguments after `countersheet`. */
  readonly example: string;
  readonly options: O;
  /** Returns further lines that the help of the command shows. */
  readonly more?: () => readonly string[] | Promise<readonly string[]>;
  /** Runs the command and returns its exit code. */
  readonly run: (given: Given<O>, terminal: Terminal) => number | Promise<number>;
}

/** A command. The function `run` gets the arguments as the user typed them. */
export interface Command extends Omit<Declared<Options>, 'run'> {
  readonly run: (words: readonly string[], terminal: Terminal) => number | Promise<number>;
}

/** Creates a command from its declaration. */
export function command<const O extends Options>(declared: Declared<O>): Command {
  const { run, ...rest } = declared;
  return { ...rest, run: (words, terminal) => run(read(declared, words), terminal) };
}

/** Returns the help of a command, in lines of at most 80 columns. */
export async function helpOf({ name, takes, summary, example, options, more }: Command): Promise<readonly string[]> {
  const groups = new Set(Object.values(options).map(groupOf));
  return [
    `Usage: countersheet ${name} ${takes} [options]`,
    '',
    `${summary}.`,
    '',
    `Example: countersheet ${example}`,
    ...[...groups].flatMap((group) => ['', `${group}:`, ...linesOf(options, group)]),
    ...(more === undefined ? [] : ['', ...(await more())]),
  ];
}

function linesOf(options: Options, group: string): readonly string[] {
  return Object.entries(options)
    .filter(([, option]) => groupOf(option) === group)
    .map(([name, { value, text, defaultValue, isRepeated }]) => {
      const left = `--${name}${value === undefined ? '' : ` ${value}`}`;
      const notes = `${defaultValue === undefined ? '' : ` [default: ${defaultValue}]`}${isRepeated === undefined ? '' : ' [repeatable]'}`;
      return `  ${left.padEnd(WIDTH)} ${text}${notes}`;
    });
}

function groupOf({ group = 'Options' }: Option): string {
  return group;
}

/** Width of the options column in the help. */
const WIDTH = 26;

/** Parses a whole number from 1 to 999999. */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CommandError(`${name}: Expected a whole number from 1 to 999999 but received "${text}".`);
}

function read<O extends Options>({ name, options }: Declared<O>, words: readonly string[]): Given<O> {
  const parsers = Object.entries(options).map(([option, { value, defaultValue, isRepeated }]) => [
    option,
    {
      type: value === undefined ? 'boolean' : 'string',
      ...(isRepeated === undefined ? {} : { multiple: true }),
      default: isRepeated === undefined ? (value === undefined ? false : defaultValue) : [],
    },
  ]);
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...words],
      allowPositionals: true,
      tokens: true,
      options: Object.fromEntries(parsers) as Record<string, { type: 'string' }>,
    });
    const typedOptions = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    return { values: values as Values<O>, typedOptions, words: positionals };
  } catch (error) {
    const [, dashes, unknown] = /^Unknown option '(--?)([^']*)'/.exec(messageOf(error)) ?? [];
    const hint = `See countersheet ${name} --help.`;
    if (unknown === undefined) throw new CommandError(reasonOf(messageOf(error), words), { hint });
    if (/^\d/.test(unknown))
      throw new CommandError(`Expected a number that is not negative but received ${dashes!}${unknown}.`, { hint });
    throw new CommandError(`Unknown option ${dashes!}${unknown}.`, {
      hint: `${Object.keys(options).length === 0 ? '' : `${hintAt(unknown, Object.keys(options), '--')} `}${hint}`,
    });
  }
}

/** Shortens an error message of Node’s `parseArgs` to one sentence. */
function reasonOf(message: string, words: readonly string[]): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument is ambiguous/.exec(message) ?? [];
  if (option === undefined) return `${message.split('. ')[0]!}.`;
  const value = words[words.indexOf(option) + 1] ?? '-…';
  return `${option}: If a value begins with a dash, write ${option}=${value}.`;
}
