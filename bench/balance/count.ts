/** Computes statistics of a series of matches. */
import { wilson } from '../../src/tournaments/intervals.ts';
import type { Played } from './play.ts';
import type { AnySubject } from './subject.ts';

/** Adds up the results of the matches of a series. */
export class Count {
  matches = 0;
  draws = 0;
  limited = 0;
  readonly decisions: number[] = [];
  readonly shares = new Map<string, number>();
  readonly cited = new Map<string, number>();
  readonly #subject: AnySubject;

  constructor(subject: AnySubject) {
    this.#subject = subject;
  }

  add({ first, outcome, payoffs, decisions, cited }: Omit<Played, 'middle' | 'used'>): void {
    this.matches += 1;
    if (outcome.kind === 'draw') this.draws += 1;
    if (this.#subject.limits.includes(outcome.reason)) this.limited += 1;
    this.decisions.push(decisions);
    const seats = this.#subject.seats(first);
    for (const [index, seat] of seats.entries()) increase(this.shares, seat, payoffs[index]!);
    for (const [rule, times] of cited) increase(this.cited, rule, times);
  }

  row(): readonly string[] {
    const { matches, draws, limited } = this;
    const seats = [...this.shares].toSorted().map(([seat, share]) => `${seat} ${percent(share, matches)}`);
    return [
      String(matches),
      seats.join(', '),
      percent(draws, matches),
      percent(limited, matches),
      spread(this.decisions),
      this.#remarks().join(', '),
    ];
  }

  /**
   * Returns remarks on the ways in which the matches are certainly unbalanced. There is a remark only if even the lower
   * bound of an interval exceeds the limit.
   */
  #remarks(): readonly string[] {
    const isMore = (share: number, most: number): boolean => wilson(share, this.matches).lo > most;
    const winners = [...this.shares].filter(([, share]) => isMore(share, this.shares.size === 2 ? 0.6 : 0.5));
    return [
      ...winners.map(([seat]) => `one-sided: ${seat}`),
      ...(isMore(this.draws, 0.1) ? ['many draws'] : []),
      ...(isMore(this.limited, 0.05) ? ['often ended by a limit'] : []),
    ];
  }

  /** Returns the percentage of matches with at most twice the median number of decisions. */
  withinTwiceMedian(): string {
    const most = 2 * quantile(this.decisions, 0.5);
    return percent(this.decisions.filter((each) => each <= most).length, this.matches);
  }

  /** Returns the average number of times that a match cites a rule. */
  citations(rule: string): string {
    const times = (this.cited.get(rule) ?? 0) / this.matches;
    return times === 0 ? '0' : times.toFixed(times < 0.1 ? 3 : times < 10 ? 1 : 0);
  }
}

/** Returns a share of the points in percent, with the 95 % interval of this share. */
export function percent(share: number, trials: number): string {
  const { lo, hi } = wilson(share, trials);
  const [middle, least, most] = [share / trials, lo, hi].map((each) => String(Math.round(100 * each)));
  return `${middle!} (${least!}–${most!})`;
}

/** Returns the median and the 90th percentile of some numbers. */
function spread(numbers: readonly number[]): string {
  return `${String(quantile(numbers, 0.5))}, ${String(quantile(numbers, 0.9))}`;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))]!;
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
