import type { Budget } from '../bots/bot.ts';
import { envelopeOf, readEnvelope } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import type { Seed } from '../core/random.ts';
import type { MatchRecord } from '../core/record.ts';
import { type Contest, participantNamed } from './contest.ts';
import { type Pairing, pairingsOf, lineupCount } from './pairings.ts';
import { BotError, payoffAfterFailure } from './bot-error.ts';
import {
  checkDecisionTime,
  DECISION_TIME,
  DEFAULT_BUDGET,
  type MatchSettings,
  type PlayedMatch,
  playMatch,
} from './match.ts';
import { type MatchResult, parseParts, parseTerms } from './results.ts';
import type { TournamentResults, TournamentSettings } from './results.ts';
import { addPair } from './pairs.ts';
import { type PairScores, sprt, type SprtSettings, type SprtState } from './sprt.ts';

/** The plan of a tournament: its size, seed, budget and test. */
export interface TournamentPlan {
  /**
   * The number of deals that each lineup plays: a whole number, at least 1. A deal has as many matches as a match has
   * seats: from match to match, the participants change seats.
   */
  readonly rounds: number;
  readonly seed: Seed;
  /**
   * Budget of every decision. Default: 1000 iterations. If the budget is in milliseconds, results depend on the
   * machine.
   */
  readonly budget?: Budget;
  /**
   * A statistical test. The tournament stops when the test has reached its decision. A test is possible only with two
   * participants and two players. Default: no test.
   */
  readonly sprt?: SprtSettings;
}

/** Settings for one run of a tournament. */
export interface RunSettings {
  /**
   * The results of an earlier run, which this run continues. Contest and plan must be the same as in the earlier run,
   * but the number of rounds can differ. These results are checked. Matches that have no result yet are played.
   */
  readonly earlier?: unknown;
  /**
   * Called and awaited for each match when its deal has ended. Deals that are played at the same time can end in any
   * order. If this function throws an error, the tournament ends.
   */
  readonly onResult?: MatchObserver;
  /**
   * If true, `onResult` receives the record of each match in which no bot failed. With records, the rules need twice as
   * much time. Default: `false`.
   */
  readonly records?: boolean;
  /**
   * The maximum time for one decision, in milliseconds: a whole number from 1 to 86,400,000 (a day). Default: 300,000
   * (five minutes).
   */
  readonly decisionTime?: number;
  /** Called and awaited for each match in which a bot failed, before `onResult`. */
  readonly onFailure?: (failure: BotError) => void | Promise<void>;
  /** Called and awaited after each deal, in the order of the pairings. */
  readonly onProgress?: (progress: TournamentProgress) => void | Promise<void>;
  /** If `aborted` becomes true, no further deal starts, and the results so far are returned. */
  readonly signal?: { readonly aborted: boolean };
}

/** The progress of a tournament. */
export interface TournamentProgress {
  /** The number of matches played so far, including the matches of earlier runs. */
  readonly played: number;
  /** The number of matches in the plan. A test can end the tournament earlier. */
  readonly planned: number;
  /** The state of the test; absent if the plan has no test. */
  readonly sprt?: SprtState;
}

/** A function that is called for each match, with the record of the match if records are requested. */
export type MatchObserver = (result: MatchResult, record?: MatchRecord) => void | Promise<void>;

/** A tournament match that has just been played. */
export interface NewResult {
  /** The pairing of the match, and its outcome or failure. */
  readonly result: MatchResult;
  /** The record of the match; absent if no records are requested, or if a bot failed. */
  readonly record?: MatchRecord;
  /** The failure that made a bot lose the match, with its cause; absent if no bot failed. */
  readonly failure?: BotError;
}

/** Plays the deals of a tournament, in this process, in other processes, or on other machines. */
export interface DealPlayer {
  /** Plays the given matches of a deal: all matches, or only the matches that earlier results do not contain. */
  readonly play: (deal: readonly Pairing[]) => Promise<readonly NewResult[]>;
  /** The number of deals that can be in progress at the same time: a whole number, at least 1. */
  readonly ahead: number;
}

/** Settings for the matches of a deal. */
export interface DealSettings extends Pick<RunSettings, 'records' | 'decisionTime'>, Pick<TournamentPlan, 'budget'> {}

