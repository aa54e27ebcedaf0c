/**
 * Bots for *Revolting Behaviour!*, and an evaluation of its positions for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { revoltingBehaviour as game } from '../rules/game.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { search, searchBot } from './search-bot.ts';
import { strategist } from './strategist.ts';
import { evaluate } from './strength.ts';
import { fierce, steady } from './tastes.ts';

export { evaluate, fierce, search, steady, strategist };

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<RevoltingBehaviour>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: searchBot, budget: { iterations: 3000 } },
  steady: { bot: steady, budget: { iterations: 1 } },
  fierce: { bot: fierce, budget: { iterations: 1 } },
};
