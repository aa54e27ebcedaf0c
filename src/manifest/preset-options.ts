import type { GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { GameManifest } from './manifest.ts';

/** The preset of a match, and the number of players if somebody requested one. */
export interface PresetChoice {
  /** The name of the preset. Default: the default preset of the manifest. */
  readonly preset?: string | undefined;
  readonly players?: number | undefined;
}

/**
 * Returns the options of a preset for one match. If the game generates options, the generated options override those of
 * the preset.
 *
 * @param manifest - Not modified.
 * @param seed - Seed for options that are generated at random.
 * @param choice - The preset, which must exist, and the number of players, which the game must support.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/world-game/manifest';
 *
 * const options = presetOptions(manifest, 'first war', { players: 3 });
 * manifest.game.players(manifest.game.setup(options)) // => ['Alba', 'Bern', 'Cree']
 * ```
 */
export function presetOptions<G extends GameTypes>(
  manifest: GameManifest<G>,
  seed: Seed,
  choice: PresetChoice = {},
): G['options'] {
  const count = generatedPlayers(manifest, choice);
  const { preset = manifest.defaultPreset } = choice;
  return { ...manifest.presets[preset], ...(count === undefined ? {} : manifest.optionsFor!(count, seed)) };
}

/**
 * Returns whether the game generates options for each match. If so, the result of {@link presetOptions} depends on the
 * seed.
 *
 * @param manifest - Not modified.
 * @param choice - The preset, and the number of players.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/world-game/manifest';
 *
 * [generatesOptions(manifest), generatesOptions(manifest, { preset: 'as-printed' })] // => [true, false]
 * ```
 */
export function generatesOptions<G extends GameTypes>(manifest: GameManifest<G>, choice: PresetChoice = {}): boolean {
  return generatedPlayers(manifest, choice) !== undefined;
}

/** Returns the number of players for which the game generates options; `undefined` if it generates no options. */
function generatedPlayers<G extends GameTypes>(
  { defaultPreset, dealtPlayers, optionsFor }: GameManifest<G>,
  { preset = defaultPreset, players }: PresetChoice,
): number | undefined {
  if (optionsFor === undefined) return undefined;
  return players ?? (preset === defaultPreset ? dealtPlayers : undefined);
}
