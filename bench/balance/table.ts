/** What is counted of matches, as rows of Markdown tables. */
import { wilson } from '../../src/tournaments/intervals.ts';
import type { Played } from './play.ts';
import type { AnySubject } from './subject.ts';

/** What a series of matches comes to. */
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

  add({ first, outcome, payoffs, decisions, cited }: Played): void {
    this.matches += 1;
    if (outcome.kind === 'draw') this.draws += 1;
    if (this.#subject.limits.includes(outcome.reason)) this.limited += 1;
    this.decisions.push(decisions);
    const seats = this.#subject.seats(first);
    for (const [index, seat] of seats.entries()) increase(this.shares, seat, payoffs[index]!);
    for (const [rule, times] of cited) increase(this.cited, rule, times);
  }

  /** Half the widest of the intervals that it tells. */
  get reach(): number {
    const shares = [...this.shares.values(), this.draws, this.limited];
    return Math.max(...shares.map((share) => halfWidth(share, this.matches)));
  }

  row(): readonly string[] {
    const { matches, draws, limited } = this;
    const seats = [...this.shares].map(([seat, share]) => `${seat} ${percent(share, matches)}`);
    return [
      String(matches),
      seats.join(', '),
      percent(draws, matches),
      percent(limited, matches),
      spread(this.decisions),
    ];
  }

  /** How often a match cites each rule on average. */
  citations(): readonly string[] {
    return Object.keys(this.#subject.game.rulebook).map((rule) => {
      const times = (this.cited.get(rule) ?? 0) / this.matches;
      return times === 0 ? '0' : times.toFixed(times < 0.1 ? 3 : times < 10 ? 1 : 0);
    });
  }
}

/** A line of a Markdown table. */
export function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A share with its interval of 95 %, in percent. */
export function percent(share: number, trials: number): string {
  const { lo, hi } = wilson(share, trials);
  const [middle, least, most] = [share / trials, lo, hi].map((each) => String(Math.round(100 * each)));
  return `${middle!} (${least!}–${most!})`;
}

function halfWidth(share: number, trials: number): number {
  const { lo, hi } = wilson(share, trials);
  return (hi - lo) / 2;
}

/** The median, and what nine of ten stay below. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): string => String(sorted[Math.floor(part * (sorted.length - 1))]!);
  return `${at(0.5)}, ${at(0.9)}`;
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
