import { createFormatter, type Values } from '../../messages/index.ts';
import { phrases as de } from './de.ts';
import { type Phrase, phrases as en } from './en.ts';

/** Maps each language to its phrases. */
const PHRASES: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = { en, de };

/** The languages in which the prompt can speak. */
export const LANGUAGES: readonly string[] = Object.keys(PHRASES);

/** Returns a phrase with the given values inserted. */
export type Say = (phrase: Phrase, values?: Values) => string;

/** Creates a formatter for a language in {@link LANGUAGES}. */
export function sayIn(language: string): Say {
  const format = createFormatter(language);
  return (phrase, values) => format(PHRASES[language]![phrase], values);
}

/** An error whose message is a phrase, so that it can be shown in the language of the person at the prompt. */
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