/**
 * Plays a tournament in this process. The results depend only on the contest and the plan, even if the tournament is
 * interrupted and continued.
 *
 * @param contest - Game, options and participants.
 * @param plan - Rounds, seed, budget, and test.
 * @param settings - Callbacks, time limit, earlier results, and an abort signal.
 * @throws {@link core.MalformedError} if contest, plan, time limit or earlier results are not valid, or if the earlier
 * results belong to another tournament.
 * @throws {@link BotError} if a match does not end within 100,000 decisions.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const { matches } = await playTournament({ game, participants }, { rounds: 2, seed: 'cup' });
 * matches.map(({ seats }) => seats.join(' v ')) // => ['two v one', 'one v two', 'two v one', 'one v two']
 * ```
 */
export async function playTournament<G extends GameTypes>(
  contest: Contest<G>,
  plan: TournamentPlan,
  settings: RunSettings = {},
): Promise<TournamentResults> {
  checkDecisionTime(settings.decisionTime);
  const serve = serveDeals(contest);
  return playTournamentWith(
    contest,
    plan,
    { play: (deal) => serve(deal, { ...plan, ...settings }), ahead: 1 },
    settings,
  );
}

/**
 * Creates a function that plays deals of a contest. The results depend only on the contest, the pairings and the
 * budget. So any process or machine can play any deal, and it does no harm to play a deal twice.
 *
 * @param contest - Game, options and participants.
 * @returns A function that plays the given matches of a deal, one after another. The function's promise rejects with
 * {@link BotError} if a match does not end within 100,000 decisions.
 * @throws {@link core.MalformedError} if the options of the contest are not valid.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, pairingsOf } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const serve = serveDeals({ game, participants });
 * const schedule = { participants: ['one', 'two'], players: ['radicals', 'administration'], rounds: 10, seed: 'cup' };
 * const played = await serve(pairingsOf(schedule)[7]!);
 * played.map(({ result }) => result.match) // => [14, 15]
 * ```
 */
export function serveDeals<G extends GameTypes>(
  contest: Contest<G>,
): (deal: readonly Pairing[], settings?: DealSettings) => Promise<readonly NewResult[]> {
  const { game, options } = contest;
  const players = game.players(game.setup(options));
  return async (deal, { budget = DEFAULT_BUDGET, ...settings } = {}) => {
    const played: NewResult[] = [];
    for (const pairing of deal) played.push(await playOne(contest, { ...settings, players, budget }, pairing));
    return played;
  };
}

/**
 * Plays one match of a tournament again. Also returns the record of the match if `settings` request it.
 *
 * @param contest - Game, options and participants.
 * @param pairing - The seats and the seed.
 * @param settings - A time limit, and the budget of the plan if the plan has a budget.
 * @throws {@link core.MalformedError} if the contest's `optionsFor` gives other players than its `options`.
 * @throws {@link BotError} if the match does not end within 100,000 decisions.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const { payoffs } = await playPairing({ game, participants }, { seats: ['one', 'two'], seed: 'a deal' });
 * payoffs.radicals + payoffs.administration // => 1
 * ```
 */
export async function playPairing<G extends GameTypes>(
  contest: Contest<G>,
  { seats, seed }: Pick<Pairing, 'seats' | 'seed'>,
  settings: Pick<MatchSettings<G>, 'budget' | 'decisionTime' | 'record'> = {},
): Promise<PlayedMatch<G>> {
  const { game } = contest;
  const options = { ...contest.options, ...contest.optionsFor?.(seed) };
  const players = game.players(game.setup(options));
  if (contest.optionsFor !== undefined && !isEqual(players, game.players(game.setup(contest.options))))
    throw new MalformedError(
      'optionsFor',
      `Expected the same players as with \`options\` but received ${players.join(', ')}`,
    );
  const participants = byName(players, (_, index) => participantNamed(contest, String(seats[index])));
  return playMatch(game, participants, { ...settings, options, seed });
}

/** The tournament settings that are needed to play a single match. */
export type MatchTerms = Pick<TournamentSettings, 'players' | 'budget'> & {
  readonly records?: boolean | undefined;
  readonly decisionTime?: number | undefined;
};

