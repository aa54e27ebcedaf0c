/**
 * Measures how much processor time a step needs if a program plays through the protocol. The program runs in Node, and
 * also in Python if Python is installed. Measures two kinds of messages: messages that play one step in one match, and
 * messages that play one step in each of 64 matches. Compares both kinds with the same steps in one process without
 * messages. Actions are random.
 *
 * `npm run bench -- protocol serve <game>` is the server that Python starts.
 */
import { spawnSync } from 'node:child_process';
import { plain } from '../src/cli/color.ts';
import { gameNamed } from '../src/cli/game.ts';
import { run } from '../src/cli/run.ts';
import { GameServer, withObservation } from '../src/cli/serve/game-server.ts';
import { numbersIn } from '../src/cli/serve/batch.ts';
import { cpuRate } from './measure.ts';

const GAME = 'up-against-the-wall';
const STEPS = 100_000;

/** The fields of an answer that are needed to play at random. */
interface Shown {
  readonly batch: number;
  readonly codes: string;
  readonly counts: string;
}

const known = await withObservation(await gameNamed(GAME));

/** Returns how many microseconds one step takes in this process, without messages. */
async function inProcess(): Promise<number> {
  const { game, options } = known;
  let matches = 0;
  const started = (): ReturnType<typeof game.fork> => game.fork(game.setup({ ...options, seed: `bench/${matches++}` }));
  let fork = started();
  const perSecond = await cpuRate(() => {
    fork.play(Math.floor(Math.random() * fork.size()));
    if (fork.turn().kind === 'over') fork = started();
  });
  return 1e6 / perSecond;
}

/** Returns how many microseconds Node needs for one step, from the line of the request to the line of the answer. */
function served(copies: number): number {
  const server = new GameServer([known], { showsState: false });
  const ask = (message: object): string => server.answer(JSON.stringify({ v: 1, ...message }));
  let shown = JSON.parse(ask({ type: 'batch', game: GAME, copies, seed: 'bench' })) as Shown;
  const { batch } = shown;
  const lines = (): number => {
    const actions = chosen(shown);
    const line = JSON.stringify({ v: 1, type: 'step', batch, actions });
    const start = process.cpuUsage();
    const answer = server.answer(line);
    const { user, system } = process.cpuUsage(start);
    shown = JSON.parse(answer) as Shown;
    return user + system;
  };
  for (let step = 0; step < STEPS / 4; step += copies) lines();
  let spent = 0;
  for (let step = 0; step < STEPS; step += copies) spent += lines();
  return spent / STEPS;
}

/** Returns the code of a random legal action for each match. */
function chosen(shown: Shown): string {
  const [codes, counts] = [numbersIn(shown.codes), numbersIn(shown.counts)];
  let start = 0;
  const actions = counts.map((count) => {
    start += count;
    return codes[start - 1 - Math.floor(Math.random() * count)]!;
  });
  return Buffer.from(actions.buffer).toString('base64');
}

if (process.argv[3] === 'serve') {
  const terminal = {
    out: console.log,
    error: console.error,
    links: false,
    paint: plain,
    ask: () => Promise.resolve(undefined),
  };
  process.exitCode = await run(process.argv.slice(3), terminal, { version: () => '' });
} else {
  const row = (name: string, cells: readonly string[]): void =>
    console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join(''));
  row('µs of processor time a step', ['one match', '64 at once']);
  row('in one process', [(await inProcess()).toFixed(1), '']);
  row('Node, line to line', [served(1).toFixed(1), served(64).toFixed(1)]);
  const { status, stdout } = spawnSync('python3', ['clients/python/tests/throughput.py'], {
    env: { ...process.env, COUNTERSHEET: `node ${process.argv[1]!} protocol`, PYTHONPATH: 'clients/python/src' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) console.log(stdout.trimEnd());
}
