import { itemAt } from '../core/lookups.ts';
import type { Seed } from '../core/random.ts';
import { lineupCount } from './pairings.ts';
import { bootstrap, type Interval, type TrialCount, widened, wilson } from './intervals.ts';
import { pointsFrom, ratings } from './ratings.ts';
import type { TournamentResults } from './results.ts';
import { sharesOf, sumOf, talliesOf, type Tally } from './tallies.ts';

/** One participant's place. */
export interface Standing {
  readonly participant: string;
  /** Seats that it has had in all matches: in each match one, or more where participants are fewer than players. */
  readonly seats: number;
  /** Sum of the payoffs of these seats. */
  readonly score: number;
  /** `score / seats`, from 0 to 1. */
  readonly share: number;
  /**
   * Of the share: bootstrap over deals, widened as few of them demand; or `wilson` where all its deals have ended alike, or
   * there are fewer than 20 beyond the first of each lineup.
   */
  readonly interval: Interval;
  /** Of the share: the Wilson interval with deals as trials. Wider than need be, and never a point. */
  readonly wilson: Interval;
  /** Elo points above or below the average of the participants; see {@link ratings}. */
  readonly rating: number;
  /** Of the rating: as {@link Standing.interval}. `null` where there is no bound, because it has won or lost everything. */
  readonly ratingInterval: { readonly lo: number | null; readonly hi: number | null };
}

/** What one participant has won from another. */
export interface PairResult {
  /** Comparisons: one for each two seats of theirs in a match. */
  readonly comparisons: number;
  /** 1 for each higher payoff, a half for each equal one. */
  readonly points: number;
}

/** The table of a tournament. */
export interface Standings {
  /** The highest share first; equals in the order in which they were entered. */
  readonly participants: readonly Standing[];
  /** By row what was won from each column's participant, in the order of `participants`. `undefined` on the diagonal. */
  readonly crossTable: readonly (readonly (PairResult | undefined)[])[];
  readonly deals: number;
  readonly matches: number;
}

/** How intervals are computed. */
export interface StandingsSettings {
  /** Resamples of the bootstrap: whole number, at least 100. Default: 1000. */
  readonly resamples?: number;
  /** Seed of the bootstrap. Default: the seed of the tournament. */
  readonly seed?: Seed;
}

/**
 * Makes the table of a tournament, or of what has been played of it; participants who have not played yet are not in it.
 *
 * Matches of one deal share their dice, so deals are what is counted and drawn as independent trials. A match of
 * several players counts for ratings as a comparison of the payoffs of each two of them.
 *
 * @param results - Of all matches played; not modified.
 * @param settings - How many resamples make an interval, 1000 unless told otherwise, and from which seed.
 * @throws RangeError if nothing has been played, or there are too few resamples.
 */
export function standings(
  results: TournamentResults,
  { resamples = 1000, seed = results.seed }: StandingsSettings = {},
): Standings {
  const { matches } = results;
  if (matches.length === 0) throw new RangeError('Nothing has been played yet.');
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
      const isTelling = trials.spare >= SPARE_LEAST && !isPoint(share.drawn);
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

/** What is known of one participant. */
interface Evidence {
  readonly total: Tally;
  readonly place: number;
  /** Deals that it took part in. */
  readonly trials: number;
  /** What the bootstrap says; absent where it is no help. */
  readonly drawn?: { readonly share: Interval; readonly rating: Interval };
}

/** With fewer deals beyond the first of each lineup the bootstrap is no help. */
const SPARE_LEAST = 20;

/** The deals that a participant took part in. */
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
 * Where the bootstrap is no help for the share, the ratings that would follow if the participant had made each end of its Wilson interval
 * against everybody.
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

/** The deals of each lineup. */
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

/** Whether an interval is one number, but for the order in which the same payoffs were added up. */
function isPoint({ lo, hi }: Interval): boolean {
  return hi - lo < 1e-9;
}
