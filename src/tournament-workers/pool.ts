import { availableParallelism } from 'node:os';
import { type Json, MalformedError } from '../core/errors.ts';
import type { TournamentResults } from '../tournaments/results.ts';
import { type Engine, type TournamentPlan, type RunSettings, runTournament, termsOf } from '../tournaments/run.ts';
import { loadContest } from './load.ts';
import { WorkerProcess } from './worker-process.ts';

/** Settings of a run on workers. */
export interface WorkerSettings extends RunSettings {
  /** Number of processes: integer from 1 to 256. Default: the available parallelism of the machine. */
  readonly workers?: number;
  /** The argument of the module's `contest` function, in every process. Default: `null`. */
  readonly argument?: Json;
  /**
   * Maximum time of one decision, in milliseconds: integer from 1 to 86,400,000, a day. A process that takes longer is
   * killed some milliseconds later. Default: 300,000, five minutes.
   */
  readonly decisionTime?: number;
  /** Megabytes of JavaScript heap per process, without buffers: integer from 16 to 65,536. Default: 2,048. */
  readonly memory?: number;
}

/** Deals queued for each worker, so that no worker waits for a slow one. */
const AHEAD = 4;

/**
 * Plays a tournament in worker processes. The results equal those of {@link tournaments.playTournament} for any number
 * of processes.
 *
 * Functions cannot be sent to another process. Pass the URL of an ES module in JavaScript instead. This process and
 * every worker load it. It exports a contest, or a function that creates one from `argument`:
 *
 * ```js
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * export const contest = { game: upAgainstTheWall, participants: [{ name: 'mine', bot: mine }, { name: 'other', bot: other }] };
 * ```
 *
 * @param module - `new URL('./contest.js', import.meta.url)`.
 * @param plan - Rounds, seed, budget, and test.
 * @param settings - Number of processes, `decisionTime` in milliseconds, `memory` in megabytes.
 * @throws {@link core.MalformedError} if contest, plan, settings or earlier results are not valid or do not belong
 * together.
 * @throws {@link tournaments.BotError} if a bot fails: it throws, does not return a legal action, exceeds time or
 * memory, or ends its process. The same is true for code that a bot has left running, such as a timer. The error names
 * the bot, the match and the seed. All bots in a process share its memory. If memory runs out, the error names the bot
 * that was running.
 * @throws An `Error` that names all participants if a process fails while no bot is known to run: the cause may be the
 * game, code that the module started before any decision, or something outside the process.
 */
export async function playTournamentOnWorkers(
  module: URL,
  plan: TournamentPlan,
  {
    workers = availableParallelism(),
    argument = null,
    decisionTime = 300_000,
    memory = 2048,
    ...settings
  }: WorkerSettings = {},
): Promise<TournamentResults> {
  checkRange('workers', workers, [1, 256]);
  checkRange('decisionTime', decisionTime, [1, 86_400_000]);
  checkRange('memory', memory, [16, 65_536]);
  const loaded = { module: module.href, argument };
  const terms = termsOf(await loadContest(loaded), plan);
  const { participants, players, budget } = terms;
  const task = { module: loaded, terms: { participants, players, budget, records: settings.records } };
  const processes = Array.from({ length: workers }, () => new WorkerProcess(task, { decisionTime, memory }));
  const close = (): void => {
    for (const each of processes) each.close();
  };
  // A worker in an endless loop would not notice that this process has ended.
  process.once('exit', close);
  try {
    return await runTournament(terms, settings, { play: sharedBy(processes), ahead: AHEAD * workers });
  } finally {
    process.off('exit', close);
    close();
  }
}

function checkRange(path: string, value: number, [least, most]: readonly [number, number]): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const range = `a whole number from ${String(least)} to ${String(most)}`;
  throw new MalformedError(path, `Expected ${range} but received ${String(value)}`);
}

/** Gives each deal to the next free process, in order. */
function sharedBy(processes: readonly WorkerProcess[]): Engine['play'] {
  const free = [...processes];
  const waiting: ((worker: WorkerProcess) => void)[] = [];
  const release = (worker: WorkerProcess): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  };
  return async (pairings, witness) => {
    const worker = free.shift() ?? (await new Promise<WorkerProcess>((resolve) => waiting.push(resolve)));
    return worker.play(pairings, witness).finally(() => release(worker));
  };
}
