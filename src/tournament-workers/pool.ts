import { availableParallelism } from 'node:os';
import { type Json, MalformedError } from '../core/errors.ts';
import type { TournamentResults } from '../tournaments/results.ts';
import { type Engine, type TournamentPlan, type RunSettings, runTournament, termsOf } from '../tournaments/run.ts';
import { loadContest } from './load.ts';
import { WorkerProcess } from './worker-process.ts';

/** What may be chosen besides the plan. */
export interface WorkerSettings extends RunSettings {
  /** Processes: whole number from 1 to 256. Default: as many as the machine runs at once. */
  readonly workers?: number;
  /** What the module's function `contest` is given, in every process. Default: `null`. */
  readonly argument?: Json;
  /**
   * Milliseconds that a bot may take for one decision: whole number from 1 to 86,400,000, a day. A process that takes
   * longer is ended from outside, some more milliseconds later. Default: 300,000, five minutes.
   */
  readonly decisionTime?: number;
  /** Megabytes that a process may use for JavaScript values, buffers not counted: whole number from 16 to 65,536. Default: 2,048. */
  readonly memory?: number;
}

/** Deals that each worker is kept ahead, so that none waits for a slow one. */
const AHEAD = 4;

/**
 * Plays a tournament in worker processes. The results are those of {@link tournaments.playTournament}, whatever the
 * number of processes.
 *
 * Functions cannot be sent to another process. So you give the URL of an ES module, in JavaScript, which every process
 * loads for
 * itself, and this one too. It exports a contest, or a function that makes one of the `argument`:
 *
 * ```js
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * export const contest = { game: upAgainstTheWall, participants: [{ name: 'mine', bot: mine }, { name: 'other', bot: other }] };
 * ```
 *
 * @param module - `new URL('./contest.js', import.meta.url)`.
 * @param plan - Who plays whom, how often, from which seed.
 * @param settings - How many processes, and what each may take; `decisionTime` in milliseconds, `memory` in megabytes.
 * @throws {@link core.MalformedError} if contest, plan, settings or earlier results are not valid or do not belong together.
 * @throws {@link tournaments.BotError} if a bot fails: it throws, answers with no legal action, takes too long or too much
 * memory, ends its process, or leaves something behind that does so later. It is named, with match and seed. All who
 * play in a process share its memory, and who is named is who ran when there was no more.
 * @throws An `Error` that names all participants if a process fails while no bot is known to run: by the game, by what a
 * contest's module started before any decision, or from outside.
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
  // A process that runs in circles would not notice that nobody waits for it.
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

/** Gives each deal to the next process that is free, first come, first served. */
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
