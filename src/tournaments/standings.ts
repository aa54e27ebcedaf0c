import { itemAt } from '../core/lookups.ts';
import type { Seed } from '../core/random.ts';
import { lineupCount } from './pairings.ts';
import { bootstrap, type Interval, type TrialCount, widened, wilson } from './intervals.ts';
import { pointsFrom, ratings } from './ratings.ts';
import type { TournamentResults } from './results.ts';
import { sharesOf, sumOf, talliesOf, type Tally } from './tallies.ts';

/** The results of one participant. */
export interface Standing {
  readonly participant: string;
  /**
   * How many seats the participant had in all matches. A participant can have several seats in one match if there are
   * fewer participants than players.
   */
  readonly seats: number;
  /** Sum of the payoffs in all seats of the participant. */
  readonly score: number;
  /** `score / seats`, from 0 to 1. */
  readonly share: number;
  /**
   * The 95 % interval of the share: a bootstrap interval, computed from resampled deals, and widened if there are few
   * deals. If all deals had the same result, or if the number of deals minus the number of lineups is below 20, this
   * interval is the same as `wilson`.
   */
  readonly interval: Interval;
  /**
   * The Wilson interval of the share, with deals as trials. This interval is wider than necessary. Its ends always
   * differ, whereas the ends of a bootstrap interval can be equal.
   */
  readonly wilson: Interval;
  /** Elo points above or below the participants' average; see {@link ratings}. */
  readonly rating: number;
  /**
   * The 95 % interval of the rating, computed in the same way as {@link Standing.interval}. A bound is `null` if the
   * participant has won or lost every match.
   */
  readonly ratingInterval: { readonly lo: number | null; readonly hi: number | null };
}

/** The result of one participant against another participant. */
export interface PairResult {
  /**
   * The number of comparisons. In each match, each seat of one participant is compared with each seat of the other
   * participant.
   */
  readonly comparisons: number;
  /**
   * The points: 1 for each comparison in which this participant's payoff is higher, 1/2 for each comparison in which
   * the payoffs are equal.
   */
  readonly points: number;
}

/** The results table of a tournament. */
export interface Standings {
  /**
   * The results of the participants, sorted so that the highest share comes first. Participants with equal shares keep
   * their order in the contest.
   */
  readonly participants: readonly Standing[];
  /**
   * Each cell is the result of the row's participant against the column's participant; `undefined` on the diagonal.
   * Rows and columns have the order of `participants`.
   */
  readonly crossTable: readonly (readonly (PairResult | undefined)[])[];
  readonly deals: number;
  readonly matches: number;
}

/** Settings for the computation of the intervals. */
export interface StandingsSettings {
  /** Number of resamples of the bootstrap: a whole number, at least 100. Default: 1000. */
  readonly resamples?: number;
  /** Seed of the bootstrap. Default: the seed of the tournament. */
  readonly seed?: Seed;
}

/**
 * Returns the standings of a complete or partial tournament. Participants who have not played yet are left out.
 *
 * The matches of one deal have the same dice. Therefore a deal counts as one independent trial, and a match does not.
 * For the ratings, the payoffs of each pair of seats in a match are compared.
 *
 * @param results - All results so far; not modified.
 * @param settings - `resamples`, default 1000, and the seed of the bootstrap.
 * @throws RangeError if there are no results, or too few resamples.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const results = await playTournament({ game, participants }, { rounds: 5, seed: 'cup' });
 * standings(results).participants.reduce((sum, { share }) => sum + share, 0) // => 1
 * ```
 */
