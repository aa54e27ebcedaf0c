/**
 * *Up Against the Wall, Motherfucker!*, by J. F. Dunnigan and J. Avorn (Columbia Daily Spectator, 11 March 1969): two
 * players, tracks, odds, an outcome matrix, contingency cards, a gambit.
 *
 * @packageDocumentation
 */
import { upAgainstTheWall } from './game.ts';

export { upAgainstTheWall } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { defaultScenario } from './scenario.ts';
export { supportPoints } from './board.ts';
export type * from './types.ts';
export { opponentOf, SIDES, UCOM_COLUMNS, UCOM_LEGEND } from './types.ts';

/** The functions of {@link upAgainstTheWall}, each by its own name. */
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
} = upAgainstTheWall;
