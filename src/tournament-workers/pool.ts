/**
 * Plays a tournament on several cores.
 *
 * @packageDocumentation
 */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { type Json, MalformedError } from '../core/errors.ts';
import { BotError } from '../tournaments/match.ts';
import type { TournamentResults } from '../tournaments/results.ts';
import { type Plan, type RunSettings, runTournament, termsOf } from '../tournaments/run.ts';
import { loadContest } from './load.ts';
import type { DealReply, DealTask } from './worker.ts';

/** What may be chosen besides the plan. */
export interface WorkerSettings extends RunSettings {
  /** Threads: whole number, at least 1. Default: as many as the machine runs at once. */
  readonly workers?: number;
  /** What the module's function `contest` is given, in every thread. Default: `null`. */
  readonly argument?: Json;
}

/** Deals that each worker is kept ahead, so that none waits for a slow one. */
const AHEAD = 4;

/** What threads run: built to lie beside this module. */
const WORKER = new URL('./worker.js', import.meta.url);

/**
 * Plays a tournament in worker threads. The results are those of {@link tournaments.playTournament}, whatever the number
 * of threads.
 *
 * Functions cannot be sent to a thread. So you give the URL of an ES module, in JavaScript, which every thread loads for
 * itself, and this one too. It exports a contest, or a function that makes one of the `argument`:
 *
 * ```js
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * export const contest = { game: upAgainstTheWall, entrants: [{ name: 'mine', bot: mine }, { name: 'other', bot: other }] };
 * ```
 *
 * @param module - `new URL('./contest.js', import.meta.url)`.
 * @throws {@link core.MalformedError} if contest, plan, settings or earlier results are not valid or do not belong together.
 * @throws {@link tournaments.BotError} if a bot fails.
 */
export async function playTournamentOnWorkers(
  module: URL,
  plan: Plan,
  { workers = availableParallelism(), argument = null, ...settings }: WorkerSettings = {},
): Promise<TournamentResults> {
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new MalformedError('workers', `Expected a whole number of at least 1 but received ${String(workers)}`);
  }
  const loaded = { module: module.href, argument };
  const terms = termsOf(await loadContest(loaded), plan);
  const pool = new Tinypool({
    filename: WORKER.href,
    name: 'work',
    minThreads: workers,
    maxThreads: workers,
  });
  const { players, budget } = terms;
  const play = async (fixtures: DealTask['fixtures']) => {
    const reply = (await pool.run({ ...loaded, terms: { players, budget }, fixtures } satisfies DealTask)) as DealReply;
    if (reply.kind === 'played') return reply.results;
    throw new BotError(reply.fault, reply.cause);
  };
  try {
    return await runTournament(terms, settings, { play, ahead: AHEAD * workers });
  } finally {
    await pool.destroy();
  }
}
