import type { Bot } from '../../../bots/bot.ts';
import { sample } from '../../../core/random.ts';
import { chicagoChicago } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { demonstrate } from './demonstrators.ts';
import { police } from './police.ts';

/**
 * Plays both sides by simple plans, one whole step at a time.
 *
 * The demonstrators march from Lincoln Park, stay in Grant Park, and start every conflict that they can. The police refill
 * their boxes, lie in wait out of reach, and make the attacks that gain by the table: above all on single groups caught
 * outside the parks, and on C turns on parks, so as not to leave them alone.
 */
export const strategist: Bot<Chicago> = (view, choices, rng) => {
  const actions = [...choices];
  const plan = view.viewer === 'police' ? police(view) : demonstrate(view, actions);
  // In the middle of a step that somebody else began, a plan for the whole of it may come too late.
  return chicagoChicago.whyIllegal(chicagoChicago.sampleState(view, rng), plan) === undefined
    ? plan
    : sample(actions, rng);
};

/**
 * Demonstrators who stay where they are and provoke nobody: what a search weighs against the strategist's plan. Police who
 * let things be lose by it, so for them there is only the plan.
 */
export const passive: Bot<Chicago> = (view, choices, rng, budget) => {
  const end = view.viewer === 'demonstrators' ? [...choices].find(({ type }) => type === 'end-step') : undefined;
  return end ?? strategist(view, choices, rng, budget);
};
