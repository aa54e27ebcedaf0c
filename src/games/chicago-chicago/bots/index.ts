/**
 * Hand-written bots for *Chicago-Chicago!*, and an evaluation of its positions for search, greedy play and hints.
 *
 * @packageDocumentation
 */
import { greedyBot } from '../../../bots/greedy.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { randomBot } from '../../../bots/random.ts';
import { rolloutBot, type RolloutSettings } from '../../../bots/rollout.ts';
import type { GameBot } from '../../../manifest/manifest.ts';
import { chicagoChicago as game } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { evaluate, evaluateWith, SEARCH_WEIGHTS } from './prospects.ts';
import { passive, planned, strategist } from './strategist.ts';

export { evaluate, passive, strategist };

/** Settings of tree search for this game. */
export const search: MctsSettings<Chicago> = {
  portfolio: [strategist, passive],
  exploration: 0.1,
  cutoff: { actions: 0, evaluate },
};

/** The plans that the bot `search` compares with its usual plan. */
const portfolio = [
  strategist,
  passive,
  planned({ infiltrate: true, goal: 'michigan-avenue' }),
  planned({ detour: true, goal: 'michigan-avenue' }),
  planned({ goal: 'michigan-avenue' }),
  planned({ goal: 'magnificent-mile' }),
  planned({ goal: 'grant' }),
  planned({ picket: true, park: 3 }),
  planned({ picket: true, street: 1 }),
  planned({ picket: true, street: 4 }),
];

/**
 * The bot `search` plays the two sides with these settings. In the playouts of its demonstrators, only the Guard posts
 * pickets: demonstrators that expected more pickets won less often.
 */
const searching: RolloutSettings<Chicago> = {
  candidates: 0,
  certainty: 1.5,
  portfolio,
  cutoff: { actions: 6, evaluate: evaluateWith(SEARCH_WEIGHTS) },
};
const searchingDemonstrators = rolloutBot(game, planned({ picket: false }), searching);
const searchingPolice = rolloutBot(game, strategist, searching);

/** The bots of the game, by name. Each bot can play any player. */
export const bots: Readonly<Record<string, GameBot<Chicago>>> = {
  random: { bot: randomBot(), budget: { iterations: 1 } },
  greedy: { bot: greedyBot(game, evaluate, { trials: 2 }), budget: { iterations: 1 } },
  mcts: { bot: mctsBot(game, search), budget: { iterations: 200 } },
  strategist: { bot: strategist, budget: { iterations: 1 } },
  search: {
    bot: (view, ...others) => (view.viewer === 'police' ? searchingPolice : searchingDemonstrators)(view, ...others),
    budget: { iterations: 96 },
  },
};
