import type { Bot } from '../../../bots/bot.ts';
import { sample } from '../../../core/random.ts';
import { chicagoChicago } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { demonstrate, type Marching } from './demonstrators.ts';
import { police } from './police.ts';

/**
 * A bot that plays both sides with simple plans for whole steps. The demonstrators march from Lincoln Park to Grant
 * Park, stay there, and start each conflict that gains points on average. The police begin near the groups, refill
 * their boxes, wait where groups cannot reach them, and attack if they can expect to gain points. Many of these attacks
 * are on single groups outside the parks. On C turns, the police also attack parks, because a park without an attack
 * then costs points.
 */
export const strategist: Bot<Chicago> = /* @__PURE__ */ planned({});

/**
 * Returns a bot that plays like the strategist, with other plans for marches and patrols. A search compares these plans
 * with the plan of the strategist.
 *
 * @param settings - `detour` and `infiltrate`: see {@link Marching}. By default, both are false. `odds` and
 *   `waits`: see {@link police}.
 */
export function planned({
  detour = false,
  infiltrate = false,
  odds,
  waits,
}: Partial<Marching> & { readonly odds?: number; readonly waits?: boolean }): Bot<Chicago> {
  return (view, choices, rng) => {
    const plan =
      view.viewer === 'police' ? police(view, odds, waits) : demonstrate(view, choices, { detour, infiltrate });
    const { phase } = view.table;
    const isFresh = phase.kind === 'move' && phase.from === 0;
    if (isFresh || phase.kind === 'confront' || phase.kind === 'patrol' || phase.kind === 'attack') return plan;
    // Here the plan can be illegal, because another bot has already begun the step.
    return chicagoChicago.whyIllegal(chicagoChicago.sampleState(view, rng), plan) === undefined
      ? plan
      : sample(choices, rng);
  };
}

/**
 * A bot whose demonstrators neither move nor start conflicts. A search uses this bot as an alternative to the
 * strategist's plan. The bot plays the police like the strategist, because passive police lose.
 */
export const passive: Bot<Chicago> = (view, choices, rng, budget) => {
  const end = view.viewer === 'demonstrators' ? [...choices].find(({ type }) => type === 'end-step') : undefined;
  return end ?? strategist(view, choices, rng, budget);
};
