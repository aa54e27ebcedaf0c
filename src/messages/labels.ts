import type { Catalogue } from './catalogue.ts';
import { formatIn } from './message.ts';
import { valuesOf } from './values.ts';

/** What a picture says, in one language. */
export interface Labels<Label extends string = string> {
  /** BCP 47. */
  readonly language: string;
  /** A label with what it is to tell. */
  readonly say: (label: Label, facts?: object) => string;
  /** A title of the scenario in this language, or its own if there is none. */
  readonly title: (own: string) => string;
}

/**
 * The labels of a picture in the language of a catalogue, for the `labels` of `svg`.
 *
 * @param catalogue - The language, and the titles in it: a {@link Catalogue} will do.
 * @param labels - Messages by name, each with the fields that the drawing tells it. They are read when they are first said.
 * @returns Labels that throw a RangeError if a message cannot be read.
 *
 * @example
 * ```ts
 * const labels = labelsIn({ language: 'de' }, { score: '{name}: {points, plural, one {# Punkt} other {# Punkte}}' });
 *
 * labels.say('score', { name: labels.title('Alumni'), points: 1 }) // => 'Alumni: 1 Punkt'
 * ```
 */
export function labelsIn<Label extends string>(
  { language, titles }: Pick<Catalogue, 'language' | 'titles'>,
  labels: Readonly<Record<Label, string>>,
): Labels<Label> {
  const format = formatIn(language);
  return {
    language,
    say: (label, facts = {}) => format(labels[label], valuesOf(facts)),
    title: titlesIn(titles),
  };
}

/** Finds titles by those of the scenario. */
export function titlesIn(titles: Readonly<Record<string, string>> = {}): (own: string) => string {
  return (own) => (Object.hasOwn(titles, own) ? titles[own]! : own);
}
