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
export type * from './types.ts';
export { BATTLE_SIDES, PROMISES } from './types.ts';

/** The functions of {@link worldGame}, each by its own name. */
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
} = worldGame;
