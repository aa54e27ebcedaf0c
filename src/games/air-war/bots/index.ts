/**
 * Hand-written bots for *Some Air War Games*, and an evaluation function for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { airWar as game } from '../rules/game.ts';
import type { AirWar } from '../rules/types.ts';
import { searchBot } from './search-bot.ts';
import { defender, evaluate, strategist } from './strategist.ts';

export { defender, evaluate, strategist };

/** The settings of tree search for this game. */
export const search: MctsSettings<AirWar> = {
  portfolio: [strategist, defender],
  exploration: 0.1,
  cutoff: { actions: 30, evaluate },
};

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<AirWar>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate, { trials: 1 }), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: searchBot, budget: { iterations: 6 } },
  defender: { bot: defender, budget: { iterations: 1 } },
};
