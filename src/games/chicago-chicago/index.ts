/**
 * *Chicago-Chicago!*, by J. F. Dunnigan (Strategy & Tactics 21, May-June 1970): two players, area movement, unit levels,
 * two conflict tables, attrition and growth, garrison duties, an exposure index.
 *
 * @packageDocumentation
 */
import { chicagoChicago } from './game.ts';

export { chicagoChicago } from './game.ts';
export {
  type Crt,
  CRT_COLUMNS,
  CRT_LEGEND,
  type CrtCode,
  type CrtColumn,
  type CrtResult,
  type EffectNumber,
  type TableName,
} from './crt.ts';
export type { Conflict, Garrisons, Groups, Order, Platoons } from './declaration.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export type {
  Area,
  AreaId,
  AreaIndex,
  ByArea,
  Effect,
  MapOfAreas,
  Outline,
  Scenario,
  Stacks,
  Strength,
} from './scenario-shape.ts';
export { type BySide, opponentOf, type Side, SIDES } from './sides.ts';
export type * from './types.ts';
export { type Level, LEVELS, POLICE_UNITS, type PoliceUnit, type Sort, SORTS, type Unit } from './units.ts';
export { words } from './words.ts';

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
} = chicagoChicago;
