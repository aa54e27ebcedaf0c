import type { AnyAction, GameTypes, RefusalOf } from '../core/game.ts';

/**
 * Everything that a game says in one language, as data: a translator writes it without code. The compiler demands every
 * entry. A message may name each field of what it is about: a field in a field by both names, `{due_radicals}`, and of a
 * list also its length, `{units_count}`.
 */
export interface Catalogue<G extends GameTypes = GameTypes, Label extends string = string> {
  /** BCP 47: `'en'`, `'de'`, `'pt-BR'`. */
  readonly language: string;
  /** What the game is about, in a sentence. */
  readonly about: string;
  /** How to read the table that `picture` of the messages writes. */
  readonly howToRead: string;
  /** The players in the middle of a sentence; absent where the caller names the players. */
  readonly players?: Readonly<Record<G['player'], PlayerName>>;
  /** The set-ups of the manifest by name. */
  readonly setUps: Readonly<Record<string, string>>;
  /** The options, and the values of those that are words. */
  readonly options: OptionMessages<G['options']>;
  /** By type of a player's action, the heading over actions of this type. */
  readonly headings: Readonly<Record<G['action']['type'], string>>;
  /** By phase, what is going on, as a clause. Fields: those of the phase. */
  readonly phases: Readonly<Record<PhaseNameOf<G>, string>>;
  /** By type of event, a sentence. */
  readonly events: Readonly<Record<G['event']['type'], string>>;
  /** By type of action, chance included, the text of its button. */
  readonly actions: Readonly<Record<AnyAction<G>['type'], string>>;
  /** By code of a violation, a sentence. `refusalsWith` of `countersheet/messages/en` adds those of every game. */
  readonly refusals: Readonly<Record<RefusalOf<G>, string>>;
  /** Texts of the picture, of reference tables and of lists. */
  readonly labels: Readonly<Record<Label, string>>;
  /** Titles in this language, by those of the scenario; a title that is left out stays as it is. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** A player in a sentence: “the radicals are next”, “the administration is next”. */
export interface PlayerName {
  readonly name: string;
  /** Whether the name is a plural. */
  readonly isMany: boolean;
}

/** The text of each option, and of its values where they are words. */
export type OptionMessages<Options> = {
  readonly [Key in keyof Options]-?: { readonly label: string } & (Exclude<
    Options[Key],
    undefined
  > extends infer Value extends string
    ? { readonly values: Readonly<Record<Value, string>> }
    : object);
};

/** The name of a phase of the game. */
export type PhaseNameOf<G extends GameTypes> = G['table'] extends {
  readonly phase: { readonly kind: infer Kind extends string };
}
  ? Kind
  : string;

/** The parts of a catalogue that have messages with fields. */
export const PARTS = ['phases', 'events', 'actions', 'refusals', 'labels'] as const;

/** A part of a catalogue that has messages with fields. */
export type Part = (typeof PARTS)[number];

/** The messages of a part, by code. */
export function messagesOf(catalogue: Catalogue, part: Part): Readonly<Record<string, string>> {
  return catalogue[part];
}

/**
 * Does something with a message of a catalogue.
 *
 * @throws RangeError, with the place of the message, if there is none or what is done throws one.
 */
export function withMessage<Result>(
  catalogue: Catalogue,
  { part, code }: { readonly part: Part; readonly code: string },
  act: (message: string) => Result,
): Result {
  const { language } = catalogue;
  const message = messagesOf(catalogue, part)[code];
  if (message === undefined) throw new RangeError(`The catalogue "${language}" lacks ${part}["${code}"].`);
  try {
    return act(message);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`${part}["${code}"] of the catalogue "${language}": ${error.message}`, { cause: error });
  }
}
