import { createFormatter, type Values } from '../../messages/index.ts';
import { phrases as de } from './de.ts';
import { type Phrase, phrases as en } from './en.ts';

/** By language. */
const PHRASES: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = { en, de };

/** The languages of the prompt. */
export const LANGUAGES: readonly string[] = Object.keys(PHRASES);

/** Says a phrase with values. */
export type Say = (phrase: Phrase, values?: Values) => string;

/** What says phrases in a language that there is. */
export function sayIn(language: string): Say {
  const format = createFormatter(language);
  return (phrase, values) => format(PHRASES[language]![phrase], values);
}

/** Thrown for what a person at the prompt is told in their language. */
export class PhraseError extends Error {
  readonly phrase: Phrase;
  readonly values: Values | undefined;

  constructor(phrase: Phrase, values?: Values) {
    super(phrase);
    this.name = 'PhraseError';
    this.phrase = phrase;
    this.values = values;
  }
}
