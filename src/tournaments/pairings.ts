import { MalformedError } from '../core/errors.ts';
import { createRng, deriveSeed, type Rng, type Seed } from '../core/random.ts';

/** The settings that determine the pairings of a tournament. */
export interface PairingSettings {
  /** The names of the participants: at least two, all different. */
  readonly participants: readonly string[];
  /** The players of a match in seating order; at least two. */
  readonly players: readonly string[];
  /** The number of deals that each lineup plays: a whole number, at least 1. */
  readonly rounds: number;
  readonly seed: Seed;
}

/** One match to be played. */
export interface Pairing {
  /** The number of the match in the tournament, from 0. */
  readonly match: number;
  /** The number of the deal to which the match belongs, from 0. */
  readonly deal: number;
  /** Names of the participants in seating order. */
  readonly seats: readonly string[];
  /**
   * Seed of the match. All matches of a deal have the same seed. Different deals have different seeds. The tournament's
   * seed cannot be computed from this seed.
   */
  readonly seed: string;
}

/** The maximum number of matches of a tournament. */
export const MATCHES_MAX = 200_000;

/**
 * Returns the pairings of a tournament, in the order of rounds and deals. The pairings depend only on the settings.
 *
 * A lineup is the set of participants of a match. If there are more participants than players, a match has as many
 * participants as it has players, and there is one lineup for each possible combination of participants. If there are
 * fewer participants than players, each participant takes the same number of seats. If seats remain, there is one
 * lineup for each combination of participants that can take the remaining seats. The seating order of each deal is
 * random. If `rounds` is increased, the pairings of the first rounds stay the same.
 *
 * @param schedule - Participants, players, rounds, and seed.
 * @throws {@link core.MalformedError} if there would be more than 200,000 matches.
 *
 * @example
 * ```ts
 * const schedule = { participants: ['ann', 'bob'], players: ['north', 'south'], rounds: 10, seed: 'cup' };
 * const [pair] = pairingsOf(schedule);
 * pair?.map(({ seats }) => seats.join(' v ')) // => ['bob v ann', 'ann v bob']
 * pair?.map(({ seed }) => seed) // => ['912a6aec07456fa83822a46a74f6d17b', '912a6aec07456fa83822a46a74f6d17b']
 * ```
 */
export function pairingsOf(schedule: PairingSettings): readonly (readonly Pairing[])[] {
  const { participants, players, rounds, seed } = schedule;
  const matches = rounds * lineupCount(schedule) * players.length;
  if (matches > MATCHES_MAX) {
    throw new MalformedError('rounds', `Expected at most ${String(MATCHES_MAX)} matches, not ${String(matches)}`);
  }
  const full = Math.floor(players.length / participants.length);
  const everybody = Array.from({ length: full }, () => participants).flat();
  const lineups = choices(participants, players.length % participants.length).map((rest) => [...everybody, ...rest]);
  const deals = Array.from({ length: rounds }, () => lineups).flat();
  return deals.map((chosen, deal) => {
    const dice = deriveSeed(seed, `deal ${String(deal)}`);
    const lineup = shuffled(chosen, createRng(`${dice}/seating`));
    return lineup.map((_name, turned) => ({
      match: deal * players.length + turned,
      deal,
      seats: [...lineup.slice(turned), ...lineup.slice(0, turned)],
      seed: dice,
    }));
  });
}

/**
 * Returns the number of lineups. The deal with the number n uses the lineup with the index n modulo the number of
 * lineups.
 */
export function lineupCount({ participants, players }: Pick<PairingSettings, 'participants' | 'players'>): number {
  const chosen = players.length % participants.length;
  let count = 1;
  for (let index = 1; index <= chosen; index++) count = (count * (participants.length - chosen + index)) / index;
  return Math.round(count);
}

/** Returns all combinations of `size` items. In each combination, the items keep the order of `items`. */
function choices<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  if (items.length < size) return [];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function shuffled<Item>(items: readonly Item[], rng: Rng): readonly Item[] {
  const result = [...items];
  for (let left = result.length; left > 1; left--) {
    const chosen = rng.int(left);
    [result[left - 1], result[chosen]] = [result[chosen] as Item, result[left - 1] as Item];
  }
  return result;
}
