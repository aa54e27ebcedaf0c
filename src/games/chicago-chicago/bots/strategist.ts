import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { type Rng, sample } from '../../../core/random.ts';
import { chicagoChicago } from '../rules/game.ts';
import type { Chicago } from '../rules/types.ts';
import { demonstrate, type Marching } from './demonstrators.ts';
import { outscoresParks } from './gains.ts';
import { type Patrolling, police } from './police.ts';

/**
 * A bot that plays both sides with simple plans for whole steps. The demonstrators gather in Lincoln Park. In each turn,
 * they draw a goal: Michigan Avenue in one of six turns, and Grant Park in the others. On A turns with the goal
 * Michigan Avenue, all groups leave the parks; with the goal Grant Park, groups in parks stay. On C turns, groups on the
 * streets march to a park. The demonstrators start each conflict that gains points on average. The police begin near the
 * groups, refill their boxes, and post pickets in four of five turns. If no platoon is a picket, a Guard company can be
 * one. The police attack if they can expect to gain points.
 * Many of these attacks are on single groups outside the parks. On C turns, the police also attack parks, because a park
 * without an attack then costs points.
 */
export const strategist: Bot<Chicago> = /* @__PURE__ */ planned({});

/**
 * Returns a bot that plays like the strategist, with other plans for marches and patrols. A search compares these plans
 * with the plan of the strategist.
 *
 * @param settings - `detour`, `infiltrate` and `goal`: see {@link Marching}. By default, the first two are false, and
 *   the goal is drawn in each turn. `park`, `street` and `picket`: see {@link Patrolling}. By default, `park` is 1,
 *   `picket` is drawn in each turn, and `street` is 2, or 4 if no area scores more points for the demonstrators
 *   than a park without an attack.
 */
export function planned(settings: Partial<Marching & Patrolling>): Bot<Chicago> {
  return (view, choices, rng) => {
    const plan =
      view.viewer === 'police'
        ? police(view, patrolling(settings, view, rng))
        : demonstrate(view, choices, marching(settings, rng));
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

function marching({ detour = false, infiltrate = false, goal }: Partial<Marching>, rng: Rng): Marching {
  return { detour, infiltrate, goal: goal ?? (rng.int(6) === 0 ? 'michigan-avenue' : 'grant') };
}

function patrolling({ park = 1, street, picket }: Partial<Patrolling>, view: View<Chicago>, rng: Rng): Patrolling {
  const { scenario } = view.setup;
  const isWorthMarching = scenario.areas.some((area) => outscoresParks(scenario, area));
  return { park, street: street ?? (isWorthMarching ? 2 : 4), picket: picket ?? rng.int(5) > 0 };
}
