/**
 * Hand-written bots for *Revolting Behaviour!*, and an evaluation of its positions for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { revoltingBehaviour as game } from '../rules/game.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { evaluate, strategist } from './strategist.ts';
import { fierce, steady } from './tastes.ts';

export { evaluate, fierce, steady, strategist };

/** The settings of tree search for this game. */
export const search: MctsSettings<RevoltingBehaviour> = { exploration: 0.2, cutoff: { actions: 0, evaluate } };

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<RevoltingBehaviour>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: mctsBot(game, search), budget: { iterations: 3000 } },
  steady: { bot: steady, budget: { iterations: 1 } },
  fierce: { bot: fierce, budget: { iterations: 1 } },
};
