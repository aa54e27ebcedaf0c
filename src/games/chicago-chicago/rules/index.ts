/**
 * The rules of *Chicago-Chicago!* (Dunnigan, Strategy & Tactics 21, May-June 1970), a game for two players with area
 * movement, unit levels, two conflict tables, attrition and growth, boxes that must be garrisoned, and an exposure
 * index.
 *
 * @packageDocumentation
 */
import { chicagoChicago } from './game.ts';

export { chicagoChicago } from './game.ts';
export { type Crt, CRT_COLUMNS, CRT_LEGEND, type CrtCode, type CrtResult } from './crt.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { balancedOptions, defaultScenario } from './scenario.ts';
export type { Scenario } from './scenario-shape.ts';
export { opponentOf, type Side, SIDES } from './sides.ts';
export type { Action, ActionOf, Chicago, Event, Options, Phase, Refusal, RefusalCode, Setup, Table } from './types.ts';
export { LEVELS, POLICE_UNITS, type PoliceUnit, SORTS } from './units.ts';

/* The most important functions of `chicagoChicago` as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = chicagoChicago;
export const { step, view, fork, parseState, parseAction, parseOptions } = chicagoChicago;
