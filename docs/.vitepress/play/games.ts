/** Loads the games of the site. The games of the site are the games of the package, in the same order. */
import type { Bot } from 'countersheet/bots';
import type { GameTypes } from 'countersheet/core';
import { type GameId, games } from 'countersheet/games';
import type { GameBots, GameManifest } from 'countersheet/manifest';

/** The ids of the games. */
export const GAME_IDS: readonly string[] = Object.keys(games);

/** Whether a string is the id of a game. */
export function isGameId(word: string): word is GameId {
  return Object.hasOwn(games, word);
}

/** Loads the manifest of one game. Throws RangeError if the game is unknown. */
export async function loadManifest(id: string): Promise<GameManifest> {
  if (isGameId(id)) return games[id]();
  throw new RangeError(`There is no game ${id}.`);
}

/** Loads a part that the site needs from a manifest. Throws RangeError if the game does not have this part. */
export async function loadPart<Part>(load: (() => Promise<Part>) | undefined): Promise<Part> {
  if (load !== undefined) return load();
  throw new RangeError('A game on this site needs messages in English, bots and a picture.');
}

/** Returns the bot with a given name. Throws RangeError if the bot is unknown. */
export function botNamed({ bots }: GameBots, name: string): Bot<GameTypes> {
  const named = bots[name];
  if (named === undefined) throw new RangeError(`The game has no bot "${name}".`);
  return named.bot;
}
