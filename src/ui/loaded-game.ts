import type { GameManifest, GameMessages, GamePicture } from '../manifest/manifest.ts';
import { type Language, type Phrases, phrasesIn } from './phrases/index.ts';

/** A game with the parts that a match element shows, in one language. */
export interface LoadedGame extends GameMessages, Pick<GamePicture, 'renderer'> {
  readonly manifest: GameManifest;
  /** The texts of the element. */
  readonly phrases: Phrases;
}

/**
 * Loads the messages, the rules and the picture of a game.
 *
 * @param manifest - A game with a picture.
 * @param language - Language of the messages and of the element. If the game does not have it, its messages are in
 * English.
 * @throws RangeError if the game has no picture or no messages.
 *
 * @example
 * ```ts
 * import { loadGame } from 'countersheet/ui';
 * import { manifest } from 'countersheet/chicago-chicago/manifest';
 *
 * const game = await loadGame(manifest, 'de');
 * game.messages.language // => 'de'
 * ```
 */
export async function loadGame(manifest: GameManifest, language: Language = 'en'): Promise<LoadedGame> {
  const load = manifest.messages[language] ?? manifest.messages['en'];
  if (load === undefined) throw new RangeError(`The game ${manifest.game.id} has no messages in English.`);
  if (manifest.picture === undefined) throw new RangeError(`The game ${manifest.game.id} has no picture.`);
  const [{ messages, rulebook }, { renderer }, phrases] = await Promise.all([
    load(),
    manifest.picture(),
    phrasesIn(language),
  ]);
  return { manifest, messages, rulebook, renderer, phrases };
}
