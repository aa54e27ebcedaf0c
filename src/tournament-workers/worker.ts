import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from '../core/game.ts';
import { stackOf, textOf } from '../tournaments/anything.ts';
import type { Contest, Participant } from '../tournaments/contest.ts';
import type { Pairing } from '../tournaments/pairings.ts';
import { BotError, type BotErrorDetails } from '../tournaments/match.ts';
import type { TournamentSettings } from '../tournaments/results.ts';
import { type MatchTerms, playOne } from '../tournaments/run.ts';
import { type ContestModule, loadContest } from './load.ts';
import { type Asked, Slate } from './slate.ts';

/** The first message to a worker. Each later message is a deal, as its pairings. */
export interface WorkerTask {
  readonly module: ContestModule;
  readonly terms: MatchTerms & Pick<TournamentSettings, 'participants'>;
}

/** Descriptor of the slate file: its index among the worker's standard streams. */
const SLATE_FILE = 4;

/**
 * A match of the deal, the end of the deal, or a failure. Errors lose their class in transfer. `failed` can come at any
 * time. Its issue is `none` if a game or a contest threw, and `unknown` if no decision is known to be the cause.
 */
export type WorkerReply =
  | ({ readonly kind: 'played' } & ReturnType<typeof playOne>)
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly issue: BotErrorDetails | 'none' | 'unknown';
      readonly reason: string;
      readonly cause?: string;
    };

/** Bots must not use `process.send`, because the parent would confuse their messages with those of the worker. */
const send = process.send?.bind(process);
delete process.send;
const slate = new Slate(SLATE_FILE);
/** The current decision. Timers and promises that a bot leaves behind keep the decision that started them. */
const deciding = new AsyncLocalStorage<{ readonly asked: Asked; readonly issue: Omit<BotErrorDetails, 'reason'> }>();
/** The current match, and the number of decisions asked for in it. */
let pairing: Pairing;
let decisions = 0;
let terms: WorkerTask['terms'];
let contest: Promise<Contest<GameTypes>> | undefined;

// Code left behind by a bot may end the process or never return. Therefore the bot is recorded before that code runs.
createHook({
  before: () => {
    const decision = deciding.getStore();
    if (decision !== undefined) slate.goOn(decision.asked);
  },
  after: () => slate.pause(),
}).enable();
process.on('uncaughtException', (error: unknown) => {
  const decision = deciding.getStore();
  const reason = `It threw ${textOf(error)} after it had answered`;
  reply({ ...failure(error), issue: decision === undefined ? 'unknown' : { ...decision.issue, reason } });
});
// On Windows, Control-C reaches every process of a command. The parent decides which deals are still finished.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
// While a bot is in an endless loop, only another thread can notice that the parent has ended.
const guard = `setInterval(() => process.ppid === ${String(process.ppid)} || process.kill(process.pid, 'SIGKILL'), 1000)`;
new Worker(guard, { eval: true }).unref();
process.on('message', (message: unknown) => {
  if (contest === undefined) contest = prepare(message as WorkerTask);
  else void contest.then((ready) => play(ready, message as readonly Pairing[])).then(reply);
});

async function prepare(task: WorkerTask): Promise<Contest<GameTypes>> {
  terms = task.terms;
  const loaded = await loadContest(task.module);
  return { ...loaded, participants: loaded.participants.map(watched) };
}

function reply(message: WorkerReply): void {
  send?.(message);
}

/** Plays a deal, then waits until errors of code left behind by bots are reported. */
async function play(on: Contest<GameTypes>, pairings: readonly Pairing[]): Promise<WorkerReply> {
  try {
    for (pairing of pairings) {
      decisions = 0;
      reply({ kind: 'played', ...playOne(on, terms, pairing) });
    }
    // Node reports rejected promises after all callbacks that are due now, and before the second turn of the event
    // loop.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof BotError)) return failure(error);
    return { ...failure(error.cause), issue: error.issue };
  }
}

function failure(error: unknown): Extract<WorkerReply, { readonly kind: 'failed' }> {
  const cause = stackOf(error);
  return { kind: 'failed', issue: 'none', reason: textOf(error), ...(cause === undefined ? {} : { cause }) };
}

/** A participant whose decisions are recorded in the slate. */
function watched({ name, bot }: Participant<GameTypes>, participant: number): Participant<GameTypes> {
  return {
    name,
    bot: (view, choices, ...others) => {
      const decision = decisions++;
      const { match, seed } = pairing;
      const player = view.viewer;
      const asked = { match, decision, participant, player: terms.players.indexOf(player) };
      const issue = { participant: name, player, seed, match, decision };
      slate.ask(asked);
      try {
        return deciding.run({ asked, issue }, () => bot(view, choices, ...others));
      } finally {
        slate.answered();
      }
    },
  };
}
