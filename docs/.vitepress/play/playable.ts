/** A game as the page needs it: rules, words and pictures of one game, loaded together and no other with them. */
import type { Game, GameTypes } from 'countersheet/core';
import type { Language, Telling } from './telling.ts';

/** Everything the page has of one game. */
export interface Playable<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** In English, unless it was told otherwise. */
  readonly telling: Telling<G>;
  readonly inGerman: () => Promise<Telling<G>>;
  /** Starts the worker in which its bots think. */
  readonly startWorker: () => Worker;
}

/** The games in the order in which the page names them. */
export const CATALOGUE = {
  'up-against-the-wall': {
    title: 'Up Against the Wall, Motherfucker!',
    load: () => import('./games/up-against-the-wall.ts'),
  },
  'chicago-chicago': {
    title: 'Chicago-Chicago!',
    load: () => import('./games/chicago-chicago.ts'),
  },
  'air-war': {
    title: 'Some Air War Games',
    load: () => import('./games/air-war.ts'),
  },
  'world-game': {
    title: 'The World Game, phase II: War',
    load: () => import('./games/world-game.ts'),
  },
  'revolting-behaviour': {
    title: 'Revolting Behaviour!',
    load: () => import('./games/revolting-behaviour.ts'),
  },
} as const satisfies Record<string, { title: string; load: () => Promise<{ playable: Playable }> }>;

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

/** The same game in a language. */
export async function toldIn(playable: Playable, language: Language): Promise<Playable> {
  return language === 'de' ? { ...playable, telling: await playable.inGerman() } : playable;
}
