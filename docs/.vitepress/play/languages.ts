/** The languages of the page. */
import { english, type Phrases } from './phrases/en.ts';

/** By BCP 47: each as its speakers name it, and what the page says in it. */
export const LANGUAGES = {
  en: { name: 'English', phrases: () => Promise.resolve(english) },
  de: { name: 'Deutsch', phrases: async () => (await import('./phrases/de.ts')).german },
} as const satisfies Readonly<Record<string, { name: string; phrases: () => Promise<Phrases> }>>;

/** A language of the page. */
export type Language = keyof typeof LANGUAGES;
