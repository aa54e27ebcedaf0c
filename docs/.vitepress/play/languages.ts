/** The languages of the page. */
import { english, type Phrases } from './phrases/en.ts';

/** The languages of the page by BCP 47 tag, each with its native name and its texts. */
export const LANGUAGES = {
  en: { name: 'English', phrases: () => Promise.resolve(english) },
  de: { name: 'Deutsch', phrases: async () => (await import('./phrases/de.ts')).german },
} as const satisfies Readonly<Record<string, { name: string; phrases: () => Promise<Phrases> }>>;

/** A language of the page. */
export type Language = keyof typeof LANGUAGES;
