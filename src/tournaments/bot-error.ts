import type { Seed } from '../core/random.ts';

/** The bot that failed, and the decision at which it failed. */
export interface BotErrorDetails {
  /** Name of the participant. */
  readonly participant: string;
  /** The player for whom the bot played. */
  readonly player: string;
  /** Seed of the match. */
  readonly seed: Seed;
  /** Number of the match in its tournament, from 0; absent for a match outside a tournament. */
  readonly match?: number;
  /** How many decisions of the match come before this decision. */
  readonly decision: number;
  /** A sentence that describes the failure. */
  readonly reason: string;
}

/**
 * Thrown if a bot fails: if it throws an error, answers late or never, ends its worker process, or returns a value that
 * is not a legal action of its player.
 */
export class BotError extends Error {
  readonly issue: BotErrorDetails;

  constructor(issue: BotErrorDetails, cause: unknown) {
    const { participant, player, seed, match, decision, reason } = issue;
    const which = match === undefined ? 'the match' : `match ${String(match)}`;
    const where = `decision ${String(decision)} of ${which} with seed ${JSON.stringify(seed)}`;
    super(`${participant}, playing for ${player}, failed at ${where}: ${reason}`, { cause });
    this.name = 'BotError';
    this.issue = issue;
  }
}

/**
 * Returns the payoff of a player in a match that ended because a bot failed. The player whose bot failed gets 0; the
 * other players share 1 equally.
 */
export function payoffAfterFailure(player: string, failed: string, players: readonly string[]): number {
  return player === failed ? 0 : 1 / (players.length - 1);
}
