import type { GameManifest, GameMessages, GamePicture, GroupOrders } from '../manifest/manifest.ts';
import { english, type Phrases } from './phrases/en.ts';

/** A language in which the match element has texts. */
export type Language = 'en' | 'de';

/** A game, and everything that a match element needs to show this game in one language. */
export interface LoadedGame extends GameMessages {
  readonly manifest: GameManifest;
  /**
   * The picture of the game; absent if the game has no picture. Without a picture, the element shows the board as text.
   */
  readonly renderer?: GamePicture['renderer'];
  /** The functions for orders to groups of units; absent if the game has no such orders. */
  readonly groupOrders?: GroupOrders;
  /**
   * The texts of the element, such as the labels of its buttons.
   *
   * @internal
   */
  readonly phrases: Phrases;
}

/**
 * Loads the messages, the rules and the picture of a game.
 *
 * @param manifest - The manifest of the game.
 * @param language - The language of the messages and of the element. If the game has no messages in this language, its
 * messages are in English.
 * @throws RangeError if the game has messages neither in this language nor in English.
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
  const [{ messages, rulebook }, picture, groups, phrases] = await Promise.all([
    load(),
    manifest.picture?.(),
    manifest.groupOrders?.(),
    language === 'de' ? import('./phrases/de.ts').then(({ german }) => german) : english,
  ]);
  return {
    manifest,
    messages,
    rulebook,
    phrases,
    ...(picture === undefined ? {} : { renderer: picture.renderer }),
    ...(groups === undefined ? {} : { groupOrders: groups.groupOrders }),
  };
}
