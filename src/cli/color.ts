import { styleText } from 'node:util';
import { CommandError, hintAt } from './failure.ts';
import type { Phrase } from './phrases/en.ts';
import type { Say } from './phrases/say.ts';

/** The kinds of text that the program shows in color. Each value is the name of a format of Node's `styleText`. */
const FORMATS = { heading: 'bold', prompt: 'cyan', refusal: 'red', rule: 'blue', notation: 'gray' } as const;

/** Returns a text between the escape codes for a color, or the unchanged text if the terminal shows no colors. */
export type Paint = (kind: keyof typeof FORMATS, text: string) => string;

/** Returns every text unchanged, without a color. */
export const plain: Paint = (_kind, text) => text;

/** Returns a text between the escape codes for a color. */
export const colored: Paint = (kind, text) => styleText(FORMATS[kind], text, { validateStream: false });

/**
 * For each value of `--color`, the function that colors texts; `undefined` if the terminal decides whether to use
 * colors.
 */
const PAINTS: Readonly<Record<string, Paint | undefined>> = { auto: undefined, always: colored, never: plain };

/** The option `--color`. */
export const COLOR_OPTION = {
  ...{ group: 'Output', value: `<${Object.keys(PAINTS).join('|')}>`, text: 'When to use colors' },
  defaultValue: 'auto',
} as const;

/**
 * Returns a copy of the terminal that uses colors as the option `--color` requires.
 *
 * @throws {@link CommandError} if `--color` has an unknown value.
 */
export function inColor<T extends { readonly paint: Paint }>(terminal: T, choice: string): T {
  if (!Object.hasOwn(PAINTS, choice)) {
    throw new CommandError(`--color: Unknown value "${choice}".`, { hint: hintAt(choice, Object.keys(PAINTS)) });
  }
  return { ...terminal, paint: PAINTS[choice] ?? terminal.paint };
}

/**
 * Inserts a text into a phrase such as `'How to win: {text}'`. The words before the inserted text get the color of a
 * heading.
 */
export function headed(
  { say, paint }: { readonly say: Say; readonly paint: Paint },
  phrase: Phrase,
  text: string,
): string {
  return `${paint('heading', say(phrase, { text: '' }).trimEnd())} ${text}`;
}
