/**
 * *Some Air War Games*, by R. L. Wine and R. M. Thrall (University of Michigan, May 1953): seven games for two players on
 * a board of hexagons, with simultaneous secret orders and without chance.
 *
 * @packageDocumentation
 */
import { airWar } from './game.ts';

export { airWar } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { balancedOptions, variants } from './scenario.ts';
export { randomCities, whyNotCities } from './city-placement.ts';
export type { NamedCity } from './city.ts';
export { type Scenario, type VariantId, VARIANTS } from './scenario-shape.ts';
export { opponentOf, type Side, SIDES } from './sides.ts';
export type { Action, ActionOf, AirWar, Event, Options, Phase, Refusal, RefusalCode } from './types.ts';
export type { Secret, Setup, Table } from './types.ts';

/* The most used functions of `airWar` as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = airWar;
export const { step, view, fork, parseState, parseAction, parseOptions } = airWar;
