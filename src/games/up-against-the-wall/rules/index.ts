/**
 * *Up Against the Wall, Motherfucker!*, by J. F. Dunnigan and J. Avorn (Columbia Daily Spectator, 11 March 1969): a
 * game for two players with tracks, odds, an outcome matrix, contingency cards and a gambit.
 *
 * @packageDocumentation
 */
import { upAgainstTheWall } from './game.ts';

export { upAgainstTheWall } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario, balancedOptions, balancedScenario } from './scenario.ts';
export { supportPoints } from './board.ts';
export { type Card, type Scenario, type Ucom, UCOM_COLUMNS, UCOM_LEGEND, type UcomCode } from './scenario-shape.ts';
export { opponentOf, type Side, SIDES } from './sides.ts';
export type { Action, ActionOf, Event, Hidden, Options, Phase, Refusal, RefusalCode } from './types.ts';
export type { Secret, Setup, Table, Uaw } from './types.ts';

/* The most used functions of `upAgainstTheWall` as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = upAgainstTheWall;
export const { step, view, fork, parseState, parseAction, parseOptions } = upAgainstTheWall;
