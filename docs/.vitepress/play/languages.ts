/** The languages of the page. */
import { english, type Texts } from './texts/en.ts';

/** The languages of the page by BCP 47 tag, each with its native name and its texts. */
export const LANGUAGES = {
  en: { name: 'English', texts: () => Promise.resolve(english) },
  de: { name: 'Deutsch', texts: async () => (await import('./texts/de.ts')).german },
} as const satisfies Readonly<Record<string, { name: string; texts: () => Promise<Texts> }>>;

/** A language of the page. */
export type Language = keyof typeof LANGUAGES;
