import type { Bot } from '../../../bots/bot.ts';
import { rolloutBot, type RolloutSettings } from '../../../bots/rollout.ts';
import { chicagoChicago as game } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { evaluateWith, SEARCH_WEIGHTS } from './prospects.ts';
import { passive, planned, strategist } from './strategist.ts';

/** The plans that the bot compares with its usual plan. */
export const portfolio: readonly Bot<Chicago>[] = [
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

const settings: RolloutSettings<Chicago> = {
  candidates: 0,
  certainty: 1.5,
  portfolio,
  cutoff: { actions: 6, evaluate: evaluateWith(SEARCH_WEIGHTS) },
};

// In the playouts of the demonstrators, only the Guard posts pickets: demonstrators that expected more pickets won less
// often.
const demonstrators = rolloutBot(game, planned({ picket: false }), settings);
const police = rolloutBot(game, strategist, settings);

/** A bot that compares plans for whole steps by playouts of six decisions, and evaluates their last positions. */
export const searchBot: Bot<Chicago> = (view, ...others) =>
  (view.viewer === 'police' ? police : demonstrators)(view, ...others);
