/**
 * Hand-written bots for *Chicago-Chicago!*, and an evaluation of its positions for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { chicagoChicago as game } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { evaluate } from './prospects.ts';
import { searchBot } from './search-bot.ts';
import { passive, strategist } from './strategist.ts';

export { evaluate, passive, strategist };

/** Settings of tree search for this game. */
export const search: MctsSettings<Chicago> = {
  portfolio: [strategist, passive],
  exploration: 0.1,
  cutoff: { actions: 0, evaluate },
};

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<Chicago>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate, { trials: 2 }), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: searchBot, budget: { iterations: 96 } },
};
