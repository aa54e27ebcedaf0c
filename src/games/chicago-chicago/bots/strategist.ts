import type { Bot } from '../../../bots/bot.ts';
import { sample } from '../../../core/random.ts';
import { chicagoChicago } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { demonstrate } from './demonstrators.ts';
import { police } from './police.ts';

/**
 * A bot that plays both sides with simple plans for whole steps. The demonstrators march from Lincoln Park, stay in
 * Grant Park, and start every possible conflict. The police refill their boxes, wait out of reach, and make attacks
 * that have an expected gain: mostly on single groups outside the parks, and on C turns also on parks, because a park
 * without an attack then costs points.
 */
export const strategist: Bot<Chicago> = (view, choices, rng) => {
  const actions = [...choices];
  const plan = view.viewer === 'police' ? police(view) : demonstrate(view, actions);
  // The plan for the whole step can be illegal if another bot has already begun the step.
  return chicagoChicago.whyIllegal(chicagoChicago.sampleState(view, rng), plan) === undefined
    ? plan
    : sample(actions, rng);
};

/**
 * A bot whose demonstrators neither move nor start conflicts. A search uses this bot as an alternative to the
 * strategist's plan. The bot plays the police like the strategist, because passive police lose.
 */
export const passive: Bot<Chicago> = (view, choices, rng, budget) => {
  const end = view.viewer === 'demonstrators' ? [...choices].find(({ type }) => type === 'end-step') : undefined;
  return end ?? strategist(view, choices, rng, budget);
};
