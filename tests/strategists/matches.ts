/**
 * Matches of a bot against others that choose any listed action, and what their results prove.
 */
import { type Bot, randomBot } from '../../src/bots/index.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { type Participant, playMatch } from '../../src/tournaments/index.ts';

/** Matches from fixed seeds. */
export interface Trial<G extends GameTypes> {
  readonly game: Game<G>;
  readonly bot: Bot<G>;
  readonly options: G['options'];
  /** How many; each seed is played once from each seat. */
  readonly matches: number;
}

/** What the bot has got in all, of one point a match; a draw of two is half a point for each. */
export function scoreAgainstRandom<G extends GameTypes>({ game, bot, options, matches }: Trial<G>): number {
  const seats = game.players(game.setup(options)).length;
  let score = 0;
  for (let match = 0; match < matches; match++) {
    score += payoffAgainstRandom({ game, bot, options }, match % seats, `match ${String(Math.floor(match / seats))}`);
  }
  return score;
}

/** What one match is worth to the bot in a seat. */
export function payoffAgainstRandom<G extends GameTypes>(
  trial: Omit<Trial<G>, 'matches'>,
  seat: number,
  seed: string,
): number {
  return payoffAgainst([randomBot()], trial, seat, seed);
}

/** What one match is worth to the bot in a seat, the others in turn in those after it. */
export function payoffAgainst<G extends GameTypes>(
  others: readonly Bot<G>[],
  { game, bot, options }: Omit<Trial<G>, 'matches'>,
  seat: number,
  seed: string,
): number {
  const players: readonly G['player'][] = game.players(game.setup(options));
  const participants = players.map((player, index): [G['player'], Participant<G>] => {
    const place = (index - seat + players.length - 1) % players.length;
    return [player, index === seat ? { name: 'bot', bot } : { name: 'other', bot: others[place % others.length]! }];
  });
  const seated = Object.fromEntries(participants) as Record<G['player'], Participant<G>>;
  return playMatch(game, seated, { options, seed }).payoffs[players[seat]!];
}
