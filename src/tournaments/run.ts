/**
 * Plays a tournament.
 *
 * @packageDocumentation
 */
import type { Budget } from '../bots/bot.ts';
import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import type { Seed } from '../core/random.ts';
import { type Contest, type Entrant, entrantNamed } from './contest.ts';
import { type Fixture, fixturesOf, lineupCount } from './fixtures.ts';
import { DEFAULT_BUDGET, type MatchSettings, type PlayedMatch, playMatch } from './match.ts';
import { type MatchResult, parseResults, parseTerms, RESULTS_FORMAT } from './results.ts';
import type { TournamentResults, TournamentTerms } from './results.ts';
import { addPair } from './pairs.ts';
import { type PairScores, sprt, type SprtSettings, type SprtState } from './sprt.ts';

/** How much is played, and from which seed. */
export interface Plan {
  /** How many deals each lineup plays; a deal has one match for each seat. Whole number, at least 1. */
  readonly rounds: number;
  readonly seed: Seed;
  /** For each decision of every bot. Default: 1000 iterations. With a time, results depend on the machine. */
  readonly budget?: Budget;
  /** Stops as soon as the test has decided, for two entrants at a game of two players. Default: all is played. */
  readonly sprt?: SprtSettings;
}

/** What may happen while a tournament is played. */
export interface RunSettings {
  /** Results to go on from: of the same contest and plan, where only the number of rounds may be another. Checked. */
  readonly earlier?: unknown;
  /** Called after each deal in the order of the fixtures, and waited for. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>;
  /** When `aborted` becomes true, no further deal is begun, and what has been played is returned. */
  readonly signal?: { readonly aborted: boolean };
}

/** How far a tournament has come. */
export interface Progress {
  /** Matches so far, earlier ones included. */
  readonly played: number;
  /** Matches that the plan asks for at most. */
  readonly planned: number;
  /** If the plan has a test. */
  readonly sprt?: SprtState;
}

/** Plays the matches of one deal, here or elsewhere. */
type DealPlayer = (fixtures: readonly Fixture[]) => readonly MatchResult[] | Promise<readonly MatchResult[]>;

/**
 * Plays a tournament in this thread. The results follow from contest and plan alone, however often it was interrupted.
 *
 * @throws {@link core.MalformedError} if contest, plan or earlier results are not valid or do not belong together.
 * @throws {@link BotError} if a bot fails.
 */
export async function playTournament<G extends GameTypes>(
  contest: Contest<G>,
  plan: Plan,
  settings: RunSettings = {},
): Promise<TournamentResults> {
  const terms = termsOf(contest, plan);
  return runTournament(terms, settings, { play: (fixtures) => playDeal(contest, terms, fixtures), ahead: 1 });
}

/**
 * Plays one match of a tournament again: the same match, and with its record if you ask for it.
 *
 * @param settings - The budget of the plan, if it had one.
 * @throws {@link core.MalformedError} if the contest deals its matches other players.
 * @throws {@link BotError} if a bot fails.
 */
export function playFixture<G extends GameTypes>(
  contest: Contest<G>,
  { seats, seed }: Pick<Fixture, 'seats' | 'seed'>,
  settings: Pick<MatchSettings<G>, 'budget' | 'record'> = {},
): PlayedMatch<G> {
  const { game } = contest;
  const options = { ...contest.options, ...contest.optionsFor?.(seed) };
  const players = game.players(game.setup(options));
  if (contest.optionsFor !== undefined && !isEqual(players, game.players(game.setup(contest.options))))
    throw new MalformedError('optionsFor', `Expected the players of the options but received ${players.join(', ')}`);
  const seated = players.map((player, index) => [player, entrantNamed(contest, String(seats[index]))] as const);
  const entrants = Object.fromEntries(seated) as Record<G['player'], Entrant<G>>;
  return playMatch(game, entrants, { ...settings, options, seed });
}

/** Plays the matches of a deal. */
export function playDeal<G extends GameTypes>(
  contest: Contest<G>,
  { players, budget }: Pick<TournamentTerms, 'players' | 'budget'>,
  fixtures: readonly Fixture[],
): readonly MatchResult[] {
  return fixtures.map((fixture) => {
    const { outcome, payoffs, decisions } = playFixture(contest, fixture, { budget });
    return { ...fixture, outcome, payoffs: players.map((player) => payoffs[player as G['player']]), decisions };
  });
}

