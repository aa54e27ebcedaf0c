import { createRng, sample } from '../core/random.ts';

/** An interval: the numbers from `lo` to `hi`, both included. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

/** 97.5 % of normally distributed values are below the mean plus this many standard deviations. */
const DEVIATIONS = 1.959963984540054;

/**
 * Returns the Wilson score interval of a proportion, such as the share of matches that a bot has won.
 *
 * The formula assumes trials that can only succeed or fail. If a trial can have a result between 0 and 1 (a draw, or a
 * deal of several matches), the interval is wider than necessary, because such results vary less than results that are
 * only 0 or 1.
 *
 * @param score - Sum of the trials' results, from 0 to `trials`.
 * @param trials - Number of independent trials, at least 1.
 * @throws RangeError if `score` or `trials` is out of range.
 *
 * @example
 * ```ts
 * wilson(81, 263).lo.toFixed(4) // => '0.2553'
 * ```
 */
export function wilson(score: number, trials: number): Interval {
  if (!(trials >= 1 && score >= 0 && score <= trials))
    throw new RangeError(
      `Expected at least 1 trial, and a score from 0 to the number of trials, but received the score ${String(score)} in ${String(trials)} trials.`,
    );
  const share = score / trials;
  const square = DEVIATIONS ** 2 / trials;
  const centre = share + square / 2;
  const reach = Math.sqrt(square * (share * (1 - share) + square / 4));
  return {
    lo: Math.max(0, (centre - reach) / (1 + square)),
    hi: Math.min(1, (centre + reach) / (1 + square)),
  };
}

/**
 * Returns bootstrap intervals (percentiles) for several statistics of the same independent trials.
 *
 * @param strata - Groups of trials. For each resample, as many trials are drawn from each group as the group has.
 * @param statistics - Returns the statistics of a resample. The function must always return the same number of values,
 * in the same order.
 * @param settings - `resamples`: the number of resamples, a whole number of at least 100.
 * @returns An interval for each statistic. If each group has only one trial, each interval is a single number and must
 * not be used.
 * @throws RangeError if there are too few resamples.
 *
 * @example
 * ```ts
 * const mean = (trials: readonly number[]) => [trials.reduce((sum, each) => sum + each, 0) / trials.length];
 * const [interval] = bootstrap([[0, 1, 1, 0, 1, 0, 1, 1, 1, 1]], mean, { resamples: 1000, seed: 'intervals' });
 * interval // => { lo: 0.4, hi: 1 }
 * ```
 */
export function bootstrap<Trial>(
  strata: readonly (readonly Trial[])[],
  statistics: (trials: readonly Trial[]) => readonly number[],
  { resamples, seed }: { readonly resamples: number; readonly seed: string },
): readonly Interval[] {
  if (!Number.isInteger(resamples) || resamples < 100)
    throw new RangeError(`Expected at least 100 resamples but received ${String(resamples)}.`);
  const rng = createRng(seed);
  const drawn = Array.from({ length: resamples }, () =>
    statistics(strata.flatMap((trials) => trials.map(() => sample(trials, rng)))),
  );
  return (drawn[0] ?? []).map((_, column) => {
    const values = drawn.flatMap((row) => row[column] ?? []).sort((one, other) => one - other);
    return { lo: quantile(values, 0.025), hi: quantile(values, 0.975) };
  });
}

/** How many trials there are. The trials are in groups, and each group has a separate mean. */
export interface TrialCount {
  readonly all: number;
  /** The number of trials minus the number of groups; at least 1. */
  readonly spare: number;
}

/**
 * Widens a bootstrap interval, because it is too narrow if there are few trials. The resamples have too small a
 * variance, so the variance is divided by `spare / all`. Because the variance is only an estimate, the interval is also
 * widened by the first-order expansion of Student's quantile.
 *
 * @param drawn - The bootstrap interval.
 * @param settings - `about`: the value of the statistic for the trials themselves. `trials`: how many trials there are.
 */
export function widened(
  { lo, hi }: Interval,
  { about, trials: { all, spare } }: { readonly about: number; readonly trials: TrialCount },
): Interval {
  const times = Math.sqrt(all / spare) * (1 + (DEVIATIONS ** 2 + 1) / (4 * spare));
  return { lo: about + times * (lo - about), hi: about + times * (hi - about) };
}

/** Returns a quantile of sorted values, by linear interpolation. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place));
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns the average of a list with at least one number. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
