/**
 * Plays tournaments between bots, for any game. The pairings ensure that all participants play in the same seats and
 * with the same dice. The statistics take into account that some matches have the same dice. A tournament can be
 * continued from its results. This module does not need Node. To use all cores, see `countersheet/tournament-workers`.
 *
 * @packageDocumentation
 */
export type { Bot, Budget } from '../bots/bot.ts';
export type { Contest, Participant } from './contest.ts';
export { type BestResponse, bestResponse, type BestResponseSettings } from './best-response.ts';
export { type Pairing, pairingsOf, MATCHES_MAX, type PairingSettings } from './pairings.ts';
export { bootstrap, type Interval, wilson } from './intervals.ts';
export { BotError, type BotErrorDetails } from './bot-error.ts';
export { type MatchSettings, type PlayedMatch, playMatch } from './match.ts';
export { pairScores } from './pairs.ts';
export { type ScoreMatrix, ratings } from './ratings.ts';
export { formatCrossTable, formatStandings } from './report.ts';
export { type MatchResult, parseResults, type TournamentResults, type TournamentSettings } from './results.ts';
export {
  type DealPlayer,
  type DealSettings,
  type NewResult,
  type TournamentPlan,
  playPairing,
  playTournament,
  playTournamentWith,
  serveDeals,
  type TournamentProgress,
  type RunSettings,
  type MatchObserver,
} from './run.ts';
export { expectedScore, type PairScores, sprt, type SprtSettings, type SprtState } from './sprt.ts';
export { type PairResult, type Standing, type Standings, standings, type StandingsSettings } from './standings.ts';
