import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from '../core/game.ts';
import { stackOf, textOf } from '../tournaments/anything.ts';
import type { Contest, Participant } from '../tournaments/contest.ts';
import type { Pairing } from '../tournaments/pairings.ts';
import { BotError, type BotErrorDetails } from '../tournaments/bot-error.ts';
import { isPromise } from '../tournaments/match.ts';
import type { TournamentSettings } from '../tournaments/results.ts';
import { type MatchTerms, type NewResult, playOne } from '../tournaments/run.ts';
import { type ContestModule, loadContest } from './load.ts';
import { type Asked, Slate } from './slate.ts';

/** The tournament settings that are the same for all matches of a worker. */
export type WorkerTerms = MatchTerms & Pick<TournamentSettings, 'participants'>;

/** A deal to play. The first message to a worker is the module of the contest; each later message is a deal. */
export interface WorkerDeal {
  readonly terms: WorkerTerms;
  readonly pairings: readonly Pairing[];
}

/** Descriptor of the slate file: its index in the `stdio` list of the worker. */
const SLATE_FILE = 4;

/** The data of a {@link BotError} that are sent to the parent: its details, and the stack of its cause. */
export interface SentBotError {
  readonly issue: BotErrorDetails;
  readonly cause: string | undefined;
}

/**
 * A message from a worker: a match of the deal was played, the deal is done, the module is loaded, or something failed.
 * Errors are sent as plain data, because an error object loses its class when it is sent. A `failed` message can be
 * sent at any time. The `issue` of the message is `none` if the game or the contest threw the error, and `unknown` if
 * it is not known which decision caused the error.
 */
export type WorkerReply =
  | (Omit<NewResult, 'failure'> & { readonly kind: 'played'; readonly failure?: SentBotError })
  | { readonly kind: 'done' }
  /** The worker has loaded the module, or the module threw an error. */
  | { readonly kind: 'loaded' }
  | {
      readonly kind: 'failed';
      readonly issue: BotErrorDetails | 'none' | 'unknown';
      readonly reason: string;
      readonly cause?: string;
    };

/**
 * The function `process.send`. The function is deleted from `process`, so that bots cannot call it: the parent could
 * not distinguish messages of bots from messages of the worker.
 */
const send = process.send?.bind(process);
delete process.send;
const slate = new Slate(SLATE_FILE);
/**
 * A decision that a bot is making. If the bot throws an error in a callback, `fail` ends the decision with this error.
 */
interface Deciding {
  readonly asked: Asked;
  readonly issue: Omit<BotErrorDetails, 'reason'>;
  fail: (error: unknown) => void;
}

/**
 * The decision to which the running code belongs. If a bot starts a timer or a promise that runs after its decision,
 * this code still belongs to the decision.
 */
const deciding = new AsyncLocalStorage<Deciding>();
/** The current match. `decisions` counts the decisions in this match for which a bot was asked. */
let pairing: Pairing;
let decisions: number;
let terms: WorkerTerms;
let contest: Promise<Contest<GameTypes>> | undefined;

// If a bot started code that runs after its decision, the decision is recorded before this code runs, because the code
// can end the process or never return.
createHook({
  before: () => {
    const decision = deciding.getStore();
    if (decision !== undefined) slate.goOn(decision.asked);
  },
  after: () => slate.pause(),
}).enable();
process.on('uncaughtException', (error: unknown) => {
  const decision = deciding.getStore();
  if (decision !== undefined && decision.asked === slate.awaited) return decision.fail(error);
  const reason = `The bot threw ${textOf(error)} after it had answered`;
  reply({ ...failure(error), issue: decision === undefined ? 'unknown' : { ...decision.issue, reason } });
});
// On Windows, Control-C sends a signal to every process of a command. The worker ignores the signal, because the parent
// decides which deals the worker must still finish.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
// The guard kills this process when the parent has ended. The guard runs in another thread, so that it works even if a
// bot is in an endless loop.
const guard = `setInterval(() => process.ppid === ${String(process.ppid)} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(guard, { eval: true }).unref();
process.on('message', (message: unknown) => {
  if (contest === undefined) {
    contest = prepare(message as ContestModule);
    const tell = (): void => reply({ kind: 'loaded' });
    contest.then(tell, tell);
  } else void contest.then((ready) => play(ready, message as WorkerDeal)).then(reply);
});

async function prepare(module: ContestModule): Promise<Contest<GameTypes>> {
  const loaded = await loadContest(module);
  return { ...loaded, participants: loaded.participants.map(watched) };
}

function reply(message: WorkerReply): void {
  send?.(message);
}

/**
 * Plays a deal. Then waits for errors in code that bots started and that runs after their decisions. So these errors
 * are reported before the deal is done.
 */
async function play(on: Contest<GameTypes>, { terms: given, pairings }: WorkerDeal): Promise<WorkerReply> {
  terms = given;
  try {
    for (pairing of pairings) {
      decisions = 0;
      const { failure: lost, ...played } = await playOne(on, terms, pairing);
      // A bot that was late can still be computing its answer, but this answer is no longer awaited.
      slate.end(slate.awaited);
      reply({ kind: 'played', ...played, ...(lost === undefined ? {} : { failure: sent(lost) }) });
    }
    // Waiting for two turns of the event loop is enough, because Node reports rejected promises after the callbacks
    // that are already waiting, and before the second turn.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof BotError)) return failure(error);
    return { ...failure(error.cause), issue: error.issue };
  }
}

function sent({ issue, cause }: BotError): SentBotError {
  return { issue, cause: stackOf(cause) };
}

function failure(error: unknown): Extract<WorkerReply, { readonly kind: 'failed' }> {
  const cause = stackOf(error);
  return { kind: 'failed', issue: 'none', reason: textOf(error), ...(cause === undefined ? {} : { cause }) };
}

/** Returns a participant whose decisions are recorded in the slate. */
function watched({ name, bot }: Participant<GameTypes>, participant: number): Participant<GameTypes> {
  return {
    name,
    bot: (view, choices, ...others) => {
      const decision = decisions++;
      const { match, seed } = pairing;
      const player = view.viewer;
      const asked = { match, decision, participant, player: terms.players.indexOf(player) };
      const issue = { participant: name, player, seed, match, decision };
      const current: Deciding = { asked, issue, fail: () => undefined };
      slate.ask(asked);
      let answer: ReturnType<typeof bot> | undefined;
      try {
        answer = deciding.run(current, () => bot(view, choices, ...others));
      } finally {
        if (!isPromise(answer)) slate.end(asked);
      }
      return isPromise(answer) ? unlessFailed(answer, current) : answer;
    },
  };
}

/** Waits for the answer of a bot, or for an error in one of the bot's callbacks. */
async function unlessFailed<Answer>(answer: PromiseLike<Answer>, current: Deciding): Promise<Answer> {
  try {
    return await Promise.race([answer, new Promise<never>((_, reject) => (current.fail = reject))]);
  } finally {
    slate.end(current.asked);
  }
}
