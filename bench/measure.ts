/** Measures speed. */

/** Number of rounds of each measurement. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const MILLISECONDS = Number(process.env['BENCH_MS'] ?? 1000);

/** Runs per second, measured for about the given time. */
export async function rate(work: () => unknown): Promise<number> {
  const start = performance.now();
  let count = 0;
  do {
    await work();
    count++;
  } while (performance.now() - start < MILLISECONDS);
  return (count * 1000) / (performance.now() - start);
}

/**
 * Runs per second of processor time. Doubles the number of runs until the time is long enough, and measures only the
 * last series: by then the code is compiled, unless `BENCH_MS` is far below 1000.
 */
export async function cpuRate(work: () => unknown): Promise<number> {
  for (let count = 1; ; count *= 2) {
    const start = process.cpuUsage();
    for (let done = 0; done < count; done++) await work();
    const { user, system } = process.cpuUsage(start);
    if (user + system > MILLISECONDS * 1000) return (count * 1e6) / (user + system);
  }
}

let word = 1969;

/** A random 32-bit integer from a very fast generator, so that the generator does not limit the speed. */
export function xorshift(): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return word;
}

/** The median; of an even number of values, the higher of the two middle ones. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;
}
