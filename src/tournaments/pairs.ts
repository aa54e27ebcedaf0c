import { itemAt } from '../core/lookups.ts';
import type { MatchResult } from './results.ts';
import type { PairScores } from './sprt.ts';

/**
 * Counts the pairs of a tournament between two participants.
 *
 * @param participant - Whose scores are counted.
 * @param matches - In the order of the pairings: whole pairs.
 */
export function pairScores(participant: string, matches: readonly MatchResult[]): PairScores {
  const pairs: PairScores = [0, 0, 0, 0, 0];
  for (let index = 0; index < matches.length; index += 2) addPair(pairs, participant, matches.slice(index, index + 2));
  return pairs;
}

/** Counts one more pair. `pairs` is modified and returned. */
export function addPair(pairs: PairScores, participant: string, pair: readonly MatchResult[]): PairScores {
  const score = pair.reduce((sum, { seats, payoffs }) => sum + itemAt(payoffs, seats.indexOf(participant)), 0);
  pairs[(2 * score) as 0 | 1 | 2 | 3 | 4]++;
  return pairs;
}
