/**
 * Hand-written bots for *The World Game*, and an evaluation of its positions for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import { rolloutBot } from '../../../bots/rollout.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { worldGame as game } from '../rules/game.ts';
import type { WorldGame } from '../rules/types.ts';
import { bold, cautious } from './characters.ts';
import { evaluate, strategist } from './strategist.ts';

export { bold, cautious, evaluate, strategist };

/** The settings of the tree search for this game. */
export const search: MctsSettings<WorldGame> = { exploration: 0.1, cutoff: { actions: 20, evaluate } };

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<WorldGame>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate, { trials: 2 }), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: { bot: rolloutBot(game, strategist), budget: { iterations: 200 } },
  bold: { bot: bold, budget: { iterations: 1 } },
  cautious: { bot: cautious, budget: { iterations: 1 } },
};
