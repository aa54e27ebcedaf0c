import type { Bot } from '../src/bots/bot.ts';
import type { LoadedGame } from '../src/cli/game.ts';
import type { GameTypes } from '../src/core/game.ts';
import { wilson } from '../src/tournaments/intervals.ts';
import { playMatch } from '../src/tournaments/match.ts';

/**
 * The share of the points that a learnt bot wins in some matches, in percent, with the 95 % Wilson interval of this
 * share.
 */
export interface LearntShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Plays matches of a learnt bot against a bot of the game, and returns the share of the points that the learnt bot
 * wins. Both bots have the budget of `mcts`. The learnt bot has each seat equally often. The result depends only on the
 * seed.
 */
export async function learntShare(
  { game, options, manifest }: Pick<LoadedGame, 'game' | 'options' | 'manifest'>,
  bot: Bot<GameTypes>,
  { opponent, matches, seed }: { readonly opponent: string; readonly matches: number; readonly seed: string },
): Promise<LearntShare> {
  const { bots } = await manifest.bots!();
  const { bot: rival } = bots[opponent]!;
  const { budget } = bots['mcts']!;
  const [learnt, other] = [
    { name: 'learnt', bot },
    { name: opponent, bot: rival },
  ];
  const players = game.players(game.setup(options));
  let sum = 0;
  for (let match = 0; match < matches; match++) {
    const own = players[match % players.length]!;
    const seats = Object.fromEntries(players.map((player) => [player, player === own ? learnt : other]));
    const deal = `${seed}/${String(Math.floor(match / players.length))}`;
    sum += (await playMatch(game, seats, { options, seed: deal, budget })).payoffs[own]!;
  }
  const { lo, hi } = wilson(sum, matches);
  return { share: (100 * sum) / matches, low: 100 * lo, high: 100 * hi };
}
