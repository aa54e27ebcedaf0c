/**
 * What a match is set up with, as it is said on the command line: the same for every command that plays.
 */
import { existsSync } from 'node:fs';
import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import { wholeNumber } from './command.ts';
import { CommandError, EXIT, hintAt, readJson, sentence } from './failure.ts';
import type { KnownGame } from './games.ts';
import { optionsGuideTo } from './guides.ts';
import type { Spoken } from './spoken.ts';

/** Options of the command line about the match. */
export const MATCH_OPTIONS = {
  players: { value: '<count>', text: 'how many play, where that is free' },
  scenario: { value: '<name|file>', text: 'a scenario of the game by its name, or one of your own as JSON' },
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
export function matchSetUp(known: KnownGame<GameTypes>, wishes: MatchWishes, seed: Seed): MatchSetUp {
  const { game, options = {}, optionsFor } = known;
  const players = playersIn(known, wishes);
  const dealt = players === undefined ? {} : optionsFor?.(players, seed);
  const written = writtenOptions(known, wishes);
  try {
    const { seed: _, ...checked } = game.parseOptions({ ...options, ...dealt, ...written });
    return { options: checked, written, players };
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw inWhatWasSaid(game.id, wishes, error);
  }
}

/** A fault in the options, with the file or the word that it comes from. */
function inWhatWasSaid(game: string, { scenario, set }: MatchWishes, error: MalformedError): Error {
  const [name = ''] = error.path.split('.');
  const isSet = set.some((each) => each.startsWith(`${name}=`));
  if (isSet && error.path === name && error.reason.startsWith('Invalid key')) {
    return new CommandError(`--set: ${game} has no option "${name}".`, { hint: `See ${optionsGuideTo(game)}.` });
  }
  if (isSet) return new CommandError(`--set: ${sentence(error.message)}`);
  if (scenario !== undefined && name === 'scenario') {
    return new CommandError(`${scenario}: ${sentence(error.message)}`, { code: EXIT.file });
  }
  return error;
}

/** How many players were asked for. Throws {@link CommandError} if there is no match of so many. */
function playersIn({ game, counts }: KnownGame<GameTypes>, { players }: MatchWishes): number | undefined {
  if (players === undefined) return undefined;
  if (counts === undefined) throw new CommandError(`The number of players of ${game.id} is fixed.`);
  const count = wholeNumber('--players', players);
  if (count >= counts.least && count <= counts.most) return count;
  throw new CommandError(`--players: ${game.id} is for ${String(counts.least)} to ${String(counts.most)} players.`);
}

/** The options that were written out. */
function writtenOptions(known: KnownGame<GameTypes>, { scenario, set }: MatchWishes): object {
  const options = settings(set);
  const named = scenarioNamed(known, options['scenario']);
  return {
    ...(scenario === undefined ? {} : { scenario: scenarioNamed(known, scenario) ?? scenarioIn(scenario, known) }),
    ...options,
    ...(named === undefined ? {} : { scenario: named }),
  };
}

function scenarioNamed({ scenarios }: KnownGame<GameTypes>, name: unknown): object | string | undefined {
  return typeof name === 'string' && Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
}

function scenarioIn(file: string, { game, scenarios }: KnownGame<GameTypes>): unknown {
  if (existsSync(file)) return readJson(file, 'Expected a scenario as JSON.');
  throw new CommandError(`--scenario: ${game.id} has no scenario "${file}", and there is no such file.`, {
    code: EXIT.file,
    hint: hintAt(file, Object.keys(scenarios)),
  });
}

/** The languages of a match. */
export const LANGUAGE_OPTION = { value: '<en|de>', text: 'what all is told in', usual: 'en' } as const;

/** A game in a language. */
export function spokenOf<G extends GameTypes>({ game, spoken }: KnownGame<G>, language: string): Spoken<G> {
  const found = Object.hasOwn(spoken, language) ? spoken[language] : undefined;
  if (found !== undefined) return found;
  throw new CommandError(`--language: ${game.title} is not told in "${language}".`, {
    hint: `It is told in: ${Object.keys(spoken).join(', ')}.`,
  });
}

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
