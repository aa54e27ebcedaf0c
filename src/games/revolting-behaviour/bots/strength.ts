import type { Position, Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';
import { REINFORCEMENT, unseen, valueOf } from '../rules/cards.ts';
import type { Cause, RevoltingBehaviour, Setup } from '../rules/types.ts';

/**
 * The exponent of a player's points in the formula for the player's strength. The exponent was fitted to matches in
 * which two players play perfectly and attack only each other, not their Causes.
 */
const BY_POINTS = 1.2;

/**
 * An exponent in the formula for a player's strength. It applies to the number of action points needed to overcome the
 * player's Cause. The strength is divided by this power of the number, so a player with a smaller Cause is stronger.
 */
const BY_CAUSE = 0.6;

/**
 * The strength of a player without points. A player without points can start a new cause as long as two other players
 * have points.
 */
const FALLEN = 0.3;

/** The approximate average number of action points needed to overcome a card of a Cause. */
export const MEAN_VALUE = 7;

/**
 * Returns the expected score of a player: the strength of the player, divided by the total strength of all players.
 * This strength grows with the points of the player, and falls with the action points needed to overcome their Cause. A
 * player who has conceded gets the score 0.
 *
 * @param seat - The seat of the player; not modified.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/revolting-behaviour';
 *
 * const { setup: given, table, secrets } = setup({ seed: 1 });
 * evaluate({ setup: given, table, player: 'ada', own: secrets['ada']! }) // => 0.5
 * ```
 */
export function evaluate({ setup, table, player }: Seat<RevoltingBehaviour>): number {
  if (table.phase.kind === 'over') return payoff(table.phase.outcome, player);
  const seat = setup.players.indexOf(player);
  const strengths = strengthsIn({ setup, table });
  return strengths[seat]! / strengths.reduce((sum, each) => sum + each, 0);
}

/** Returns the strength of each player. */
export function strengthsIn({ setup, table }: Position<RevoltingBehaviour>): readonly number[] {
  return table.holdings.map(({ points, cause }, seat) =>
    table.conceded.includes(seat) ? 0 : strengthOf(points, effortOf(cause, setup), setup),
  );
}

/** Returns the strength of a player. At the start of a match, the strength of each player is 1. */
export function strengthOf(points: number, effort: number, { causeSize }: Setup): number {
  if (points === 0) return FALLEN;
  return (points / (2 * causeSize)) ** BY_POINTS * ((MEAN_VALUE * causeSize) / Math.max(1, effort)) ** BY_CAUSE;
}

/** Returns the expected number of action points needed to overcome a Cause. */
export function effortOf({ down, up, seen }: Cause, setup: Setup): number {
  const [card] = up;
  return (card === undefined ? 0 : valueOf(card)) + down * meanOf(unseen(setup, seen));
}

/**
 * Returns the average number of action points needed to overcome a card. For a joker, the function counts the action
 * points needed to overcome the cards that the joker adds.
 */
export function meanOf(cards: readonly StandardCard[]): number {
  let sum = 0;
  for (const card of cards) sum += card === 'joker' ? REINFORCEMENT * MEAN_VALUE : valueOf(card);
  return sum / Math.max(1, cards.length);
}
