import { createFormatter, type Values } from '../../messages/index.ts';
import { phrases as de } from './de.ts';
import { type Phrase, phrases as en } from './en.ts';

/** Maps each language to its phrases. */
const PHRASES: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = { en, de };

/** The languages of the prompt. */
export const LANGUAGES: readonly string[] = Object.keys(PHRASES);

/** Returns a phrase with the given values inserted. */
export type Say = (phrase: Phrase, values?: Values) => string;

/** Creates a function that formats phrases in a language of {@link LANGUAGES}. */
export function sayIn(language: string): Say {
  const format = createFormatter(language);
  return (phrase, values) => format(PHRASES[language]![phrase], values);
}

/**
 * An error whose message is a phrase. Therefore, the prompt can show the message in the language of the person at the
 * keyboard.
 */
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
