/**
 * Exact odds, best play, values of small matches, and honest luck, for any game.
 *
 * @packageDocumentation
 */
export { AnalysisError, type AnalysisFault } from './analysis-error.ts';
export { type BestOrder, bestOrder } from './best-order.ts';
export { type BestPlay, bestPlay, type BestPlaySettings, type RatedAction } from './best-play.ts';
export {
  type Distribution,
  distribution,
  type DistributionSettings,
  expectation,
  type Likelihood,
  type Policy,
  probabilityOf,
  variance,
} from './distribution.ts';
export type { SearchSettings } from './induction.ts';
export { type Luck, type LuckEvent, type LuckLedger, luckLedger, type LuckTotal } from './luck.ts';
export { matrixGame, type MatrixSolution } from './matrix-game.ts';
export { type Rational, toNumber } from './rational.ts';
export { shareMeasure } from './share-measure.ts';
export { type Plan, type Solution, solve, type Strategy } from './solve.ts';
