/**
 * Plays tournaments on all cores of a machine. This module needs Node and ES modules.
 *
 * @packageDocumentation
 */
export { type DealWorkers, playTournamentOnWorkers, startWorkers, type WorkerSettings } from './pool.ts';
export { processBot, type ProcessBotSettings } from './process-bot.ts';
