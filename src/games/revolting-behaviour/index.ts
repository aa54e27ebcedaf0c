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
export { ACTIVITIES, type Activity, costOf, SEVERITIES, type Severity, type Venture } from './activities.ts';
export { benefitOf, isFulfilledBy } from './success.ts';
export type { BySeverity, Scenario } from './scenario-shape.ts';
export type * from './types.ts';

/* The functions of the game, each by its own name. */
export const {
  /** See {@link core.Game.setup}. */
  setup,
  /** See {@link core.Game.start}. */
  start,
  /** See {@link core.Game.players}. */
  players,
  /** See {@link core.Game.turn}. */
  turn,
  /** See {@link core.Game.legalActions}. */
  legalActions,
  /** See {@link core.Game.whyIllegal}. */
  whyIllegal,
  /** See {@link core.Game.parts}. */
  parts,
  /** See {@link core.Game.applyAction}. */
  applyAction,
  /** See {@link core.Game.step}. */
  step,
  /** See {@link core.Game.chanceOutcomes}. */
  chanceOutcomes,
  /** See {@link core.Game.randomAction}. */
  randomAction,
  /** See {@link core.Game.view}. */
  view,
  /** See {@link core.Game.choices}. */
  choices,
  /** See {@link core.Game.sampleWorld}. */
  sampleWorld,
  /** See {@link core.Game.fork}. */
  fork,
  /** See {@link core.Game.parseOptions}. */
  parseOptions,
  /** See {@link core.Game.parseState}. */
  parseState,
  /** See {@link core.Game.parseAction}. */
  parseAction,
  /** See {@link core.Game.format}. */
  format,
  /** See {@link core.Game.parse}. */
  parse,
} = revoltingBehaviour;
