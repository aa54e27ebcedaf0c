/**
 * The rules of *Revolting Behaviour!* (Hartley, The Gauntlet no. 13), a card game for two to eight players, who act
 * against the authorities and against each other, and risk points with every card that they draw.
 *
 * @packageDocumentation
 */
import { revoltingBehaviour } from './game.ts';

export { revoltingBehaviour } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { balancedOptions, defaultScenario } from './scenario.ts';
export { type AttemptOdds, attemptOdds, type AttemptPlan } from './analysis.ts';
export { ACTIVITIES, type Activity, costOf, SEVERITIES, type Severity, type Venture } from './activities.ts';
export { benefitOf, isSatisfiedBy } from './success.ts';
export type { Scenario } from './scenario-shape.ts';
export type { Action, ActionOf, Event, Options, Phase, Refusal, RefusalCode } from './types.ts';
export type { RevoltingBehaviour, Setup, Table } from './types.ts';

/* The most important functions of `revoltingBehaviour` as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = revoltingBehaviour;
export const { step, view, fork, parseState, parseAction, parseOptions } = revoltingBehaviour;
