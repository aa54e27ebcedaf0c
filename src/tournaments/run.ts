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
import { BotError, DEFAULT_BUDGET, type MatchSettings, type PlayedMatch, playMatch } from './match.ts';
import { type MatchResult, parseParts, parseTerms } from './results.ts';
import type { TournamentResults, TournamentSettings } from './results.ts';
import { addPair } from './pairs.ts';
import { type PairScores, sprt, type SprtSettings, type SprtState } from './sprt.ts';

/** How much is played, and from which seed. */
export interface TournamentPlan {
  /** How many deals each lineup plays; a deal has one match for each seat. Whole number, at least 1. */
  readonly rounds: number;
  readonly seed: Seed;
  /** For each decision of every bot. Default: 1000 iterations. With a time, results depend on the machine. */
  readonly budget?: Budget;
  /** Stops as soon as the test has decided, for two participants at a game of two players. Default: all is played. */
  readonly sprt?: SprtSettings;
}

/** What may happen while a tournament is played. */
export interface RunSettings {
  /**
   * Results to go on from: of the same contest and plan, where only the number of rounds may be another. Matches may be
   * missing among them; those are played. Checked.
   */
  readonly earlier?: unknown;
  /**
   * Called after each match, as soon as it has been played, and waited for: on several cores in any order. What it throws
   * ends the tournament.
   */
  readonly onResult?: MatchObserver;
  /** Whether `onResult` is given the record of each match, which takes as long again as the rules do. Default: `false`. */
  readonly records?: boolean;
  /** Called after each deal in the order of the pairings, and waited for. */
  readonly onProgress?: (progress: TournamentProgress) => void | Promise<void>;
  /** When `aborted` becomes true, no further deal is begun, and what has been played is returned. */
  readonly signal?: { readonly aborted: boolean };
}

/** How far a tournament has come. */
export interface TournamentProgress {
  /** Matches so far, earlier ones included. */
  readonly played: number;
  /** Matches that the plan asks for at most. */
  readonly planned: number;
  /** If the plan has a test. */
  readonly sprt?: SprtState;
}

/** Is told of each match as soon as it has been played, with its record if records are asked for. */
export type MatchObserver = (result: MatchResult, record?: MatchRecord) => void | Promise<void>;

/** Plays matches of one deal, here or elsewhere. */
type DealPlayer = (pairings: readonly Pairing[], witness: MatchObserver) => Promise<readonly MatchResult[]>;

/**
 * Plays a tournament in this process. The results follow from contest and plan alone, however often it was interrupted.
 *
 * @param contest - Game, options and participants.
 * @param plan - Who plays whom, how often, from which seed.
 * @param settings - What is told on the way, and when to stop.
 * @throws {@link core.MalformedError} if contest, plan or earlier results are not valid or do not belong together.
 * @throws {@link BotError} if a bot fails.
 */
export async function playTournament<G extends GameTypes>(
  contest: Contest<G>,
  plan: TournamentPlan,
  settings: RunSettings = {},
): Promise<TournamentResults> {
  const terms = termsOf(contest, plan);
  const play: DealPlayer = async (pairings, witness) => {
    const results: MatchResult[] = [];
    for (const pairing of pairings) {
      const { result, record } = playOne(contest, { ...terms, records: settings.records }, pairing);
      results.push(result);
      await witness(result, record);
    }
    return results;
  };
  return runTournament(terms, settings, { play, ahead: 1 });
}

/**
 * Plays one match of a tournament again: the same match, and with its record if you ask for it.
 *
 * @param contest - Game, options and participants.
 * @param pairing - Who sits where, and its seed.
 * @param settings - The budget of the plan, if it had one.
 * @throws {@link core.MalformedError} if the contest deals its matches other players.
 * @throws {@link BotError} if a bot fails.
 */
export function playPairing<G extends GameTypes>(
  contest: Contest<G>,
  { seats, seed }: Pick<Pairing, 'seats' | 'seed'>,
  settings: Pick<MatchSettings<G>, 'budget' | 'record'> = {},
): PlayedMatch<G> {
  const { game } = contest;
  const options = { ...contest.options, ...contest.optionsFor?.(seed) };
  const players = game.players(game.setup(options));
  if (contest.optionsFor !== undefined && !isEqual(players, game.players(game.setup(contest.options))))
    throw new MalformedError('optionsFor', `Expected the players of the options but received ${players.join(', ')}`);
  const participants = byName(players, (_, index) => participantNamed(contest, String(seats[index])));
  return playMatch(game, participants, { ...settings, options, seed });
}

/** What a match of a tournament is played by. */
export type MatchTerms = Pick<TournamentSettings, 'players' | 'budget'> & { readonly records?: boolean | undefined };

