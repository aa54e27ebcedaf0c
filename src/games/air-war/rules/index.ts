/**
 * *Some Air War Games*, by R. L. Wine and R. M. Thrall (University of Michigan, May 1953): seven games for two players on
 * a board of hexagons, with simultaneous secret orders and without chance.
 *
 * @packageDocumentation
 */
import { airWar } from './game.ts';

export { airWar } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { variants } from './scenario.ts';
export { randomCities, whyNotCities } from './city-placement.ts';
export type { City, NamedCity, PlacedCity } from './city.ts';
export type { Flight, NamedFlight, NamedOrder, Order } from './orders.ts';
export {
  type CityConditions,
  type Division,
  type Field,
  type FieldId,
  type PresetCity,
  type ProductionRule,
  type Salient,
  type Scenario,
  type Truce,
  type VariantId,
  VARIANTS,
} from './scenario-shape.ts';
export { type BySide, ofSide, opponentOf, type Side, SIDES } from './sides.ts';
export type * from './types.ts';
export type { Pile, Piles } from './units.ts';

/* The functions of `airWar` used most, as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = airWar;
export const { step, view, fork, parseState, parseAction, parseOptions } = airWar;
