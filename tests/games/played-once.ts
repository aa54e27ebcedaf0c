/** Caches the random matches of property tests. */
import { afterAll } from 'vitest';

/**
 * Returns a function that plays each match only once and caches it. All properties of a file use the same random
 * values, so they check the same matches. Call this function at the top of a file, not in a test. The cache is cleared
 * after the last test of the file.
 */
export function playedOnce<Options, Match>(
  play: (options: Options, seed: number) => Match,
): (options: Options, seed: number) => Match {
  const known = new Map<string, Match>();
  afterAll(() => known.clear());
  return (options, seed) => {
    const key = JSON.stringify([options, seed]);
    const match = known.get(key) ?? play(options, seed);
    known.set(key, match);
    return match;
  };
}
