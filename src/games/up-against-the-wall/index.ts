/**
 * *Up Against the Wall, Motherfucker!*, by J. F. Dunnigan and J. Avorn (Columbia Daily Spectator, 11 March 1969): two
 * players, tracks, odds, an outcome matrix, contingency cards, a gambit.
 *
 * @packageDocumentation
 */
import { upAgainstTheWall } from './game.ts';

export { upAgainstTheWall } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario, madeForPlay, playScenario } from './scenario.ts';
export { supportPoints } from './board.ts';
export type { Piles } from './piles.ts';
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
} = upAgainstTheWall;
