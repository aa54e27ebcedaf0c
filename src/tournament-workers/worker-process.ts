import { type ChildProcess, fork } from 'node:child_process';
import { itemAt } from '../core/lookups.ts';
import type { Pairing } from '../tournaments/pairings.ts';
import { BotError } from '../tournaments/bot-error.ts';
import { lateIn } from '../tournaments/match.ts';
import { lostBy, type NewResult } from '../tournaments/run.ts';
import { type Glimpse, Slate } from './slate.ts';
import type { ContestModule } from './load.ts';
import type { WorkerReply, WorkerTerms } from './worker.ts';

/** The limits of a worker. */
interface WorkerLimits {
  /** The maximum time for one decision, in milliseconds. */
  readonly decisionTime: number;
  /** The maximum size of the JavaScript heap, in megabytes. */
  readonly memory: number;
}

/** The maximum time, in milliseconds, in which a worker must start, load the contest and ask its first bot. */
const START = 300_000;

/**
 * The time limit, in milliseconds, for the code of the game between two decisions. If `decisionTime` is greater, the
 * limit is `decisionTime`.
 */
const BETWEEN_DECISIONS = 5000;

/**
 * The worker is killed this many milliseconds after the time limit of a decision. This delay gives the worker itself
 * time to notice that the bot is late.
 */
const NOTICE = 100;

/** The worker's program, built into the same folder as this module. */
const PROGRAM = new URL('./worker.js', import.meta.url);

