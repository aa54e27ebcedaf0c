/**
 * Creates tournament results without bots, for tests of statistics. The caller gives a function that computes the
 * outcomes or draws them at random.
 */
import { envelopeOf } from '../../src/core/envelope.ts';
import { createRng } from '../../src/core/random.ts';
import {
  type Pairing,
  pairingsOf,
  type MatchResult,
  parseResults,
  type TournamentResults,
} from '../../src/tournaments/index.ts';

/** The results of a tournament of a game for two players. `payoffOf` returns the payoff of the first player. */
export function simulated(
  {
    participants,
    rounds,
    seed,
  }: { readonly participants: readonly string[]; readonly rounds: number; readonly seed: string },
  payoffOf: (pairing: Pairing, random: () => number) => number,
): TournamentResults {
  const terms = { participants, players: ['left', 'right'], rounds, seed };
  const rng = createRng(`${seed}/outcomes`);
  const random = (): number => rng.int(1_000_000) / 1_000_000;
  const matches = pairingsOf(terms)
    .flat()
    .map((pairing) => ({ ...pairing, ...endingWith(payoffOf(pairing, random)), decisions: 1 }));
  const about = {
    ...envelopeOf('tournament', { id: 'coins', rulesVersion: 1 }),
    options: {},
    budget: { iterations: 1 },
  };
  return parseResults({ ...about, ...terms, matches });
}

function endingWith(payoff: number): Pick<MatchResult, 'outcome' | 'payoffs'> {
  const end = { reason: 'chance', rule: 'C-1' };
  if (payoff === 0.5) return { outcome: { kind: 'draw', players: ['left', 'right'], ...end }, payoffs: [0.5, 0.5] };
  return { outcome: { kind: 'win', winner: payoff === 1 ? 'left' : 'right', ...end }, payoffs: [payoff, 1 - payoff] };
}
