import { isMalformed, type MalformedError } from '../core/errors.ts';
import type { Seed } from '../core/random.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt, readJson, sentence } from './failure.ts';
import type { LoadedGame } from './game.ts';
import { LANGUAGES } from './phrases/say.ts';

/** Options of the command line about the match. */
export const MATCH_OPTIONS = {
  players: { value: '<count>', text: 'how many play, where that is free' },
  'set-up': { value: '<name>', text: 'how the match is set up: a set-up of the game by its name' },
  scenario: { value: '<file>', text: 'a scenario of your own, as JSON' },
  set: { value: '<option=value>', text: 'an option of the game', isRepeated: true },
} as const;

/** What was said of them. */
export interface MatchWishes {
  readonly players: string | undefined;
  readonly scenario: string | undefined;
  readonly set: readonly string[];
}

/** A match as it is set up. */
export interface MatchSetUp {
  /** All options of the game, checked, without a seed. */
  readonly options: object;
  /** Those of them that were written out. */
  readonly written: object;
  /** How many players were asked for. */
  readonly players: number | undefined;
}

/**
 * How the match is set up.
 *
 * @param seed - What a set-up is dealt from, where that is by chance.
 * @throws {@link CommandError} if something is no option, {@link core.MalformedError} if the game has none such.
 */
export function matchSetUp({ game, manifest, options }: LoadedGame, wishes: MatchWishes, seed: Seed): MatchSetUp {
  const players = playersIn(manifest, wishes);
  const dealt = players === undefined ? {} : manifest.optionsFor?.(players, seed);
  const written = writtenOptions(wishes);
  try {
    const { seed: _, ...checked } = game.parseOptions({ ...options, ...dealt, ...written });
    return { options: checked, written, players };
  } catch (error) {
    if (!isMalformed(error)) throw error;
    throw inWhatWasSaid(manifest, wishes, error);
  }
}

/** An issue in the options, with the file or the word that it comes from. */
function inWhatWasSaid({ game, options }: GameManifest, { scenario, set }: MatchWishes, error: MalformedError): Error {
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

/** How many players were asked for. Throws {@link CommandError} if there is no match of so many. */
function playersIn({ game, about, optionsFor }: GameManifest, { players }: MatchWishes): number | undefined {
  if (players === undefined) return undefined;
  if (optionsFor === undefined) throw new CommandError(`The number of players of ${game.id} is fixed.`);
  const count = wholeNumber('--players', players);
  const [least, most] = about.players;
  if (count >= least && count <= most) return count;
  throw new CommandError(`--players: ${game.id} is for ${String(least)} to ${String(most)} players.`);
}

/** The options that were written out. */
function writtenOptions({ scenario, set }: MatchWishes): object {
  const own = scenario === undefined ? {} : { scenario: readJson(scenario, 'Expected a scenario as JSON.') };
  return { ...own, ...settings(set) };
}

/** The languages of a match. */
export const LANGUAGE_OPTION = { value: `<${LANGUAGES.join('|')}>`, text: 'what all is told in', usual: 'en' } as const;

/** What is no JSON is a text. */
function settings(set: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    set.map((each) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(each) ?? [];
      if (name === 'seed') throw new CommandError('--set: The seed is said by itself.', { hint: 'Use --seed.' });
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
