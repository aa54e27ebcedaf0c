/**
 * Tournaments between bots, at any game: fixtures that are fair by seat and dice, statistics that know what depends on
 * what, and results that can be continued. Nothing here needs Node; `countersheet/tournament-workers` plays on all cores.
 *
 * @packageDocumentation
 */
export type { Bot, Budget } from '../bots/bot.ts';
export type { Contest, Entrant } from './contest.ts';
export { type Fixture, fixturesOf, MATCHES_MAX, type Schedule } from './fixtures.ts';
export { bootstrap, type Interval, wilson } from './intervals.ts';
export { BotError, type BotFault, type MatchSettings, type PlayedMatch, playMatch } from './match.ts';
export { pairScores } from './pairs.ts';
export { type Points, ratings } from './ratings.ts';
export { formatCrossTable, formatStandings } from './report.ts';
export { type MatchResult, parseResults, type TournamentResults, type TournamentTerms } from './results.ts';
export { type Plan, playFixture, playTournament, type Progress, type RunSettings, type Witness } from './run.ts';
export { expectedScore, type PairScores, sprt, type SprtSettings, type SprtState } from './sprt.ts';
export { type Encounter, type Standing, type Standings, standings, type StandingsSettings } from './standings.ts';
