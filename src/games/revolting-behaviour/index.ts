/**
 * *Revolting Behaviour!*, by M. Hartley (The Gauntlet no. 13): two to eight players push their luck with a pack of cards,
 * against the powers that be and against one another.
 *
 * @packageDocumentation
 */
import { revoltingBehaviour } from './game.ts';

export { revoltingBehaviour } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export { type AttemptOdds, attemptOdds, type AttemptPlan } from './analysis.ts';
export { formatFraction, type Fraction, fractionValue } from './fraction.ts';
export { benefitOf, costOf, isFulfilledBy } from './activities.ts';
export type * from './types.ts';
export { ACTIVITIES, SEVERITIES } from './types.ts';

/** The functions of {@link revoltingBehaviour}, each by its own name. */
export const {
  setup,
  start,
  players,
  turn,
  legalActions,
  whyIllegal,
  applyAction,
  step,
  chanceOutcomes,
  randomAction,
  view,
  viewActions,
  sampleWorld,
  fork,
  parseOptions,
  parseState,
  parseAction,
  format,
  parse,
  describe,
  picture,
} = revoltingBehaviour;
