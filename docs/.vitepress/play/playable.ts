/** Loads a game for the page: its manifest, and its parts in one language. */
import type { PlayerName } from 'countersheet/messages';
import { loadGame as load, type LoadedGame } from 'countersheet/ui';
import { capitalised } from './facts.ts';
import { loadManifest } from './games.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { Texts } from './texts/en.ts';

/** A loaded game, and the texts of the page around the match. */
export interface Playable extends LoadedGame {
  readonly texts: Texts;
}

/** Loads one game. If the game has no messages in the language, loads its English messages. */
export async function loadGame(id: string, language: Language = 'en'): Promise<Playable> {
  const [game, texts] = await Promise.all([
    loadManifest(id).then((each) => load(each, language)),
    LANGUAGES[language].texts(),
  ]);
  const { manifest } = game;
  // Links to rules lead to the pages of this site.
  const about = { ...manifest.about, rules: `${import.meta.env.BASE_URL}rules/${id}` };
  return { ...game, manifest: { ...manifest, about }, texts };
}

/** Returns the players of a match with the given options. */
export function playersOf({ manifest: { game } }: Playable, options: object): readonly string[] {
  return game.players(game.setup(options));
}

/** Returns the name of a player for the middle of a sentence. */
export function nameOf({ messages }: Playable, player: string): PlayerName {
  return messages.catalogue.players?.[player] ?? { name: player, isMany: false };
}

/**
 * Returns the name of a player for the start of a sentence or for a label. If the options of the match name the players,
 * the name is written as in the options.
 */
export function titleOf(playable: Playable, player: string): string {
  const { players } = playable.messages.catalogue;
  return players === undefined ? player : capitalised(nameOf(playable, player).name);
}
