/**
 * Bots for *Up Against the Wall, Motherfucker!*, and an evaluation function for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { upAgainstTheWall as game } from '../rules/game.ts';
import type { Uaw } from '../rules/types.ts';
import { evaluate } from './prospects.ts';
import { searchBot } from './search-bot.ts';
import { strategist } from './strategist.ts';

export { evaluate, strategist };

/** The settings of the tree search for this game. */
export const search: MctsSettings<Uaw> = { exploration: 0.1, cutoff: { actions: 20, evaluate } };

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<Uaw>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: searchBot, budget: { iterations: 300 } },
};
