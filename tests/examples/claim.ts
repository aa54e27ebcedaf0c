/** What the written examples call. */
import { expect } from 'vitest';

const claimed = new Set<number>();

/** Checks one claim of the example that is running. */
export function claim(line: number, actual: unknown, expected: unknown): void {
  claimed.add(line);
  expect(actual, `line ${String(line)}`).toStrictEqual(expected);
}

/** Runs one example; gives the lines of the claims that it came to. */
export async function claimsOf(run: () => Promise<unknown>): Promise<readonly number[]> {
  claimed.clear();
  await run();
  return [...claimed].sort((one, other) => one - other);
}