/** A caller that waits for the results of a deal. */
interface Waiting {
  /** The matches that have no result yet. */
  readonly left: Map<number, Pairing>;
  readonly played: NewResult[];
  readonly resolve: (played: readonly NewResult[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Plays one deal at a time. If a bot ends the process or does not answer, a new process plays the rest of the deal. If
 * the process fails for another reason, the deal and all later deals fail.
 */
export class WorkerProcess {
  readonly #module: ContestModule;
  readonly #limits: WorkerLimits;
  #slate: Slate;
  #process: ChildProcess;
  /**
   * All matches that the process was told to play, by match number. These matches are stored, because in any of them, a
   * bot can have started code that is still running.
   */
  readonly #pairings = new Map<number, Pairing>();
  #terms: WorkerTerms | undefined;
  #waiting: Waiting | undefined;
  #loading: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined;
  #watch: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  constructor(module: ContestModule, limits: WorkerLimits) {
    this.#module = module;
    this.#limits = limits;
    [this.#slate, this.#process] = this.#started();
  }

  /**
   * Waits until the process has loaded the contest, or until the contest has thrown an error. Rejects if the process
   * ends, or if the contest does not load in time. Call this function immediately after the constructor.
   */
  async loaded(): Promise<void> {
    const limit = `${String(START / 1000)} seconds`;
    const late = (): void => this.#fail(new Error(`${this.#module.module} did not load within ${limit}.`));
    const timer = setTimeout(late, START);
    try {
      await new Promise<void>((resolve, reject) => (this.#loading = { resolve, reject }));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Plays a deal. Do not call this function again before the deal has ended. */
  play(terms: WorkerTerms, pairings: readonly Pairing[]): Promise<readonly NewResult[]> {
    this.#terms = terms;
    for (const pairing of pairings) this.#pairings.set(pairing.match, pairing);
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      const left = new Map(pairings.map((pairing) => [pairing.match, pairing]));
      this.#waiting = { left, played: [], resolve, reject };
      this.#watch = this.#startWatch();
      this.#send(pairings);
    });
  }

  /** Kills the process. */
  close(): void {
    this.#fail(new Error('The tournament is over.'));
  }

  /** Starts a process with a new slate. */
  #started(): [Slate, ChildProcess] {
    const slate = new Slate();
    const child = fork(PROGRAM, {
      // The worker runs in a separate process group, so that Control-C does not end it: the parent decides which deals
      // the worker must still finish. On Windows, which has no process groups, the option `detached` would open a
      // window.
      detached: process.platform !== 'win32',
      execArgv: [`--max-old-space-size=${String(this.#limits.memory)}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', slate.file],
    });
    // Ignores messages of a process that was replaced: such a process can still send messages before it exits.
    const ifCurrent = (act: () => void): void => {
      if (child === this.#process) act();
    };
    child.on('message', (reply: WorkerReply) => ifCurrent(() => this.#hear(reply)));
    child.on('error', (error) =>
      ifCurrent(() => this.#fail(new Error(`A worker failed: ${error.message}`, { cause: error }))),
    );
    child.on('exit', (code, signal) => {
      ifCurrent(() => this.#end(reasonOf(code, signal)));
      slate.close();
    });
    child.send(this.#module, () => undefined);
    return [slate, child];
  }

  /**
   * Sends a deal to the worker. Ignores errors of the channel, because the failure is reported when the process exits.
   */
  #send(pairings: readonly Pairing[]): void {
    this.#process.send({ terms: this.#terms, pairings }, () => undefined);
  }

  #hear(reply: WorkerReply): void {
    if (reply.kind === 'failed') {
      const { issue, reason, cause } = reply;
      if (issue === 'unknown') return this.#fail(this.#errorOfNobody(reason, cause));
      return this.#fail(issue === 'none' ? new Error(cause ?? reason) : new BotError(issue, cause));
    }
    if (reply.kind === 'done') return this.#finish();
    if (reply.kind === 'loaded') return this.#loading?.resolve();
    const { kind: _, failure, ...played } = reply;
    this.#add(failure === undefined ? played : { ...played, failure: new BotError(failure.issue, failure.cause) });
  }

  #add(played: NewResult): void {
    this.#waiting?.left.delete(played.result.match);
    this.#waiting?.played.push(played);
  }

  #finish(): void {
    clearInterval(this.#watch);
    this.#waiting?.resolve(this.#waiting.played);
    this.#waiting = undefined;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    clearInterval(this.#watch);
    this.#process.kill('SIGKILL');
    this.#loading?.reject(this.#failure);
    this.#waiting?.reject(this.#failure);
    this.#waiting = undefined;
  }

  /**
   * Handles the end of the process, and kills the process if it still runs. If the process was waiting for the answer
   * of a bot, this bot loses the match; otherwise the deal and all later deals fail.
   */
  #end(reason: string): void {
    const error = this.#errorFor(reason);
    const { running, asked } = this.#slate.read();
    const pairing = running === 'asked' ? this.#waiting?.left.get(asked?.match ?? -1) : undefined;
    if (pairing === undefined || !(error instanceof BotError)) return this.#fail(error);
    this.#process.kill('SIGKILL');
    [this.#slate, this.#process] = this.#started();
    this.#add(lostBy(error, pairing, this.#terms!.players));
    const left = [...(this.#waiting?.left.values() ?? [])];
    if (left.length === 0) this.#finish();
    else this.#send(left);
  }

  /** Starts a timer that kills the process if the code that is running exceeds its time limit. */
  #startWatch(): NodeJS.Timeout {
    let last = { steps: this.#slate.read().steps, since: performance.now() };
    const look = (): void => {
      const glimpse = this.#slate.read();
      const { steps } = glimpse;
      const now = performance.now();
      if (steps !== last.steps) last = { steps, since: now };
      const limit = this.#timeLimit(glimpse);
      if (now - last.since < limit) return;
      this.#end(
        glimpse.running === 'asked'
          ? lateIn(this.#limits.decisionTime)
          : `The bot did not finish within ${String(limit)} ms`,
      );
    };
    return setInterval(look, Math.min(Math.max(this.#limits.decisionTime / 8, 5), 250));
  }

  /** Returns the time limit of the code that is running now, in milliseconds. */
  #timeLimit({ running, asked }: Glimpse): number {
    if (asked === undefined) return START;
    const { decisionTime } = this.#limits;
    return running === 'asked' ? decisionTime + NOTICE : Math.max(decisionTime, BETWEEN_DECISIONS);
  }

  /** Returns the error that names the bot that was running when the process ended. */
  #errorFor(reason: string): Error {
    const { asked, running } = this.#slate.read();
    const pairing = this.#pairings.get(asked?.match ?? -1);
    if (running === 'neither' || asked === undefined || pairing === undefined) return this.#errorOfNobody(reason);
    const { match, seed } = pairing;
    const { participants, players } = this.#terms!;
    const [participant, player] = [itemAt(participants, asked.participant), itemAt(players, asked.player)];
    const when = running === 'asked' ? '' : ', after the bot had answered';
    return new BotError(
      { participant, player, seed, match, decision: asked.decision, reason: reason + when },
      undefined,
    );
  }

  /**
   * Returns the error for a process that ended while no bot was known to run. The cause can be the game or any bot of
   * the process.
   */
  #errorOfNobody(reason: string, cause?: string): Error {
    const suspects = `the cause is the game, or code of ${this.#terms?.participants.join(' or ') ?? ''} that still ran`;
    const { asked } = this.#slate.read();
    const when = asked === undefined ? 'before it asked a bot' : `while no bot was known to run (${suspects})`;
    return new Error(`A worker has failed ${when}: ${reason}`, { cause });
  }
}

/**
 * Returns the reason why a process ended. If a process runs out of memory, V8 aborts it: on Windows with an exit code,
 * on other systems with a signal.
 */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134)
    return 'The worker process was aborted, which happens if it exceeds the memory limit';
  if (signal !== null) return `The worker process was ended by ${signal}`;
  return `The worker process ended with exit code ${String(code)}`;
}
