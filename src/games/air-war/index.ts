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
export { words } from './words.ts';

/** The functions of {@link airWar}, each by its own name. */
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
} = airWar;
