/**
 * *The World Game, phase II: War*: a classroom simulation for 2 to 30 countries with secret points, written alliances,
 * attacks, loans and counter-attacks.
 *
 * @packageDocumentation
 */
import { worldGame } from './game.ts';

export { worldGame } from './game.ts';
export { agreementReport, type AgreementReport, type AllianceReport, type PromiseReport } from './agreements.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export type { CountryStart, Scenario, Terms } from './scenario-shape.ts';
export { BATTLE_SIDES, type BattleSide } from './sides.ts';
export { PROMISES } from './declaration.ts';
export type * from './types.ts';

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
} = worldGame;
