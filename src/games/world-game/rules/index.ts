/**
 * The rules of *The World Game*, a classroom simulation for 2 to 30 countries with secret points, written alliances,
 * attacks, loans and counter-attacks.
 *
 * @packageDocumentation
 */
import { worldGame } from './game.ts';

export { worldGame } from './game.ts';
export { treatyReport, type TreatyReport, type AllianceReport, type PromiseReport } from './agreements.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export type { Scenario, Terms } from './scenario-shape.ts';
export { BATTLE_SIDES, PROMISES } from './declaration.ts';
export type { Action, ActionOf, Event, Options, Phase, Refusal, RefusalCode } from './types.ts';
export type { Secret, Setup, Table, WorldGame } from './types.ts';

/* The most important functions of `worldGame` as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = worldGame;
export const { step, view, fork, parseState, parseAction, parseOptions } = worldGame;
