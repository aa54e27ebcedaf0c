import { itemAt } from '../core/lookups.ts';
import type { MatchResult } from './results.ts';
import type { PairScores } from './sprt.ts';

/**
 * Counts how often one participant got each score in a pair of matches against another participant.
 *
 * @param participant - The participant whose scores are counted.
 * @param matches - Both matches of each pair, in the order of the pairings.
 *
 * @example
 * ```ts
 * import { sample } from 'countersheet/core';
 * import { type Contest, playTournament } from 'countersheet/tournaments';
 * import { upAgainstTheWall as game, type Uaw } from 'countersheet/up-against-the-wall';
 *
 * const participants: Contest<Uaw>['participants'] = ['one', 'two'].map((name) => ({
 *   name,
 *   bot: (_view, choices, rng) => sample(choices, rng),
 * }));
 * const { matches } = await playTournament({ game, participants }, { rounds: 5, seed: 'cup' });
 * pairScores('one', matches).reduce((sum, pairs) => sum + pairs, 0) // => 5
 * ```
 */
export function pairScores(participant: string, matches: readonly MatchResult[]): PairScores {
  const pairs: PairScores = [0, 0, 0, 0, 0];
  for (let index = 0; index < matches.length; index += 2) addPair(pairs, participant, matches.slice(index, index + 2));
  return pairs;
}

/** Adds the score of one more pair of matches to the counts. Modifies and returns `pairs`. */
export function addPair(pairs: PairScores, participant: string, pair: readonly MatchResult[]): PairScores {
  const score = pair.reduce((sum, { seats, payoffs }) => sum + itemAt(payoffs, seats.indexOf(participant)), 0);
  pairs[(2 * score) as 0 | 1 | 2 | 3 | 4]++;
  return pairs;
}
