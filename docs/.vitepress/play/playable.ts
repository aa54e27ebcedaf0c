/** A game for the page: its manifest and the loaded parts in one language. */
import type { GameManifest, GameMessages, GamePicture } from 'countersheet/manifest';
import type { PlayerName } from 'countersheet/messages';
import { loadManifest, loadPart } from './games.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { Phrases } from './phrases/en.ts';

/** The loaded parts of one game. */
export interface Playable extends GameMessages, Pick<GamePicture, 'renderer'> {
  readonly manifest: GameManifest;
  /** The texts of the page. */
  readonly phrases: Phrases;
}

/** Loads one game. Its messages fall back to English. */
export async function loadGame(id: string, language: Language = 'en'): Promise<Playable> {
  const manifest = await loadManifest(id);
  const [{ messages, rulebook }, { renderer }, phrases] = await Promise.all([
    loadPart(manifest.messages[language] ?? manifest.messages['en']),
    loadPart(manifest.picture),
    LANGUAGES[language].phrases(),
  ]);
  return { manifest, messages, rulebook, renderer, phrases };
}

/** The players of a match with these options. */
export function playersOf({ manifest: { game } }: Playable, options: object): readonly string[] {
  return game.players(game.setup(options));
}

/** The name of a player in the middle of a sentence. */
export function nameOf({ messages }: Playable, player: string): PlayerName {
  return messages.catalogue.players?.[player] ?? { name: player, isMany: false };
}

/** The name of a player at the start of a sentence or alone. */
export function titleOf(playable: Playable, player: string): string {
  const { name } = nameOf(playable, player);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
