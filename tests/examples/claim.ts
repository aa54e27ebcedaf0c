/** The functions that the generated example modules call. */
import { expect } from 'vitest';

const claimed = new Set<number>();

/** Checks one claim of the running example. */
export function claim(line: number, actual: unknown, expected: unknown): void {
  claimed.add(line);
  expect(actual, `line ${String(line)}`).toStrictEqual(expected);
}

/** Runs one example. Returns the line numbers of the claims that were checked. */
export async function claimsOf(run: () => Promise<unknown>): Promise<readonly number[]> {
  claimed.clear();
  await run();
  return [...claimed].sort((one, other) => one - other);
}
