/**
 * What pictures say, in any language.
 *
 * @packageDocumentation
 */
import { formatIn } from './message.ts';
import { valuesOf } from './values.ts';

/** All that a picture and the tables beside it say in one language, as data for a translator. */
export interface LabelCatalogue<Label extends string = string> {
  /** BCP 47: `'en'`, `'de'`, `'pt-BR'`. */
  readonly language: string;
  /** Messages by name, each with the fields that the drawing tells it. */
  readonly labels: Readonly<Record<Label, string>>;
  /** Titles in this language, by the scenario's own, as of a {@link Catalogue}. */
  readonly titles?: Readonly<Record<string, string>>;
}

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
 * @param catalogue - Its messages are read when they are first said.
 * @returns Labels that throw a RangeError if a message cannot be read.
 *
 * @example
 * ```ts
 * const labels = labelsIn({ language: 'de', labels: { score: '{name}: {points, plural, one {# Punkt} other {# Punkte}}' } });
 *
 * labels.say('score', { name: labels.title('Alumni'), points: 1 }) // => 'Alumni: 1 Punkt'
 * ```
 */
export function labelsIn<Label extends string>({ language, labels, titles }: LabelCatalogue<Label>): Labels<Label> {
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
