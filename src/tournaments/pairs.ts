import { itemAt } from '../core/lookups.ts';
import type { MatchResult } from './results.ts';
import type { PairScores } from './sprt.ts';

/**
 * Counts the pairs of a tournament between two entrants.
 *
 * @param entrant - Whose scores are counted.
 * @param matches - In the order of the fixtures: whole pairs.
 */
export function pairScores(entrant: string, matches: readonly MatchResult[]): PairScores {
  const pairs: PairScores = [0, 0, 0, 0, 0];
  for (let index = 0; index < matches.length; index += 2) addPair(pairs, entrant, matches.slice(index, index + 2));
  return pairs;
}

/** Counts one more pair. `pairs` is modified and returned. */
export function addPair(pairs: PairScores, entrant: string, pair: readonly MatchResult[]): PairScores {
  const score = pair.reduce((sum, { seats, payoffs }) => sum + itemAt(payoffs, seats.indexOf(entrant)), 0);
  pairs[(2 * score) as 0 | 1 | 2 | 3 | 4]++;
  return pairs;
}
