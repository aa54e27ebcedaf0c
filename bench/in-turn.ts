/** Measurements in processes of their own, which take turns, so that what the machine does meanwhile is on no side alone. */
import { execFileSync } from 'node:child_process';
import { median, ROUNDS } from './measure.ts';

/** How often a second, of each round. */
export type Rates = readonly number[];

/**
 * The rates of some jobs, round after round.
 *
 * @param benchmark - Its name, which prints the rate of a job when it is run with `measure` and the words of the job.
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

/** The ratio of each round, whose two measurements are near each other. */
export function ratios(rates: Rates, reference: Rates): Rates {
  return rates.map((each, round) => each / reference[round]!);
}

/** The median, and from which to which they are. */
export function spread(rates: Rates): string {
  const [middle, least, most] = [median(rates), Math.min(...rates), Math.max(...rates)].map(shown);
  return `${middle!} (${least!} to ${most!})`;
}

function shown(rate: number): string {
  if (rate >= 100) return Math.round(rate).toLocaleString('en');
  if (rate < 0.1) return rate.toPrecision(2);
  return rate.toFixed(rate < 10 ? 2 : 1);
}
