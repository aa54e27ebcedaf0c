import { english, type Phrases } from './en.ts';

export type { Phrases };

/** A language of the match element. */
export type Language = 'en' | 'de';

/** Loads the texts of the match element in a language. */
export async function phrasesIn(language: Language): Promise<Phrases> {
  return language === 'de' ? (await import('./de.ts')).german : english;
}