/** Writes down what a tournament is about, as JSON. Throws {@link core.MalformedError} if it is not valid. */
export function termsOf<G extends GameTypes>(contest: Contest<G>, plan: Plan): TournamentTerms {
  const { game, entrants, options, optionsFor } = contest;
  const { seed: _, ...parsed } = game.parseOptions(options ?? {});
  return parseTerms({
    ...{ budget: DEFAULT_BUDGET, ...plan },
    ...{ format: RESULTS_FORMAT, game: game.id, rulesVersion: game.rulesVersion },
    options: parsed,
    ...(optionsFor === undefined ? {} : { dealt: true }),
    entrants: entrants.map(({ name }) => name),
    players: game.players(game.setup(options)),
  });
}

/** How deals are played: in this thread one by one, or elsewhere several at a time. */
interface Engine {
  readonly play: DealPlayer;
  /** How many deals are under way at once. */
  readonly ahead: number;
}

/**
 * Has a tournament played deal by deal. Whatever is decided is decided in the order of the fixtures, never in that of
 * arrival.
 */
export async function runTournament(
  terms: TournamentTerms,
  { earlier, onProgress, signal }: RunSettings,
  engine: Engine,
): Promise<TournamentResults> {
  const isStopped = (): boolean => signal?.aborted === true;
  const deals = fixturesOf(terms);
  const known = earlier === undefined ? [] : earlierDeals(terms, earlier);
  const run = new Run(terms, deals.length);
  for (const results of known) run.add(results);
  const left = run.isDecided || isStopped() ? [] : deals.slice(known.length);
  for await (const results of inOrder(left, engine)) {
    run.add(results);
    await onProgress?.(run.progress);
    if (run.isDecided || isStopped()) break;
  }
  return deepFreeze({ ...terms, matches: run.matches });
}

/** What has been played, and where the test stands. */
class Run {
  readonly matches: MatchResult[] = [];
  readonly #terms: TournamentTerms;
  readonly #planned: number;
  readonly #pairs: PairScores = [0, 0, 0, 0, 0];
  #test: SprtState | undefined;

  constructor(terms: TournamentTerms, deals: number) {
    this.#terms = terms;
    this.#planned = deals * terms.players.length;
  }

  get isDecided(): boolean {
    return this.#test !== undefined && this.#test.decision !== 'undecided';
  }

  get progress(): Progress {
    const matches = { played: this.matches.length, planned: this.#planned };
    return this.#test === undefined ? matches : { ...matches, sprt: this.#test };
  }

  /** Adds the results of the next deal, unless all is decided. */
  add(results: readonly MatchResult[]): void {
    if (this.isDecided) return;
    this.matches.push(...results);
    const { sprt: settings, entrants } = this.#terms;
    if (settings !== undefined) this.#test = sprt(addPair(this.#pairs, entrants[0] as string, results), settings);
  }
}

/** Results of deals in their order, with some more always under way. */
async function* inOrder(
  deals: readonly (readonly Fixture[])[],
  { play, ahead }: Engine,
): AsyncGenerator<readonly MatchResult[]> {
  const begin = async (deal: readonly Fixture[]): Promise<readonly MatchResult[]> => play(deal);
  const underWay: Promise<readonly MatchResult[]>[] = [];
  for (const deal of deals) {
    const begun = begin(deal);
    // What fails is told when its turn comes, and not at all if the tournament has ended before.
    begun.catch(() => undefined);
    if (underWay.push(begun) >= ahead) yield await (underWay.shift() as typeof begun);
  }
  for (const begun of underWay) yield await begun;
}

/** Checks earlier results and that they are of this tournament, and divides them into deals. */
function earlierDeals(terms: TournamentTerms, json: unknown): readonly (readonly MatchResult[])[] {
  const earlier = parseResults(json);
  for (const key of [
    'game',
    'rulesVersion',
    'options',
    'dealt',
    'entrants',
    'players',
    'seed',
    'budget',
    'sprt',
  ] as const) {
    if (!isEqual(earlier[key], terms[key])) {
      throw new MalformedError(key, `Expected results with ${JSON.stringify(terms[key])}, as is to be played now`);
    }
  }
  const size = terms.players.length;
  const deals = earlier.matches.length / size;
  if (deals > terms.rounds * lineupCount(terms)) {
    throw new MalformedError('matches', `Expected results of no more than ${String(terms.rounds)} rounds`);
  }
  return Array.from({ length: deals }, (_, deal) => earlier.matches.slice(deal * size, (deal + 1) * size));
}
