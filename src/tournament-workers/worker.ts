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

/** What a worker is sent first. Each message after it is a deal, as its pairings. */
export interface WorkerTask {
  readonly module: ContestModule;
  readonly terms: MatchTerms & Pick<TournamentSettings, 'participants'>;
}

/** Descriptor of the file that is the slate: the place at which it is handed over. */
const SLATE_FILE = 4;

/**
 * A match of the deal, or its end; or what has failed: errors lose their class on the way. `failed` may come any time. The
 * issue is `none` of a bot's when a game or a contest has thrown, and `unknown` where nobody's decision was it.
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

/** Taken away from the bots, whose messages would be taken for ours. */
const send = process.send?.bind(process);
delete process.send;
const slate = new Slate(SLATE_FILE);
/** The decision under way, also for what a bot leaves behind in timers and promises. */
const deciding = new AsyncLocalStorage<{ readonly asked: Asked; readonly issue: Omit<BotErrorDetails, 'reason'> }>();
/** The match under way, and how many decisions were asked for in it. */
let pairing: Pairing;
let decisions = 0;
let terms: WorkerTask['terms'];
let contest: Promise<Contest<GameTypes>> | undefined;

// What was left behind may end the process or never end: who left it is noted before it runs.
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
// On Windows Control-C reaches every process of a command; the first of them decides what is still played.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
// While a bot runs in circles, only another thread can notice that who started this process is gone.
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

/** Plays a deal, and lets what its bots have left behind come to light. */
async function play(on: Contest<GameTypes>, pairings: readonly Pairing[]): Promise<WorkerReply> {
  try {
    for (pairing of pairings) {
      decisions = 0;
      reply({ kind: 'played', ...playOne(on, terms, pairing) });
    }
    // Promises that were rejected are told of after all that is due at once, and before the second turn.
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

/** An participant that says on the slate what it is asked. */
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
