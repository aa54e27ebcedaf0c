/**
 * A hand-written player of *Chicago-Chicago!*, and how good a position of it is.
 *
 * @packageDocumentation
 */
import type { Bot, Evaluation } from '../bots/bot.ts';
import { pick } from '../core/random.ts';
import { chicagoChicago } from '../games/chicago-chicago/game.ts';
import type { Chicago } from '../games/chicago-chicago/types.ts';
import { demonstrate } from './chicago-chicago/demonstrators.ts';
import { police } from './chicago-chicago/police.ts';

/**
 * Plays both sides by simple plans, one whole step at a time.
 *
 * The demonstrators march from Lincoln Park, stay in Grant Park, and start every conflict that they can. The police mend
 * their boxes and then make the attacks that gain by the table, above all on single groups caught outside the parks.
 */
export const chicagoChicagoStrategist: Bot<Chicago> = (view, actions, rng) => {
  const plan = view.viewer === 'police' ? police(view) : demonstrate(view, actions);
  // In the middle of a step that somebody else began, a plan for the whole of it may come too late.
  return chicagoChicago.whyIllegal(chicagoChicago.sampleWorld(view, rng), plan) === undefined
    ? plan
    : pick(actions, rng);
};

/** Points of the index that make a match three times as likely to be won as lost. */
const SCALE = 10;

/** The share of the match that a side may hope for, by the difference of the exposure index alone. */
export const chicagoChicagoProspects: Evaluation<Chicago> = ({ table: { index }, player }) => {
  const lead = index.demonstrators - index.police;
  return 1 / (1 + 3 ** ((player === 'police' ? lead : -lead) / SCALE));
};
