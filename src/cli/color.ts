import { styleText } from 'node:util';
import { CommandError, hintAt } from './failure.ts';
import type { Phrase } from './phrases/en.ts';
import type { Say } from './phrases/say.ts';

/** The kinds of text that have a color of their own, with the formats of Node. */
const FORMATS = { heading: 'bold', prompt: 'cyan', refusal: 'red', rule: 'blue', notation: 'gray' } as const;

/** Gives a text the color of its kind, or returns it unchanged. */
export type Paint = (kind: keyof typeof FORMATS, text: string) => string;

/** Returns texts without color. */
export const plain: Paint = (_kind, text) => text;

/** Wraps texts in the escape codes of their colors. */
export const colored: Paint = (kind, text) => styleText(FORMATS[kind], text, { validateStream: false });

/** The paint of each value of `--color`; `undefined` leaves the choice to the terminal. */
const PAINTS: Readonly<Record<string, Paint | undefined>> = { auto: undefined, always: colored, never: plain };

/** The option for colors. */
export const COLOR_OPTION = {
  ...{ group: 'Output', value: `<${Object.keys(PAINTS).join('|')}>`, text: 'When to use colors' },
  defaultValue: 'auto',
} as const;

/**
 * A terminal with the colors that the user chose.
 *
 * @throws {@link CommandError} if there is no such choice.
 */
export function inColor<T extends { readonly paint: Paint }>(terminal: T, choice: string): T {
  if (!Object.hasOwn(PAINTS, choice)) {
    throw new CommandError(`--color: Unknown value "${choice}".`, { hint: hintAt(choice, Object.keys(PAINTS)) });
  }
  return { ...terminal, paint: PAINTS[choice] ?? terminal.paint };
}

/** A phrase that ends with its text, its beginning painted as a heading. */
export function headed(
  { say, paint }: { readonly say: Say; readonly paint: Paint },
  phrase: Phrase,
  text: string,
): string {
  return `${paint('heading', say(phrase, { text: '' }).trimEnd())} ${text}`;
}
