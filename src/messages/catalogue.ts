import type { AnyAction, GameTypes, RefusalOf } from '../core/game.ts';

/**
 * All messages of a game in one language. The messages are data, so translators write no code. If an entry is missing,
 * the catalogue does not compile. A message can use all fields of its event, action, phase or violation. For a nested
 * field, the names of both fields are joined: `{due_radicals}`. For a list such as `units`, the field `{units_count}`
 * is its length.
 */
export interface Catalogue<G extends GameTypes = GameTypes, Label extends string = string> {
  /** The language, as a BCP 47 tag: `'en'`, `'de'`, `'pt-BR'`. */
  readonly language: string;
  /** One sentence about the game. */
  readonly about: string;
  /** How to win, in one or two short sentences. Default: the titles of the rules that the manifest names as `aims`. */
  readonly aim?: string;
  /** Explains how to read the text that `Messages.picture` returns. */
  readonly howToRead: string;
  /**
   * The names of the players, as written in the middle of a sentence. Absent if the options of a match name the
   * players.
   */
  readonly players?: Readonly<Record<G['player'], PlayerName>>;
  /** Names of the presets of the manifest. */
  readonly presets: Readonly<Record<string, string>>;
  /** The names of the options, and the names of option values that are words. */
  readonly options: OptionMessages<G['options']>;
  /** For each type of player action, the heading above the actions of this type in lists. */
  readonly headings: Readonly<Record<G['action']['type'], string>>;
  /**
   * For each field of the player actions, a question such as “where to?”. Absent if people do not play the game by
   * clicks on the picture.
   */
  readonly fields?: Readonly<Record<FieldOf<G['action']>, string>>;
  /**
   * For each phase, a clause that describes the situation in this phase. The clause can use the fields of the phase.
   */
  readonly phases: Readonly<Record<PhaseNameOf<G>, string>>;
  /** For each event type, a sentence that describes the event. */
  readonly events: Readonly<Record<G['event']['type'], string>>;
  /** For each action type, including chance events, the text of the button. */
  readonly actions: Readonly<Record<AnyAction<G>['type'], string>>;
  /**
   * For each violation code, a sentence that says why the action is refused. `refusalsWith` of
   * `countersheet/messages/en` adds the sentences that all games share.
   */
  readonly refusals: Readonly<Record<RefusalOf<G>, string>>;
  /** The texts of the picture, of reference tables and of lists. */
  readonly labels: Readonly<Record<Label, string>>;
  /**
   * Translations of titles in the scenario, and of values that menus show. Texts without a translation stay unchanged.
   */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The name of a player, for sentences such as “the radicals are next” and “the administration is next”. */
export interface PlayerName {
  readonly name: string;
  /** True if the name is a plural. */
  readonly isMany: boolean;
}

/**
 * Returns the name of a player. If the catalogue has no names of players, the player's id is the name, because the
 * options of the match name the players.
 */
export function playerNameIn({ players }: Pick<Catalogue, 'players'>, player: string): PlayerName {
  return players?.[player] ?? { name: player, isMany: false };
}

/**
 * Returns the name of a player as it is written at the start of a sentence. If the options of the match name the
 * players, the name is always written as in the options.
 */
export function playerTitleIn(catalogue: Pick<Catalogue, 'players'>, player: string): PlayerName {
  const { name, isMany } = playerNameIn(catalogue, player);
  return { name: name.startsWith(player) ? name : capitalised(name), isMany };
}

/** Returns the text with a capital letter at its start. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For each option, the text that names it. If the values of an option are words, also a text for each value. */
export type OptionMessages<Options> = {
  readonly [Key in keyof Options]-?: { readonly label: string } & (Exclude<
    Options[Key],
    undefined
  > extends infer Value extends string
    ? { readonly values: Readonly<Record<Value, string>> }
    : object);
};

/** The names of all fields of the actions, except `type` and `player`. */
type FieldOf<Action> = Action extends unknown ? Exclude<keyof Action & string, 'type' | 'player'> : never;

/** The name of a phase of the game. */
export type PhaseNameOf<G extends GameTypes> = G['table'] extends {
  readonly phase: { readonly kind: infer Kind extends string };
}
  ? Kind
  : string;

/** The parts of a catalogue whose messages have fields. */
export const PARTS = ['phases', 'events', 'actions', 'refusals', 'labels'] as const;

/** A part of a catalogue whose messages have fields. */
export type Part = (typeof PARTS)[number];

/** Returns the messages in one part of a catalogue, by code. */
export function messagesOf(catalogue: Catalogue, part: Part): Readonly<Record<string, string>> {
  return catalogue[part];
}

/**
 * Calls a function with a message of a catalogue, and returns the function's result.
 *
 * @throws RangeError if the catalogue lacks the message, or if the function throws a RangeError. The error names the
 * message.
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
