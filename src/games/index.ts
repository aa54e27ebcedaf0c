/**
 * The games of this package. Each manifest is loaded on demand, without the other games.
 *
 * @packageDocumentation
 */
import type { GameManifest } from '../manifest/manifest.ts';

/**
 * For the id of each game, a function that loads the manifest of the game.
 *
 * @example
 * ```ts
 * const { game } = await games['chicago-chicago']();
 * game.title // => 'Chicago-Chicago!'
 * ```
 */
export const games = {
  /** Loads the manifest of *Up Against the Wall, Motherfucker!*. */
  'up-against-the-wall': async () => (await import('./up-against-the-wall/manifest.ts')).manifest,
  /** Loads the manifest of *Revolting Behaviour!*. */
  'revolting-behaviour': async () => (await import('./revolting-behaviour/manifest.ts')).manifest,
  /** Loads the manifest of *The World Game, phase II: War*. */
  'world-game': async () => (await import('./world-game/manifest.ts')).manifest,
  /** Loads the manifest of *Chicago-Chicago!*. */
  'chicago-chicago': async () => (await import('./chicago-chicago/manifest.ts')).manifest,
  /** Loads the manifest of *Some Air War Games*. */
  'air-war': async () => (await import('./air-war/manifest.ts')).manifest,
} as const satisfies Readonly<Record<string, () => Promise<GameManifest>>>;

/** The id of a game of this package. */
export type GameId = keyof typeof games;