export function standings(
  results: TournamentResults,
  { resamples = 1000, seed = results.seed }: StandingsSettings = {},
): Standings {
  const { matches } = results;
  if (matches.length === 0) throw new RangeError('There are no results yet.');
  const names = results.participants.filter((name) => matches.some(({ seats }) => seats.includes(name)));
  const deals = talliesOf(names, matches);
  const total = sumOf(deals, names.length);
  const strata = strataOf(deals, lineupCount(results));
  const statistics = (sum: Tally): readonly number[] => [...sharesOf(sum), ...ratings(sum.points)];
  const found = statistics(total);
  const drawn = bootstrap(strata, (each) => statistics(sumOf(each, names.length)), {
    resamples,
    seed: `${String(seed)}/bootstrap`,
  });
  const figures = found.map((value, index) => ({ value, drawn: itemAt(drawn, index) }));
  const entries = names.map((participant, place) => {
    return { participant, place, share: itemAt(figures, place), rating: itemAt(figures, names.length + place) };
  });
  entries.sort((one, other) => other.share.value - one.share.value);
  return {
    participants: entries.map(({ participant, place, share, rating }) => {
      const trials = trialsOf(place, strata);
      const intervalOf = (figure: typeof share): Interval => widened(figure.drawn, { about: figure.value, trials });
      // If both ends of the interval are equal, apart from rounding errors, all deals had the same result.
      const isTelling = trials.spare >= SPARE_LEAST && share.drawn.hi - share.drawn.lo >= 1e-9;
      const evidence = {
        ...{ total, place, trials: trials.all },
        ...(isTelling && { drawn: { share: intervalOf(share), rating: intervalOf(rating) } }),
      };
      return { participant, ...shareFigures(evidence), rating: rating.value, ratingInterval: ratingInterval(evidence) };
    }),
    crossTable: entries.map((one) => entries.map((other) => encounter(total, one.place, other.place))),
    deals: deals.length,
    matches: matches.length,
  };
}

/** The data from which the intervals of one participant are computed. */
interface Evidence {
  readonly total: Tally;
  readonly place: number;
  /** The number of deals in which the participant took part. */
  readonly trials: number;
  /** The bootstrap intervals; absent if there are too few deals. */
  readonly drawn?: { readonly share: Interval; readonly rating: Interval };
}

/** If the number of deals minus the number of lineups is below this number, bootstrap intervals are not used. */
const SPARE_LEAST = 20;

/** Counts the deals in which a participant took part. */
function trialsOf(place: number, strata: readonly (readonly Tally[])[]): TrialCount {
  const played = strata.filter(([first]) => first?.seats[place] !== 0);
  const all = played.flat().length;
  return { all, spare: all - played.length };
}

function shareFigures({ total, place, trials, drawn }: Evidence) {
  const [seats, score] = [itemAt(total.seats, place), itemAt(total.payoffs, place)];
  const safe = wilson((score / seats) * trials, trials);
  const { lo, hi } = drawn?.share ?? safe;
  return { seats, score, share: score / seats, interval: { lo: Math.max(0, lo), hi: Math.min(1, hi) }, wilson: safe };
}

/**
 * Returns the interval of a rating. Without a bootstrap interval, the interval is computed from the Wilson interval of
 * the participant's share against all other participants: the ends are the ratings that the participant would have with
 * the lowest and the highest share in the Wilson interval.
 */
function ratingInterval({ total: { points }, place, trials, drawn }: Evidence): Standing['ratingInterval'] {
  const won = points.reduce((sum, _, other) => sum + pointsFrom(points, place, other), 0);
  const lost = points.reduce((sum, _, other) => sum + pointsFrom(points, other, place), 0);
  if (won > 0 && lost > 0 && drawn !== undefined) return drawn.rating;
  const safe = wilson((won / (won + lost)) * trials, trials);
  const ratingFor = (share: number): number => {
    const supposed = points.map((row, one) =>
      row.map((each, other) => {
        const comparisons = each + pointsFrom(points, other, one);
        if (one === place) return share * comparisons;
        return other === place ? (1 - share) * comparisons : each;
      }),
    );
    return itemAt(ratings(supposed), place);
  };
  return { lo: won === 0 ? null : ratingFor(safe.lo), hi: lost === 0 ? null : ratingFor(safe.hi) };
}

/** Groups the deals by lineup. */
function strataOf<Deal>(deals: readonly Deal[], lineups: number): readonly (readonly Deal[])[] {
  const strata = Array.from({ length: Math.min(lineups, deals.length) }, (): Deal[] => []);
  for (const [index, deal] of deals.entries()) strata[index % lineups]?.push(deal);
  return strata;
}

function encounter({ points }: Tally, one: number, other: number): PairResult | undefined {
  if (one === other) return undefined;
  const won = pointsFrom(points, one, other);
  return { comparisons: won + pointsFrom(points, other, one), points: won };
}
