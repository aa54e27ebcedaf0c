import { availableParallelism } from 'node:os';
import type { Json } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { checkDecisionTime, DECISION_TIME, DEFAULT_BUDGET } from '../tournaments/match.ts';
import { checkRange } from '../tournaments/range.ts';
import type { Contest } from '../tournaments/contest.ts';
import type { TournamentResults } from '../tournaments/results.ts';
import {
  type DealPlayer,
  type DealSettings,
  type RunSettings,
  type TournamentPlan,
  playTournamentWith,
  termsOf,
} from '../tournaments/run.ts';
import { loadContest } from './load.ts';
import { WorkerProcess } from './worker-process.ts';
import type { WorkerTerms } from './worker.ts';

/** Settings of worker processes. */
export interface WorkerSettings {
  /**
   * The number of processes: a whole number from 1 to 256. Default: the number of processes that the machine can run in
   * parallel.
   */
  readonly workers?: number;
  /** The argument that every process passes to the module's function `contest`. Default: `null`. */
  readonly argument?: Json;
  /**
   * The maximum size of the JavaScript heap of each process in megabytes: a whole number from 16 to 65,536. The limit
   * does not apply to buffers. Default: 2,048.
   */
  readonly memory?: number;
}

/** The number of deals that are queued for each worker, so that no worker has to wait for a slower worker. */
const AHEAD = 4;

/**
 * Plays a tournament in worker processes. The results are the same as with {@link tournaments.playTournament},
 * regardless of the number of processes.
 *
 * Functions cannot be sent to another process, so pass the URL of an ES module in JavaScript. This process and every
 * worker load the module. The module exports a contest, or a function that creates a contest from `argument`:
 *
 * ```js
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * export const contest = { game: upAgainstTheWall, participants: [{ name: 'mine', bot: mine }, { name: 'other', bot: other }] };
 * ```
 *
 * A bot that fails loses the match. A bot also loses if it loops endlessly, exceeds the memory limit or ends its
 * process; a new process then plays the other matches. All bots in a process share its memory, so the bot that is
 * running when the memory is exhausted loses.
 *
 * @param module - `new URL('./contest.js', import.meta.url)`.
 * @param plan - Rounds, seed, budget, and test.
 * @param settings - Number of processes, `decisionTime` in milliseconds, `memory` in megabytes.
 * @throws {@link core.MalformedError} if contest, plan, settings or earlier results are not valid, or if the earlier
 * results belong to another tournament.
 * @throws {@link tournaments.BotError} if a match does not end within 100,000 decisions. Also thrown if a bot leaves
 * code running after a decision, and this code throws an error, exceeds the limit of time or memory, or ends the
 * process. The error names the bot, the match and the seed.
 * @throws An `Error` if the module does not load within five minutes.
 * @throws An `Error` if a process fails while no bot was known to run. The error names all participants. The cause can
 *   be the game, code that the module started before any decision, or something outside the process.
 */
export async function playTournamentOnWorkers(
  module: URL,
  plan: TournamentPlan,
  settings: RunSettings & WorkerSettings = {},
): Promise<TournamentResults> {
  const player = await startWorkers(module, { ...plan, ...settings });
  try {
    return await playTournamentWith(player.contest, plan, player, settings);
  } finally {
    player.close();
  }
}

/**
 * Worker processes that are ready to play deals, for {@link tournaments.playTournamentWith} or for a queue of deals.
 */
export interface DealWorkers extends DealPlayer {
  /** The contest that this process has loaded. */
  readonly contest: Contest<GameTypes>;
  /** Ends the processes. Then the promises of all deals in progress reject. */
  close(this: void): void;
}

/**
 * Starts worker processes. Each deal is played by the next process that is idle. {@link playTournamentOnWorkers}
 * describes the module, and what happens if a bot or a process fails. After any other failure, the promise of the deal
 * rejects.
 *
 * @param module - `new URL('./contest.js', import.meta.url)`.
 * @param settings - Number of processes, budget, `decisionTime` in milliseconds, `memory` in megabytes.
 * @throws {@link core.MalformedError} if contest or settings are not valid.
 * @throws An `Error` if the module does not load within five minutes, or ends its process.
 */
export async function startWorkers(
  module: URL,
  {
    workers = availableParallelism(),
    argument = null,
    decisionTime = DECISION_TIME,
    memory = 2048,
    budget = DEFAULT_BUDGET,
    records,
  }: DealSettings & WorkerSettings = {},
): Promise<DealWorkers> {
  checkRange('workers', workers, [1, 256]);
  checkDecisionTime(decisionTime);
  checkRange('memory', memory, [16, 65_536]);
  const loaded = { module: module.href, argument };
  const processes = Array.from({ length: workers }, () => new WorkerProcess(loaded, { decisionTime, memory }));
  const close = (): void => {
    process.off('exit', close);
    for (const each of processes) each.close();
  };
  // The workers are killed when this process exits, because a worker in an endless loop would not notice the exit.
  process.once('exit', close);
  try {
    // One worker loads the module before this process does. If the module never finishes loading, only this worker
    // hangs, and this worker can be killed.
    await processes[0]!.loaded();
    const contest = await loadContest(loaded);
    const { participants, players } = termsOf(contest, { rounds: 1, seed: 0, budget });
    const terms = { participants, players, budget, records, decisionTime };
    return { contest, play: sharedBy(processes, terms), ahead: AHEAD * workers, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Gives the deals, in their order, to processes that are idle. */
function sharedBy(processes: readonly WorkerProcess[], terms: WorkerTerms): DealPlayer['play'] {
  const free = [...processes];
  const waiting: ((worker: WorkerProcess) => void)[] = [];
  const release = (worker: WorkerProcess): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  return async (deal) => {
    const worker = free.shift() ?? (await new Promise<WorkerProcess>((resolve) => waiting.push(resolve)));
    return worker.play(terms, deal).finally(() => release(worker));
  };
}
