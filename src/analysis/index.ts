/**
 * Exact odds, best play, solutions of small matches, and luck reports, for any game.
 *
 * @packageDocumentation
 */
export { AnalysisError, type AnalysisErrorCode } from './analysis-error.ts';
export { type BestSequence, bestSequence } from './best-sequence.ts';
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
export { type Fit, fit } from './fit.ts';
export type { SearchSettings } from './induction.ts';
export { type Luck, type LuckEvent, type LuckReport, luckReport, type LuckTotal } from './luck.ts';
export { solveMatrixGame, type MatrixSolution } from './matrix-game.ts';
export { type Rational, toNumber } from './rational.ts';
export { winShare } from './win-share.ts';
export { type PlannedActions, type Solution, solve, type Strategy } from './solve.ts';
