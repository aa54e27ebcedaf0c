/** How fast something is. */

/** Rounds of each measurement. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const MILLISECONDS = Number(process.env['BENCH_MS'] ?? 1000);

/** Times a second in about the given time. */
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
 * Times a second that the processor works, whatever else it is busy with meanwhile. What is measured is the last run of
 * many, each twice as long as the one before: by then the compiler has done its work, unless `BENCH_MS` is far below 1000.
 */
export function cpuRate(work: () => unknown): number {
  for (let count = 1; ; count *= 2) {
    const start = process.cpuUsage();
    for (let done = 0; done < count; done++) work();
    const { user, system } = process.cpuUsage(start);
    if (user + system > MILLISECONDS * 1000) return (count * 1e6) / (user + system);
  }
}

let word = 1969;

/** A whole number of 32 bits, from the cheapest generator there is, so that the limit is the game's. */
export function xorshift(): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return word;
}

/** The middle one; of an even number, the higher of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;
}
