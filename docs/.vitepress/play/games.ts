/** The games of the site: those of the package, in its order. */
import type { Bot } from 'countersheet/bots';
import type { GameTypes } from 'countersheet/core';
import { type GameId, games } from 'countersheet/games';
import type { GameBots, GameManifest } from 'countersheet/manifest';

/** The ids of the games. */
export const GAME_IDS: readonly string[] = Object.keys(games);

/** Whether a word is the id of a game. */
export function isGameId(word: string): word is GameId {
  return Object.hasOwn(games, word);
}

/** Loads the manifest of a game, and nothing of the others. Throws RangeError if there is no such game. */
export async function loadManifest(id: string): Promise<GameManifest> {
  if (isGameId(id)) return games[id]();
  throw new RangeError(`There is no game ${id}.`);
}

/** Loads a part of a manifest that the site needs of each game. Throws RangeError if the game has none. */
export async function loadPart<Part>(load: (() => Promise<Part>) | undefined): Promise<Part> {
  if (load !== undefined) return load();
  throw new RangeError('A game of the site has messages in English, bots and a picture.');
}

/** A bot of a game by its name. Throws RangeError if there is none. */
export function botNamed({ bots }: GameBots, name: string): Bot<GameTypes> {
  const named = bots[name];
  if (named === undefined) throw new RangeError(`The game has no bot "${name}".`);
  return named.bot;
}
