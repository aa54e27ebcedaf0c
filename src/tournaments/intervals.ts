import { createRng, sample, type Rng } from '../core/random.ts';

/** From `lo` to `hi`, both included. */
export interface Interval {
  readonly lo: number;
  readonly hi: number;
}

/** 97.5 % of a normal distribution lie below so many standard deviations. */
const DEVIATIONS = 1.959963984540054;

/**
 * The Wilson score interval of a share.
 *
 * It is made for trials that succeed or fail. Where a trial may also count in part, as a draw does or a deal, it is on
 * the safe side: a share between 0 and 1 varies no more than success and failure do.
 *
 * @param score - Sum of what the trials counted, from 0 to `trials`.
 * @param trials - Independent trials, at least 1.
 * @throws RangeError if one of them is not.
 *
 * @example
 * ```ts
 * wilson(81, 263).lo.toFixed(4) // => '0.2553'
 * ```
 */
export function wilson(score: number, trials: number): Interval {
  if (!(trials >= 1 && score >= 0 && score <= trials))
    throw new RangeError(`There can be no score of ${String(score)} in ${String(trials)} trials.`);
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
 * Bootstrap intervals (percentiles) of several numbers that are computed from the same independent trials.
 *
 * @param strata - Groups of trials; each resample draws as many from each group as it has.
 * @param statistics - The numbers of a resample: as many, in the same order, each time.
 * @param settings - `resamples`: whole number, at least 100.
 * @returns An interval for each number. With one trial in each group all intervals are points, which says nothing.
 * @throws RangeError if there are too few resamples.
 */
export function bootstrap<Trial>(
  strata: readonly (readonly Trial[])[],
  statistics: (trials: readonly Trial[]) => readonly number[],
  { resamples, seed }: { readonly resamples: number; readonly seed: string },
): readonly Interval[] {
  if (!Number.isInteger(resamples) || resamples < 100)
    throw new RangeError(`Expected at least 100 resamples but received ${String(resamples)}.`);
  const rng = createRng(seed);
  const drawn = Array.from({ length: resamples }, () => statistics(strata.flatMap((trials) => resampled(trials, rng))));
  return (drawn[0] ?? []).map((_, column) => {
    const values = drawn.flatMap((row) => row[column] ?? []).sort((one, other) => one - other);
    return { lo: quantile(values, 0.025), hi: quantile(values, 0.975) };
  });
}

/** How many trials there are, in strata of which each tells how far apart its own are. */
export interface TrialCount {
  readonly all: number;
  /** Without one of each stratum: at least 1. */
  readonly spare: number;
}

/**
 * A bootstrap interval as wide as so few trials demand. Drawn anew they vary less than they did, by `spare / all`; and
 * how much that was is itself uncertain, for which Student has the quantile that stands here to the first order.
 *
 * @param drawn - The interval.
 * @param settings - The number that it is `about`, and the trials.
 */
export function widened(
  { lo, hi }: Interval,
  { about, trials: { all, spare } }: { readonly about: number; readonly trials: TrialCount },
): Interval {
  const times = Math.sqrt(all / spare) * (1 + (DEVIATIONS ** 2 + 1) / (4 * spare));
  return { lo: about + times * (lo - about), hi: about + times * (hi - about) };
}

function resampled<Trial>(trials: readonly Trial[], rng: Rng): readonly Trial[] {
  return trials.map(() => sample(trials, rng));
}

/** Linear between the sorted values. */
function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place));
  return below + (above - below) * (place - Math.floor(place));
}
