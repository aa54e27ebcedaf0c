import { isEqual } from '../../core/plain-data.ts';
import { currentState } from '../../match/index.ts';
import { peopleOf } from '../../session/index.ts';
import { wholeNumber } from '../command.ts';
import { CommandError } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { changedOptions, type MatchValues } from '../match-options.ts';
import { botsIn as listOfBots } from '../own-bots.ts';
import type { OpenMatch } from './saved-match.ts';
import { botsIn, assignBots, personsIn } from './controllers.ts';

/** The parsed options and arguments of the `play` command. */
interface MatchRequest {
  readonly values: MatchValues & {
    readonly as: string | undefined;
    readonly preset: string | undefined;
    readonly bots: string | undefined;
    readonly seed: string | undefined;
    readonly budget: string;
    readonly language: string;
  };
  /** The names of the options that the user gave. */
  readonly typedOptions: readonly string[];
  /** The arguments of the command: the name of the game, or no argument. */
  readonly words: readonly string[];
  /** The game that the user named, or the default game. */
  readonly asked: LoadedGame;
}

/**
 * Assigns bots to players. Throws {@link CommandError} if the number of named bots is greater than the number of
 * players without a person.
 */
export function botsFor(
  { bots: list, typedOptions }: { readonly bots: string; readonly typedOptions: MatchRequest['typedOptions'] },
  players: readonly string[],
  persons: readonly string[],
): Readonly<Record<string, string>> {
  const bots = listOfBots(list);
  const idle = bots.slice(players.length - persons.length);
  if (!typedOptions.includes('bots') || idle.length === 0) return assignBots(bots, players, persons);
  throw new CommandError(`--bots: No player is left for these bots: ${idle.join(', ')}.`, {
    hint: `People control these players: ${persons.join(', ')}. See --as.`,
  });
}

/** Throws {@link CommandError} if an option contradicts the saved match. */
export function refuseOther(file: string, open: OpenMatch, request: MatchRequest): void {
  for (const [option, wanted, there] of [
    ...gameIn(open, request),
    ...optionsIn(open, request),
    ...settingsIn(open, request),
  ]) {
    if (wanted === there) continue;
    throw new CommandError(`${option}: The saved match in ${file} has a different value: ${there}.`, {
      hint: `Leave out ${option}, or start a new match without --resume.`,
    });
  }
}

/** An option, with the requested value and the value in the saved match. */
type Pair = readonly [what: string, wanted: string, there: string];

function gameIn({ known }: OpenMatch, { words: [word = ''], values, asked }: MatchRequest): readonly Pair[] {
  if (asked.game.id !== known.game.id) return [[word, asked.game.id, known.game.id]];
  if (asked.preset === undefined) return [];
  return [[values.preset === undefined ? word : '--preset', asked.preset, String(known.preset)]];
}

function optionsIn({ known, session }: OpenMatch, { values, typedOptions }: MatchRequest): readonly Pair[] {
  const { controllers, seed, match, notes } = session;
  const players = known.game.players(currentState(match));
  const persons = peopleOf(session);
  const pairs: Readonly<Record<string, () => readonly [wanted: string, there: string]>> = {
    players: () => [values.players!, String(players.length)],
    as: () => [personsIn(values.as, players).join(','), persons.join(',')],
    bots: () => [textOf(botsFor({ bots: values.bots!, typedOptions }, players, persons)), textOf(botsIn(controllers))],
    seed: () => [values.seed!, String(seed)],
    budget: () => [String(wholeNumber('--budget', values.budget)), notes['iterations']!],
    language: () => [values.language, notes['language']!],
  };
  return Object.entries(pairs)
    .filter(([option]) => typedOptions.includes(option))
    .map(([option, pair]) => [`--${option}`, ...pair()]);
}

/**
 * Returns the requested scenario and game options that differ from the saved match. An option differs if it would
 * change the start position.
 */
function settingsIn({ known, session }: OpenMatch, { values }: MatchRequest): readonly Pair[] {
  const { game } = known;
  const there: Readonly<Record<string, unknown>> = { ...session.match.options };
  const { written } = changedOptions(known, values, there);
  const start = (options: object): unknown => game.start({ ...options, seed: session.seed }).state;
  const started = start(there);
  return Object.entries(written).flatMap(([name, value]): readonly Pair[] => {
    if (isEqual(start({ ...there, [name]: value as unknown }), started)) return [];
    const isFile = name === 'scenario' && values.scenario !== undefined;
    return [
      isFile ? ['--scenario', '', 'its own scenario'] : [`--set ${name}`, '', textOf(there[name] ?? 'the default')],
    ];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
