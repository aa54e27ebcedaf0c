/** A game as the page needs it: rules, words and pictures of one game, loaded together and no other with them. */
import type { Game, GameTypes, Words } from 'countersheet/core';
import type { PictureSettings, Shown } from 'countersheet/pictures';

/** Everything the page has of one game. */
export interface Playable<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly words: Words<G>;
  /** Draws what is shown, as SVG. */
  picture(shown: Shown<G>, settings: Omit<PictureSettings<G>, 'labels'>): string;
  /** What a match can be set up with, besides JSON. */
  readonly options: readonly OptionField[];
  /** Starts the worker in which its bots think. */
  readonly startWorker: () => Worker;
}

/** One thing to choose before a match. What is left at its default is not written into the options. */
export type OptionField = {
  readonly key: string;
  readonly label: string;
  /** The rule that it is about. */
  readonly rule?: string;
} & (
  | { readonly kind: 'choice'; readonly values: readonly (readonly [value: unknown, label: string])[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly kind: 'names'; readonly usual: string }
);

/** The games in the order in which the page names them. */
export const CATALOGUE = {
  'up-against-the-wall': {
    title: 'Up Against the Wall, Motherfucker!',
    about: 'Columbia, spring 1968: radicals and administration fight for the support of eleven groups.',
    load: () => import('./games/up-against-the-wall.ts'),
  },
  'chicago-chicago': {
    title: 'Chicago-Chicago!',
    about: 'August 1968: demonstrators march on the convention, the police had better not shoot.',
    load: () => import('./games/chicago-chicago.ts'),
  },
  'air-war': {
    title: 'Some Air War Games',
    about: '1953: two players write secret orders for units that march and fly. No dice.',
    load: () => import('./games/air-war.ts'),
  },
  'world-game': {
    title: 'The World Game, phase II: War',
    about: 'Countries with secret points ally, attack, lend and betray.',
    load: () => import('./games/world-game.ts'),
  },
  'revolting-behaviour': {
    title: 'Revolting Behaviour!',
    about: 'A card game of pushing your luck against the powers that be.',
    load: () => import('./games/revolting-behaviour.ts'),
  },
} as const satisfies Record<string, { title: string; about: string; load: () => Promise<{ playable: Playable }> }>;

/** Id of a game of the page. */
export type GameId = keyof typeof CATALOGUE;

/** Whether a word is the id of a game. */
export function isGameId(word: string): word is GameId {
  return Object.hasOwn(CATALOGUE, word);
}

/** Loads a game, and nothing of the others. */
export async function loadGame(id: GameId): Promise<Playable> {
  return (await CATALOGUE[id].load()).playable;
}

/** Options of what was chosen in the form; text that is JSON comes last and wins. */
export function optionsFrom(
  fields: readonly OptionField[],
  chosen: Readonly<Record<string, unknown>>,
  json: string,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const field of fields) {
    const value = chosen[field.key];
    if (value === undefined || value === usualOf(field)) continue;
    options[field.key] =
      field.kind === 'names'
        ? String(value)
            .split(/[\s,]+/u)
            .filter(Boolean)
        : value;
  }
  return json.trim() === '' ? options : { ...options, ...(JSON.parse(json) as object) };
}

/** What a field is where nobody chooses. */
export function usualOf(field: OptionField): unknown {
  return field.kind === 'choice' ? field.values[0]?.[0] : field.usual;
}
