/**
 * Checks that the compiled kernel of each game plays exactly like the interpreter. Plays many random matches, in every
 * way in which the library can play. This benchmark does not measure speed. `npm run bench -- kernels [share]` plays
 * `share` times 10,000 matches of each game, and fewer matches of slow games. Default: 1.
 */
import fc from 'fast-check';
import { compareNumbers, comparePlayouts, compareSteps } from '../tests/compiler/comparison.ts';
import { PAIRS } from '../tests/compiler/pairs.ts';

const share = Number(process.argv[3] ?? 1);
for (const { id, matches, length, options, ...pair } of PAIRS) {
  for (const compare of [comparePlayouts, compareNumbers, compareSteps]) {
    const numRuns = Math.ceil(50 * matches * share);
    fc.assert(
      fc.property(options, fc.nat(), (given, seed) => {
        compare(pair, { options: given, seed, length });
      }),
      { numRuns },
    );
    console.log(`${id}, ${compare.name}: ${String(numRuns)} matches are equal.`);
  }
}
