import { isMalformed, type MalformedError } from '../core/errors.ts';
import type { Seed } from '../core/random.ts';
import { presetOptions } from '../manifest/preset-options.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt, readJson, sentence } from './failure.ts';
import type { LoadedGame } from './game.ts';
import { LANGUAGES } from './phrases/say.ts';

/** The command-line options that choose the settings of a match. */
export const MATCH_OPTIONS = {
  players: { group: 'Match', value: '<count>', text: 'Number of players, if the game allows a choice' },
  preset: { group: 'Match', value: '<name>', text: 'Named set of options; see the guide of the game' },
  scenario: { group: 'Match', value: '<file>', text: 'JSON file of your own scenario' },
  set: { group: 'Match', value: '<option=value>', text: 'Option of the game', isRepeated: true },
} as const;

/** The values of {@link MATCH_OPTIONS}. */
export interface MatchValues {
  readonly players: string | undefined;
  readonly scenario: string | undefined;
  readonly set: readonly string[];
}

/** The options and the number of players of a match, from the command line. */
export interface MatchSettings {
  /** The values of all options of the game except the seed, after validation. */
  readonly options: object;
  /** The options that the user gave with `--scenario` and `--set`, without default values. */
  readonly written: object;
  /** The requested number of players; `undefined` if the user requested no number. */
  readonly players: number | undefined;
}

/**
 * Returns the settings of a match from the options of the command line.
 *
 * @param seed - The seed for the random generator, if the game generates options.
 * @throws {@link CommandError} if an option is malformed.
 * @throws {@link core.MalformedError} if the game does not accept an option.
 */
export function matchSettings(known: LoadedGame, values: MatchValues, seed: Seed): MatchSettings {
  const { manifest, preset } = known;
  const players = playersIn(manifest, values);
  return { ...changedOptions(known, values, presetOptions(manifest, seed, { preset, players })), players };
}

/**
 * Returns the options that the user gave (`written`), and the validated options of `base` with the user's changes.
 *
 * @throws {@link CommandError} if an option is malformed.
 * @throws {@link core.MalformedError} if the game does not accept an option.
 */
export function changedOptions(
  { game, manifest }: LoadedGame,
  values: MatchValues,
  base: object,
): Pick<MatchSettings, 'options' | 'written'> {
  const written = writtenOptions(values);
  try {
    const { seed: _, ...options } = game.parseOptions({ ...base, ...written });
    return { options, written };
  } catch (error) {
    if (!isMalformed(error)) throw error;
    throw optionError(manifest, values, error);
  }
}

/**
 * Returns the error for an invalid game option. The error names the file or the command-line option that contains the
 * game option.
 */
function optionError({ game, options }: GameManifest, { scenario, set }: MatchValues, error: MalformedError): Error {
  const [name = ''] = error.path.split('.');
  const isSet = set.some((each) => each.startsWith(`${name}=`));
  if (isSet && error.path === name && error.reason.startsWith('Invalid key')) {
    return new CommandError(`--set: ${game.id} has no option "${name}".`, { hint: hintAt(name, options) });
  }
  if (isSet) return new CommandError(`--set: ${sentence(error.message)}`);
  if (scenario !== undefined && name === 'scenario') {
    return new CommandError(`${scenario}: ${sentence(error.message)}`, { code: EXIT.file });
  }
  return error;
}

/** Returns the requested number of players. Throws {@link CommandError} if the game does not support this number. */
function playersIn({ game, about, optionsFor }: GameManifest, { players }: MatchValues): number | undefined {
  if (players === undefined) return undefined;
  if (optionsFor === undefined) throw new CommandError(`The number of players of ${game.id} is fixed.`);
  const count = wholeNumber('--players', players);
  const [least, most] = about.players;
  if (count >= least && count <= most) return count;
  throw new CommandError(`--players: ${game.id} is for ${String(least)} to ${String(most)} players.`);
}

/** Reads the options that the user gave with `--scenario` and `--set`. */
function writtenOptions({ scenario, set }: MatchValues): object {
  const own = scenario === undefined ? {} : { scenario: readJson(scenario, 'Expected a scenario as JSON.') };
  return { ...own, ...settings(set) };
}

/** The option `--language`. */
export const LANGUAGE_OPTION = {
  ...{ group: 'Output', value: `<${LANGUAGES.join('|')}>`, text: 'Language of the output' },
  defaultValue: 'en',
} as const;

/** The option `--seed`. */
export const SEED_OPTION = { group: 'Match', value: '<text>', text: 'Random seed' } as const;

/** Reads the values of `--set`. If a value is not JSON, the function returns the text of the value. */
function settings(set: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    set.map((each) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(each) ?? [];
      if (name === 'seed')
        throw new CommandError('--set: The seed is not an option of the game.', { hint: 'Use --seed.' });
      if (name === undefined || value === undefined) {
        throw new CommandError(`--set: Expected option=value but received "${each}".`);
      }
      return [name, jsonOr(value)];
    }),
  );
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