/** Plays one match of a tournament. */
export async function playOne<G extends GameTypes>(
  contest: Contest<G>,
  { players, budget, records = false, decisionTime = DECISION_TIME }: MatchTerms,
  pairing: Pairing,
): Promise<NewResult> {
  try {
    const settings = { budget, decisionTime, record: records };
    const { failure, outcome, payoffs, decisions, record } = await playPairing(contest, pairing, settings);
    if (failure !== undefined) return lostBy(inMatch(failure, pairing), pairing, players);
    const shares = players.map((player) => payoffs[player as G['player']]);
    const result = { ...pairing, outcome: outcome!, payoffs: shares, decisions };
    return record === undefined ? { result } : { result, record };
  } catch (error) {
    throw error instanceof BotError ? inMatch(error, pairing) : error;
  }
}

/** Adds the number of the match to the error of a bot. */
function inMatch({ issue, cause }: BotError, { match }: Pairing): BotError {
  return new BotError({ ...issue, match }, cause);
}

/** Returns the result of a match that a bot lost because it failed. */
export function lostBy(failure: BotError, pairing: Pairing, players: readonly string[]): NewResult {
  const { player, decision, reason } = failure.issue;
  const payoffs = players.map((each) => payoffAfterFailure(each, player, players));
  return { result: { ...pairing, failure: { player, reason }, payoffs, decisions: decision }, failure };
}

/** Returns the settings of a tournament, as JSON. Throws {@link core.MalformedError} if the settings are not valid. */
export function termsOf<G extends GameTypes>(contest: Contest<G>, plan: TournamentPlan): TournamentSettings {
  const { game, participants, options, optionsFor } = contest;
  const { seed: _, ...parsed } = game.parseOptions(options ?? {});
  const { budget = DEFAULT_BUDGET, sprt, ...rest } = plan;
  return parseTerms({
    ...{ ...rest, budget, ...(sprt !== undefined && { sprt }) },
    ...envelopeOf('tournament', game),
    options: parsed,
    ...(optionsFor === undefined ? {} : { dealt: true }),
    participants: participants.map(({ name }) => name),
    players: game.players(game.setup(options)),
  });
}

/**
 * Plays a tournament, and lets `player` play the deals, for example in other processes or on other machines. Collects
 * the results and runs the test in the order of the pairings, not in the order in which deals end.
 *
 * @param contest - Game, options and participants.
 * @param plan - Rounds, seed, budget, and test.
 * @param player - Plays the deals. If a promise of `player` rejects, the tournament ends with the same error.
 * @param settings - Callbacks, earlier results, and an abort signal. `records` and `decisionTime` have no effect here;
 * `player` must apply them.
 * @throws {@link core.MalformedError} if contest, plan or earlier results are not valid, or if the earlier results
 *   belong to another tournament.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament, serveDeals } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const contest = { game, participants };
 * const plan = { rounds: 5, seed: 'cup' };
 * const serve = serveDeals(contest);
 * const elsewhere = await playTournamentWith(contest, plan, { play: (deal) => serve(deal), ahead: 3 });
 * JSON.stringify(elsewhere) === JSON.stringify(await playTournament(contest, plan)) // => true
 * ```
 */
export async function playTournamentWith<G extends GameTypes>(
  contest: Contest<G>,
  plan: TournamentPlan,
  player: DealPlayer,
  { earlier, onResult, onFailure, onProgress, signal }: RunSettings = {},
): Promise<TournamentResults> {
  const terms = termsOf(contest, plan);
  const isStopped = (): boolean => signal?.aborted === true;
  const deals = dealsOf(terms, earlier);
  const run = new Run(terms, deals.length);
  const begun = deals.findIndex((deal) => deal.missing.length > 0);
  const whole = begun === -1 ? deals.length : begun;
  for (const deal of deals.slice(0, whole)) run.add(deal.results([]));
  const left = run.isDecided || isStopped() ? [] : deals.slice(whole);
  const report = async ({ result, record, failure }: NewResult): Promise<MatchResult> => {
    if (failure !== undefined) await onFailure?.(failure);
    await onResult?.(result, record);
    return result;
  };
  for await (const results of inOrder(left, player, report)) {
    run.add(results);
    await onProgress?.(run.progress);
    if (run.isDecided || isStopped()) break;
  }
  return deepFreeze({ ...terms, matches: run.matches });
}

