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
 */
export function dealerOf(
  { defaultPreset, dealtPlayers, optionsFor }: GameManifest,
  { preset = defaultPreset, players }: Deal,
): ((seed: Seed) => object) | undefined {
  const count = players ?? (preset === defaultPreset ? dealtPlayers : undefined);
  return count === undefined || optionsFor === undefined ? undefined : (seed) => optionsFor(count, seed);
}
