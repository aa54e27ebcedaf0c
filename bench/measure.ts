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

/** The middle one; of an even number, the higher of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] as number;
}
