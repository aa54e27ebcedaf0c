import * as v from 'valibot';

/**
 * The settings of a sequential test: two hypotheses about the first participant's advantage over the second
 * participant, and the error rates.
 */
export interface SprtSettings {
  /** Hypothesis H0: the advantage is at most `elo0` Elo points. */
  readonly elo0: number;
  /** Hypothesis H1: the advantage is at least `elo1` Elo points. `elo1` must be greater than `elo0`. */
  readonly elo1: number;
  /** Probability of accepting H1 if H0 is true. Default: 0.05. */
  readonly alpha?: number;
  /** Probability of accepting H0 if H1 is true. Default: 0.05. */
  readonly beta?: number;
}

/** How many pairs of matches gave the first participant 0, 0.5, 1, 1.5 and 2 points. */
export type PairScores = [number, number, number, number, number];

/** The state of a sequential test. */
export interface SprtState {
  /** The log-likelihood ratio of H1 to H0. */
  readonly llr: number;
  /** H0 is accepted if `llr` is at or below this number. */
  readonly lower: number;
  /** H1 is accepted if `llr` is at or above this number. */
  readonly upper: number;
  readonly decision: 'h0' | 'h1' | 'undecided';
  readonly pairs: Readonly<PairScores>;
}

const elo = v.pipe(v.number(), v.minValue(-2000), v.maxValue(2000));
const risk = v.pipe(v.number(), v.minValue(1e-6), v.maxValue(0.5));

/** Schema of {@link SprtSettings}. */
export const sprtSchema = v.pipe(
  v.strictObject({ elo0: elo, elo1: elo, alpha: v.exactOptional(risk), beta: v.exactOptional(risk) }),
  v.check(({ elo0, elo1 }) => elo0 < elo1, 'Expected elo0 below elo1'),
);

/**
 * If a score has not occurred, this count is used instead of 0, because the test would treat a score with the count 0
 * as impossible.
 */
const UNSEEN = 1e-3;

/**
 * Returns the expected score, from 0 to 1, of a player with a given advantage in Elo points.
 *
 * @param elo - Any number; below 0 for a disadvantage.
 *
 * @example
 * ```ts
 * expectedScore(0) // => 0.5
 * expectedScore(400) > 0.9 // => true
 * ```
 */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/**
 * Runs the sequential test on the scores of pairs of matches.
 *
 * @param pairs - For each score, how many pairs of matches had this score: whole numbers, 0 or more; not modified.
 * @param settings - `elo0` below `elo1`, both from -2000 to 2000; `alpha` and `beta` from 0.000001 to 0.5.
 * @throws RangeError if a setting is out of range.
 *
 * @example
 * ```ts
 * const { llr, upper, decision } = sprt([2, 8, 20, 30, 40], { elo0: 0, elo1: 20 });
 * llr.toFixed(2); // => '5.08'
 * upper.toFixed(2); // => '2.94'
 * decision; // => 'h1'
 * ```
 */
export function sprt(pairs: Readonly<PairScores>, { elo0, elo1, alpha = 0.05, beta = 0.05 }: SprtSettings): SprtState {
  if (!v.is(sprtSchema, { elo0, elo1, alpha, beta }))
    throw new RangeError('Expected elo0 below elo1, and alpha and beta from 0.000001 to 0.5.');
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const llr = logLikelihoodRatio(pairs, expectedScore(elo0), expectedScore(elo1));
  return { llr, lower, upper, decision: llr >= upper ? 'h1' : llr <= lower ? 'h0' : 'undecided', pairs: [...pairs] };
}

function logLikelihoodRatio(pairs: readonly number[], mean0: number, mean1: number): number {
  if (pairs.every((count) => count === 0)) return 0;
  const counts = pairs.map((count) => (count === 0 ? UNSEEN : count));
  const [tilt0, tilt1] = [tiltTo(mean0, counts), tiltTo(mean1, counts)];
  const ratio = (index: number): number =>
    Math.log((1 + tilt0 * (index / 4 - mean0)) / (1 + tilt1 * (index / 4 - mean1)));
  return counts.reduce((sum, count, index) => sum + count * ratio(index), 0);
}

/**
 * The maximum-likelihood probabilities with a given mean are proportional to `count / (1 + tilt * (score - mean))`.
 * Finds this `tilt` by bisection.
 */
function tiltTo(mean: number, counts: readonly number[]): number {
  const excess = (tilt: number): number =>
    counts.reduce((sum, count, index) => sum + (count * (index / 4 - mean)) / (1 + tilt * (index / 4 - mean)), 0);
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let halving = 0; halving < 100; halving++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
