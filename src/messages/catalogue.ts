import type { AnyAction, GameTypes } from '../core/game.ts';

/**
 * All messages of a game in one language, by code. A message may name each field of what it is about: a field in a field
 * by both names, `{due_radicals}`, of a list also its length, `{units_count}`.
 */
export interface Catalogue<G extends GameTypes = GameTypes, Term extends string = string> {
  /** BCP 47: `'en'`, `'de'`, `'pt-BR'`. */
  readonly language: string;
  /** By type of event, a sentence. */
  readonly events: Readonly<Record<G['event']['type'], string>>;
  /** By type of action, of chance too, what stands on its button. */
  readonly actions: Readonly<Record<AnyAction<G>['type'], string>>;
  /** By code of a violation, a sentence. A code that is left out is said in the words of the rules, which are English. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What else there is to say: parts of the picture of a table, and of lists. */
  readonly terms: Readonly<Record<Term, string>>;
  /** Titles in this language, by the scenario's own; one that is left out stays as it is. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The parts of a catalogue that have messages. */
export const PARTS = ['events', 'actions', 'refusals', 'terms'] as const;

/** A part of a catalogue that has messages. */
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
