import type { Seed } from '../core/random.ts';
import type { GameManifest } from './manifest.ts';

/** The preset of a match, and the number of players if somebody requested one. */
export interface Deal {
  /** Default: the default preset. */
  readonly preset?: string | undefined;
  readonly players?: number | undefined;
}

/**
 * Returns a function that generates the options of a match from its seed; `undefined` if all matches have the options
 * of the preset.
 *
 * @param manifest - Not modified.
 * @param deal - The preset and the number of players.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/world-game/manifest';
 *
 * const options = dealerOf(manifest, { players: 3 })?.('first war');
 * manifest.game.players(manifest.game.setup(options)) // => ['Alba', 'Bern', 'Cree']
 * ```
 */
export function dealerOf(
  { defaultPreset, dealtPlayers, optionsFor }: GameManifest,
  { preset = defaultPreset, players }: Deal,
): ((seed: Seed) => object) | undefined {
  const count = players ?? (preset === defaultPreset ? dealtPlayers : undefined);
  return count === undefined || optionsFor === undefined ? undefined : (seed) => optionsFor(count, seed);
}