/** Returns the deals of a tournament. Each deal contains its results from an earlier run. */
function dealsOf(terms: TournamentSettings, earlier: unknown): readonly Deal[] {
  const known = new Map(earlier === undefined ? [] : earlierMatches(terms, earlier).map((each) => [each.match, each]));
  return pairingsOf(terms).map((pairings) => new Deal(pairings, known));
}

/** The matches of a deal. Some of the matches can have results from an earlier run. */
class Deal {
  readonly missing: readonly Pairing[];
  readonly #known: readonly MatchResult[];

  constructor(pairings: readonly Pairing[], known: ReadonlyMap<number, MatchResult>) {
    this.missing = pairings.filter(({ match }) => !known.has(match));
    this.#known = pairings.flatMap(({ match }) => known.get(match) ?? []);
  }

  /** Returns all results of the deal: the results of the earlier run, and the results in `played`. */
  results(played: readonly MatchResult[]): readonly MatchResult[] {
    return [...this.#known, ...played].toSorted((one, other) => one.match - other.match);
  }
}

/** Collects the results of the deals, and runs the test of the plan on these results. */
class Run {
  readonly matches: MatchResult[] = [];
  readonly #terms: TournamentSettings;
  readonly #planned: number;
  readonly #pairs: PairScores = [0, 0, 0, 0, 0];
  #test: SprtState | undefined;

  constructor(terms: TournamentSettings, deals: number) {
    this.#terms = terms;
    this.#planned = deals * terms.players.length;
  }

  get isDecided(): boolean {
    return this.#test !== undefined && this.#test.decision !== 'undecided';
  }

  get progress(): TournamentProgress {
    const matches = { played: this.matches.length, planned: this.#planned };
    return this.#test === undefined ? matches : { ...matches, sprt: this.#test };
  }

  /** Adds the results of the next deal, unless the test has already reached its decision. */
  add(results: readonly MatchResult[]): void {
    if (this.isDecided) return;
    this.matches.push(...results);
    const { sprt: settings, participants } = this.#terms;
    if (settings !== undefined) this.#test = sprt(addPair(this.#pairs, itemAt(participants, 0), results), settings);
  }
}

/** Yields the results of each deal, in the order of the pairings, while later deals are being played. */
async function* inOrder(
  deals: readonly Deal[],
  { play, ahead }: DealPlayer,
  report: (played: NewResult) => Promise<MatchResult>,
): AsyncGenerator<readonly MatchResult[]> {
  const begin = async (deal: Deal): Promise<readonly MatchResult[]> => {
    const results: MatchResult[] = [];
    if (deal.missing.length > 0) for (const each of await play(deal.missing)) results.push(await report(each));
    return deal.results(results);
  };
  const underWay: Promise<readonly MatchResult[]>[] = [];
  for (const deal of deals) {
    const begun = begin(deal);
    // If a deal fails, its error is thrown below, when the results of this deal are needed. If the tournament ends
    // earlier, the error is ignored.
    begun.catch(() => undefined);
    underWay.push(begun);
    for (const due of underWay.splice(0, underWay.length - ahead + 1)) yield await due;
  }
  for (const begun of underWay) yield await begun;
}

/**
 * Checks that earlier results belong to this tournament. Throws {@link core.MalformedError} if the results belong to
 * another tournament.
 */
export function earlierMatches(terms: TournamentSettings, json: unknown): readonly MatchResult[] {
  readEnvelope(json, ['tournament'], { id: terms.game, rulesVersion: terms.rulesVersion });
  const earlier = parseParts(json);
  for (const key of ['options', 'dealt', 'participants', 'players', 'seed', 'budget', 'sprt'] as const) {
    if (!isEqual(earlier[key], terms[key])) {
      const [now, then] = [terms[key], earlier[key]].map((each) =>
        each === undefined ? 'none' : JSON.stringify(each),
      );
      throw new MalformedError(key, `Expected ${now!}, as in this tournament, but the earlier results have ${then!}`);
    }
  }
  const planned = terms.rounds * lineupCount(terms) * terms.players.length;
  if (earlier.matches.some(({ match }) => match >= planned)) {
    throw new MalformedError('matches', `Expected results of at most ${String(terms.rounds)} rounds`);
  }
  return earlier.matches;
}