/** Plays one match of a tournament. */
export function playOne<G extends GameTypes>(
  contest: Contest<G>,
  { players, budget, records = false }: MatchTerms,
  pairing: Pairing,
): { readonly result: MatchResult; readonly record?: MatchRecord } {
  const played = inMatch(pairing, () => playPairing(contest, pairing, { budget, record: records }));
  const { outcome, payoffs, decisions, record } = played;
  const shares = players.map((player) => payoffs[player as G['player']]);
  const result = { ...pairing, outcome, payoffs: shares, decisions };
  return record === undefined ? { result } : { result, record };
}

/** Plays a match; the error of a bot says which match that was. */
function inMatch<Played>({ match }: Pairing, play: () => Played): Played {
  try {
    return play();
  } catch (error) {
    throw error instanceof BotError ? new BotError({ ...error.issue, match }, error.cause) : error;
  }
}

/** Writes down what a tournament is about, as JSON. Throws {@link core.MalformedError} if it is not valid. */
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

/** How deals are played: in this process one by one, or elsewhere several at a time. */
export interface Engine {
  readonly play: DealPlayer;
  /** How many deals are under way at once. */
  readonly ahead: number;
}

/**
 * Has a tournament played deal by deal. Whatever is decided is decided in the order of the pairings, never in that of
 * arrival.
 */
export async function runTournament(
  terms: TournamentSettings,
  { earlier, onResult, onProgress, signal }: RunSettings,
  engine: Engine,
): Promise<TournamentResults> {
  const isStopped = (): boolean => signal?.aborted === true;
  const known = new Map(earlier === undefined ? [] : earlierMatches(terms, earlier).map((each) => [each.match, each]));
  const deals = pairingsOf(terms).map((pairings) => new Deal(pairings, known));
  const run = new Run(terms, deals.length);
  const begun = deals.findIndex((deal) => deal.missing.length > 0);
  const whole = begun === -1 ? deals.length : begun;
  for (const deal of deals.slice(0, whole)) run.add(deal.results([]));
  const left = run.isDecided || isStopped() ? [] : deals.slice(whole);
  for await (const results of inOrder(left, engine, (...told) => onResult?.(...told))) {
    run.add(results);
    await onProgress?.(run.progress);
    if (run.isDecided || isStopped()) break;
  }
  return deepFreeze({ ...terms, matches: run.matches });
}

/** The matches of a deal, of which some may have been played before. */
class Deal {
  readonly missing: readonly Pairing[];
  readonly #known: readonly MatchResult[];

  constructor(pairings: readonly Pairing[], known: ReadonlyMap<number, MatchResult>) {
    this.missing = pairings.filter(({ match }) => !known.has(match));
    this.#known = pairings.flatMap(({ match }) => known.get(match) ?? []);
  }

  /** All results, those of the missing matches given. */
  results(played: readonly MatchResult[]): readonly MatchResult[] {
    return [...this.#known, ...played].toSorted((one, other) => one.match - other.match);
  }
}

/** What has been played, and where the test stands. */
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

  /** Adds the results of the next deal, unless all is decided. */
  add(results: readonly MatchResult[]): void {
    if (this.isDecided) return;
    this.matches.push(...results);
    const { sprt: settings, participants } = this.#terms;
    if (settings !== undefined) this.#test = sprt(addPair(this.#pairs, itemAt(participants, 0), results), settings);
  }
}

/** Results of deals in their order, with some more always under way. */
async function* inOrder(
  deals: readonly Deal[],
  { play, ahead }: Engine,
  witness: MatchObserver,
): AsyncGenerator<readonly MatchResult[]> {
  const begin = async (deal: Deal): Promise<readonly MatchResult[]> =>
    deal.results(deal.missing.length === 0 ? [] : await play(deal.missing, witness));
  const underWay: Promise<readonly MatchResult[]>[] = [];
  for (const deal of deals) {
    const begun = begin(deal);
    // What fails is told when its turn comes, and not at all if the tournament has ended before.
    begun.catch(() => undefined);
    underWay.push(begun);
    for (const due of underWay.splice(0, underWay.length - ahead + 1)) yield await due;
  }
  for (const begun of underWay) yield await begun;
}

/** Checks earlier results and that they are of this tournament. Throws {@link core.MalformedError} if they are not. */
export function earlierMatches(terms: TournamentSettings, json: unknown): readonly MatchResult[] {
  readEnvelope(json, ['tournament'], { id: terms.game, rulesVersion: terms.rulesVersion });
  const earlier = parseParts(json);
  for (const key of ['options', 'dealt', 'participants', 'players', 'seed', 'budget', 'sprt'] as const) {
    if (!isEqual(earlier[key], terms[key])) {
      const [now, then] = [terms[key], earlier[key]].map((each) =>
        each === undefined ? 'none' : JSON.stringify(each),
      );
      throw new MalformedError(
        key,
        `Expected ${now!}, as this tournament has it, but the earlier results have ${then!}`,
      );
    }
  }
  const planned = terms.rounds * lineupCount(terms) * terms.players.length;
  if (earlier.matches.some(({ match }) => match >= planned)) {
    throw new MalformedError('matches', `Expected results of no more than ${String(terms.rounds)} rounds`);
  }
  return earlier.matches;
}
