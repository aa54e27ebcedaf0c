/** Keeps the matches that properties play. */
import { afterAll } from 'vitest';

/**
 * Plays each match once: all properties of a file use the same random values, and so look at the same matches. Call it
 * outside of tests. The matches are dropped after the last test of the file.
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
