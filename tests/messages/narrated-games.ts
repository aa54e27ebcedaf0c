/** Lists the messages of the games in each language. */
import { type Catalogue, messagesOf as partOf, PARTS } from '../../src/messages/catalogue.ts';
import { type Subject, SUBJECTS } from '../games/subjects.ts';

/** The catalogues of a game in English and in another language. */
export interface Translation {
  readonly id: Subject['id'];
  readonly game: Subject['game'];
  readonly language: string;
  readonly english: Subject['english'];
  readonly other: Subject['english'];
}

/** The translations of every game into every language except English. */
export const TRANSLATIONS: readonly Translation[] = SUBJECTS.flatMap(({ id, game, languages, english }) =>
  languages.filter((each) => each !== english).map((other) => ({ id, game, language: other.language, english, other })),
);

/** The catalogue of every game in every language. */
export const CATALOGUES: readonly Catalogue[] = SUBJECTS.flatMap(({ languages }) =>
  languages.map(({ messages }) => messages.catalogue),
);

/** All messages of a catalogue that can have fields. */
export function messagesOf(catalogue: Catalogue): readonly string[] {
  return PARTS.flatMap((part) => Object.values(partOf(catalogue, part)));
}
