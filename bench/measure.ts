/** Functions that measure speed. */

/** Each measurement is repeated this many times. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const MILLISECONDS = Number(process.env['BENCH_MS'] ?? 1000);

/** Returns how many times per second a function can run. */
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
 * Returns how many times a function can run per second of processor time. Doubles the number of runs until the time is
 * long enough, and measures only the last series of runs. The earlier series let the engine compile the code. If
 * `BENCH_MS` is far below 1000, the earlier series are too short for this compilation.
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

/** Returns a random 32-bit integer. The generator is very fast, so that it does not limit the measured speed. */
export function xorshift(): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return word;
}

/** Returns the median. If the number of values is even, returns the higher of the two middle values. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;
}
