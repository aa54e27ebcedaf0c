/**
 * *Up Against the Wall, Motherfucker!*, by J. F. Dunnigan and J. Avorn (Columbia Daily Spectator, 11 March 1969): two
 * players, tracks, odds, an outcome matrix, contingency cards, a gambit.
 *
 * @packageDocumentation
 */
import { upAgainstTheWall } from './game.ts';

export { upAgainstTheWall } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario, balancedOptions, balancedScenario } from './scenario.ts';
export { type Piles, supportPoints } from './board.ts';
export {
  type ByTrack,
  type Card,
  type CardId,
  type Scenario,
  type Track,
  type TrackId,
  type TrackIndex,
  type Ucom,
  UCOM_COLUMNS,
  UCOM_LEGEND,
  type UcomCode,
  type UcomColumn,
  type UcomResult,
} from './scenario-shape.ts';
export { type BySide, opponentOf, type Side, SIDES } from './sides.ts';
export type * from './types.ts';

/* The functions of `upAgainstTheWall` used most, as separate exports. */
export const { setup, turn, legalActions, chanceOutcomes, whyIllegal, applyAction } = upAgainstTheWall;
export const { step, view, fork, parseState, parseAction, parseOptions } = upAgainstTheWall;
