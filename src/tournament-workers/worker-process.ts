import { type ChildProcess, fork } from 'node:child_process';
import { itemAt } from '../core/lookups.ts';
import type { Pairing } from '../tournaments/pairings.ts';
import { BotError } from '../tournaments/match.ts';
import type { MatchResult } from '../tournaments/results.ts';
import type { MatchObserver } from '../tournaments/run.ts';
import { type Glimpse, Slate } from './slate.ts';
import type { WorkerReply, WorkerTask } from './worker.ts';

/** The limits of a worker. */
interface WorkerLimits {
  /** Milliseconds for one decision. */
  readonly decisionTime: number;
  /** Megabytes. */
  readonly memory: number;
}

/** Milliseconds that a worker may take to start, load the contest and ask its first bot. */
const START = 300_000;

/** The minimum time, in milliseconds, that a game gets between decisions. */
const BETWEEN_DECISIONS = 5000;

/** The worker's program, built into the same folder as this module. */
const PROGRAM = new URL('./worker.js', import.meta.url);

/** A worker's message about a match. */
type Played = Extract<WorkerReply, { readonly kind: 'played' }>;

/** A caller that waits for a deal. */
interface Waiting {
  readonly results: Promise<MatchResult>[];
  readonly witness: MatchObserver;
  readonly resolve: (results: readonly MatchResult[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Plays one deal at a time. If the process fails, it is killed, and all of its deals fail. */
export class WorkerProcess {
  readonly #task: WorkerTask;
  readonly #limits: WorkerLimits;
  readonly #slate = new Slate();
  readonly #process: ChildProcess;
  /** All matches given to the process, by number. The bots of any of them may have left code behind. */
  readonly #pairings = new Map<number, Pairing>();
  #waiting: Waiting | undefined;
  #watch: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(task: WorkerTask, limits: WorkerLimits) {
    this.#task = task;
    this.#limits = limits;
    this.#process = fork(PROGRAM, {
      // Control-C must not reach the process, so it gets its own process group: the parent decides which deals are
      // still finished. Windows has no process groups, and the option would open a window.
      detached: process.platform !== 'win32',
      execArgv: [`--max-old-space-size=${String(limits.memory)}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', this.#slate.file],
    });
    this.#process.on('message', (reply: WorkerReply) => this.#hear(reply));
    this.#process.on('error', (error) => this.#fail(new Error(`A worker failed: ${error.message}`, { cause: error })));
    this.#process.on('exit', (code, signal) => this.#leave(code, signal));
    this.#send(task);
  }

  /** Plays a deal. Must not be called again before that deal ends. */
  play(pairings: readonly Pairing[], witness: MatchObserver): Promise<readonly MatchResult[]> {
    for (const pairing of pairings) this.#pairings.set(pairing.match, pairing);
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#waiting = { results: [], witness, resolve, reject };
      this.#watch = this.#startWatch();
      this.#send(pairings);
    });
  }

  /** Sends a message. Errors are ignored: if the channel breaks, the failure is reported when the process exits. */
  #send(message: WorkerTask | readonly Pairing[]): void {
    this.#process.send(message, () => undefined);
  }

  /** Kills the process. */
  close(): void {
    this.#fail(new Error('The tournament is over.'));
  }

  #hear(reply: WorkerReply): void {
    if (reply.kind === 'failed') {
      const { issue, reason, cause } = reply;
      if (issue === 'unknown') return this.#fail(this.#errorOfNobody(reason, cause));
      return this.#fail(issue === 'none' ? new Error(cause ?? reason) : new BotError(issue, cause));
    }
    const waiting = this.#waiting;
    if (reply.kind === 'played') {
      waiting?.results.push(this.#witnessed(reply, waiting.witness));
      return;
    }
    clearInterval(this.#watch);
    this.#waiting = undefined;
    if (waiting !== undefined) Promise.all(waiting.results).then(waiting.resolve, waiting.reject);
  }

  /** Reports a result to the observer. If the observer throws, the deal fails. */
  async #witnessed({ result, record }: Played, witness: MatchObserver): Promise<MatchResult> {
    try {
      await witness(result, record);
    } catch (error) {
      this.#fail(error as Error);
    }
    return result;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    clearInterval(this.#watch);
    this.#process.kill('SIGKILL');
    this.#waiting?.reject(this.#failure);
    this.#waiting = undefined;
  }

  #leave(code: number | null, signal: NodeJS.Signals | null): void {
    this.#fail(this.#errorFor(reasonOf(code, signal)));
    this.#slate.close();
  }

  /** Starts a timer that kills the process if one step takes too long. */
  #startWatch(): NodeJS.Timeout {
    let last = { steps: this.#slate.read().steps, since: performance.now() };
    const look = (): void => {
      const glimpse = this.#slate.read();
      const { steps } = glimpse;
      const now = performance.now();
      if (steps !== last.steps) last = { steps, since: now };
      const limit = this.#timeLimit(glimpse);
      if (now - last.since < limit) return;
      this.#fail(this.#errorFor(`It did not finish within ${String(limit)} ms`));
    };
    return setInterval(look, Math.min(Math.max(this.#limits.decisionTime / 8, 5), 250));
  }

  /** The time limit of the current step, in milliseconds. */
  #timeLimit({ running, asked }: Glimpse): number {
    if (asked === undefined) return START;
    return running === 'asked' ? this.#limits.decisionTime : Math.max(this.#limits.decisionTime, BETWEEN_DECISIONS);
  }

  /** The error of the bot that was running when the process ended. */
  #errorFor(reason: string): Error {
    const { asked, running } = this.#slate.read();
    const pairing = this.#pairings.get(asked?.match ?? -1);
    if (running === 'neither' || asked === undefined || pairing === undefined) return this.#errorOfNobody(reason);
    const { match, seed } = pairing;
    const { participants, players } = this.#task.terms;
    const [participant, player] = [itemAt(participants, asked.participant), itemAt(players, asked.player)];
    const when = running === 'asked' ? '' : ', after it had answered';
    return new BotError(
      { participant, player, seed, match, decision: asked.decision, reason: reason + when },
      undefined,
    );
  }

  /** The error if it is unknown which bot was running: the game or any bot of the process can be the cause. */
  #errorOfNobody(reason: string, cause?: string): Error {
    const { participants } = this.#task.terms;
    const suspects = `the game, or code that ${participants.join(' or ')} left behind`;
    const { asked } = this.#slate.read();
    const when = asked === undefined ? 'before it asked a bot' : `while no bot was known to run (${suspects})`;
    return new Error(`A worker has failed ${when}: ${reason}`, { cause });
  }
}

/** V8 aborts a process that runs out of memory: on Windows with an exit code, elsewhere with a signal. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134)
    return 'Its process was aborted, which happens if it exceeds the memory limit';
  if (signal !== null) return `Its process was ended by ${signal}`;
  return `It ended its process with exit code ${String(code)}`;
}
