/**
 * Runs measurements in separate processes that take turns, so that other load on the machine affects all of them
 * equally.
 */
import { execFileSync } from 'node:child_process';
import { median, ROUNDS } from './measure.ts';

/** For each round, the number of runs per second of a job. */
export type Rates = readonly number[];

/**
 * Measures the rates of several jobs, round by round.
 *
 * @param benchmark - The name of the benchmark. If the benchmark is started with `measure` and the arguments of a job,
 * it must print the rate of this job.
 */
export function inTurn(benchmark: string, jobs: readonly (readonly string[])[]): readonly Rates[] {
  const rates = jobs.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, each] of jobs.entries()) {
      const args = [process.argv[1] ?? '', benchmark, 'measure', ...each];
      rates[index]!.push(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })));
    }
  }
  return rates;
}

/**
 * For each round, returns the ratio of two rates. The ratio is reliable, because the two measurements of a round follow
 * each other closely.
 */
export function ratios(rates: Rates, reference: Rates): Rates {
  return rates.map((each, round) => each / reference[round]!);
}

/** Returns the median, the least value and the greatest value, as text. */
export function spread(rates: Rates): string {
  const [middle, least, most] = [median(rates), Math.min(...rates), Math.max(...rates)].map(shown);
  return `${middle!} (${least!} to ${most!})`;
}

function shown(rate: number): string {
  if (rate >= 100) return Math.round(rate).toLocaleString('en');
  if (rate < 0.1) return rate.toPrecision(2);
  return rate.toFixed(rate < 10 ? 2 : 1);
}
