/** Plays matches of a bot against random bots or other bots. */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { type Participant, playMatch } from '../../src/tournaments/index.ts';

/** The settings of a series of matches with fixed seeds. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bot: Bot<G>;
  readonly options: G['options'];
  /** The number of matches. The bot plays each seed once in each seat. */
  readonly matches: number;
}

/**
 * The total score of the bot. The bot gets at most one point per match, and half a point for a draw between two
 * players.
 */
export async function scoreAgainstRandom<G extends GameTypes>({
  game,
  bot,
  options,
  matches,
}: Trial<G>): Promise<number> {
  const seats = game.players(game.setup(options)).length;
  let score = 0;
  for (let match = 0; match < matches; match++) {
    score += await payoffAgainstRandom(
      { game, bot, options },
      match % seats,
      `match ${String(Math.floor(match / seats))}`,
    );
  }
  return score;
}

/** The payoff of the bot in one match in the given seat against random bots. */
export async function payoffAgainstRandom<G extends GameTypes>(
  trial: Omit<Trial<G>, 'matches'>,
  seat: number,
  seed: string,
): Promise<number> {
  return payoffAgainst([randomBot()], trial, seat, seed);
}

/** The payoff of the bot in one match in the given seat. The other bots play in the following seats, in rotation. */
export async function payoffAgainst<G extends GameTypes>(
  others: readonly Bot<G>[],
  { game, bot, options }: Omit<Trial<G>, 'matches'>,
  seat: number,
  seed: string,
): Promise<number> {
  const players: readonly G['player'][] = game.players(game.setup(options));
  const participants = players.map((player, index): [G['player'], Participant<G>] => {
    const place = (index - seat + players.length - 1) % players.length;
    return [player, index === seat ? { name: 'bot', bot } : { name: 'other', bot: others[place % others.length]! }];
  });
  const seated = Object.fromEntries(participants) as Record<G['player'], Participant<G>>;
  const { payoffs, failure } = await playMatch(game, seated, { options, seed });
  if (failure !== undefined) throw failure;
  return payoffs[players[seat]!];
}
