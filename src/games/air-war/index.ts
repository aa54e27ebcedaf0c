/**
 * *Some Air War Games*, by R. L. Wine and R. M. Thrall (University of Michigan, May 1953): seven games for two players on
 * a board of hexagons, with simultaneous secret orders and without chance.
 *
 * @packageDocumentation
 */
import { airWar } from './game.ts';

export { airWar } from './game.ts';
export { rulebook, type RuleId } from './rulebook.ts';
export { variants } from './scenario.ts';
export { randomCities, whyNotCities } from './city-placement.ts';
export type * from './types.ts';
export { ofSide, opponentOf, SIDES, VARIANTS } from './types.ts';

/** The functions of {@link airWar}, each by its own name. */
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
} = airWar;
