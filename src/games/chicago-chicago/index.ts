/**
 * *Chicago-Chicago!*, by J. F. Dunnigan (Strategy & Tactics 21, May-June 1970): two players, area movement, unit levels,
 * two conflict tables, attrition and growth, garrison duties, an exposure index.
 *
 * @packageDocumentation
 */
import { chicagoChicago } from './game.ts';

export { chicagoChicago } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export type * from './types.ts';
export { CRT_COLUMNS, opponentOf, SIDES } from './types.ts';
export { type Level, LEVELS, POLICE_UNITS, type PoliceUnit, type Sort, SORTS, type Unit } from './units.ts';

/** The functions of {@link chicagoChicago}, each by its own name. */
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
} = chicagoChicago;
