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

/* The functions of `chicagoChicago` used most, as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = chicagoChicago;
export const { step, view, fork, parseState, parseAction, parseOptions } = chicagoChicago;
