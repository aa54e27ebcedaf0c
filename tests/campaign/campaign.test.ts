/** Plays campaigns with the built package on a real Redis server. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { canonical } from '../../src/analysis/canonical.ts';
import { ROOT } from '../export-paths.ts';
import { type Redis, startRedis } from './server.ts';

const execute = promisify(execFile);
const PROGRAM = `${ROOT}examples/campaign/campaign.mjs`;

/** The module of a contest. The second bot, which is a function or a program, comes from another module. */
const CONTEST = `
import { sample } from 'countersheet/core';
import { processBot } from 'countersheet/tournament-workers';
import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
import { first } from './first.js';

const random = { name: 'random', bot: (view, choices, rng) => sample(choices, rng) };
export const contest = { game, participants: [random, { name: 'first', bot: first(game, processBot) }] };
`;
const FIRST = `export const first = () => (view, choices) => choices.at(0);`;
const FIRST_PROGRAM = `
import { fileURLToPath } from 'node:url';
const program = fileURLToPath(new URL('program.cjs', import.meta.url));
export const first = (game, processBot) => processBot(game, [process.execPath, program]);`;
const PROGRAM_BOT = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.includes('"go"')) console.log('{"type":"bestaction","action":0}');
})`;

let redis: Redis;
let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => (redis = await startRedis()));
afterAll(() => redis.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-'));
  write('package.json', '{ "type": "module" }');
  write('contest/contest.js', CONTEST);
  write('contest/first.js', FIRST);
  linkPackage(folder);
  linkPackage(`${ROOT}examples/campaign`);
});
afterEach(() => {
  for (const each of running) each.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Lets the modules of a folder import the built package. */
function linkPackage(to: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  rmSync(join(to, 'node_modules/countersheet'), { recursive: true, force: true });
  symlinkSync(ROOT, join(to, 'node_modules/countersheet'), 'junction');
}

/** A running command of the campaign program. */
interface Command {
  readonly child: ChildProcess;
  /** The output of the command so far. */
  text: string;
  /** The exit code, or null if the command was killed. */
  readonly end: Promise<number | null>;
}

function run(words: string, contest = 'contest'): Command {
  const [command = '', ...options] = words.split(' ');
  const child = spawn(process.execPath, [PROGRAM, command, `${contest}/contest.js`, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const end = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const started = { child, text: '', end };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.text += String(text)));
  return started;
}

/** Waits until a command has reported at least `least` matches. */
async function reports(started: Command, least: number): Promise<void> {
  const played = (): number => Math.max(0, ...Array.from(started.text.matchAll(/^(\d+) of/gm), ([, n]) => Number(n)));
  await expect.poll(played, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(least);
}

/** Plays the same contest in one process. Returns its results as canonical JSON. */
async function ofOneProcess(plan: object): Promise<string> {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { playTournament } from 'countersheet/tournaments';
    import { contest } from ${JSON.stringify(join(folder, 'contest/contest.js'))};
    writeFileSync('whole.json', JSON.stringify(await playTournament(contest, ${JSON.stringify(plan)})));`;
  await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
  return canonical(JSON.parse(readFileSync(join(folder, 'whole.json'), 'utf8')));
}

async function inRedis(command: string): Promise<string> {
  return (await execute('redis-cli', ['-u', redis.url, ...command.split(' ')])).stdout;
}

async function collected(words: string): Promise<string> {
  expect(await run(`collect ${words}`).end).toBe(0);
  return canonical(JSON.parse(readFileSync(join(folder, `${/--name (\w+)/.exec(words)![1]!}.json`), 'utf8')));
}

it('survives crashes of a worker, of Redis and of a starter, although each deal is queued twice', async () => {
  const queue = `--name crash --redis ${redis.url}`;
  const start = `start ${queue} --rounds 1000 --seed crash --every 100`;
  const whole = ofOneProcess({ rounds: 1000, seed: 'crash', budget: { iterations: 1000 } });
  const [one, other] = [run(start), run(start)];
  const workers = [1, 2, 3].map(() => run(`work ${queue} --workers 1 --lock 3000`));

  await reports(one, 200);
  workers[0]!.child.kill('SIGKILL');
  await reports(one, 600);
  await redis.restart();
  await reports(one, 1000);
  one.child.kill('SIGKILL');

  expect(await other.end).toBe(0);
  expect(await Promise.all(workers.map(({ end }) => end))).toEqual([null, 0, 0]);
  expect(await collected(queue)).toBe(await whole);
  // Each deal was queued by two processes, but Redis has only one job for each deal.
  expect(await inRedis('zcard bull:crash:completed')).toBe('1000\n');
  const status = run(`status ${queue}`);
  expect(await status.end).toBe(0);
  expect(status.text).toMatch(/^2000 of 2000 matches\n\| participant .*\n[^]*\| first +\| +2000 \|/);
});

it('refuses a worker with another contest, and its deal goes to a worker with the same contest', async () => {
  write('contest/first.js', FIRST_PROGRAM);
  write('contest/program.cjs', PROGRAM_BOT);
  cpSync(join(folder, 'contest'), join(folder, 'other'), { recursive: true });
  write('other/program.cjs', `${PROGRAM_BOT} // improved`);
  const queue = `--name refused --redis ${redis.url}`;
  const start = run(`start ${queue} --rounds 4 --seed 1`);

  const wrong = run(`work ${queue} --workers 1`, 'other');
  expect(await wrong.end).toBe(1);
  expect(wrong.text).toMatch(
    /^Refused: the SHA-256 of the folder of the contest is \w{64} here, but \w{64} in the campaign\n$/,
  );

  const right = run(`work ${queue} --workers 1`);
  expect(await start.end).toBe(0);
  expect(await right.end).toBe(0);
  expect(await collected(queue)).toBe(await ofOneProcess({ rounds: 4, seed: '1' }));
  const again = run(`start ${queue} --rounds 4 --seed 1`, 'other');
  expect(await again.end).toBe(1);
  expect(again.text).toContain('Refused: ');
});

it('stops the queue when the test decides', async () => {
  const queue = `--name test --redis ${redis.url}`;
  const worker = run(`work ${queue} --workers 1`);
  const start = run(`start ${queue} --rounds 5000 --seed early --sprt=-100,0`);

  expect(await start.end).toBe(0);
  expect(start.text).toMatch(/SPRT: log-likelihood ratio -\S+ \(-2\.94 to 2\.94\), h0\n$/);
  expect(await worker.end).toBe(0);
  expect(await inRedis('llen bull:test:wait')).toBe('0\n');
  expect(await collected(queue)).toBe(
    await ofOneProcess({ rounds: 5000, seed: 'early', sprt: { elo0: -100, elo1: 0 } }),
  );
});

it('gives the same results on one machine without a server, also after a crash', async () => {
  const start = '--name alone --rounds 150 --seed 7 --every 50';
  const killed = run(`start ${start}`);
  await reports(killed, 20);
  killed.child.kill('SIGKILL');
  await killed.end;
  expect(readFileSync(join(folder, 'alone.jsonl'), 'utf8').split('\n').length).toBeLessThan(300);

  expect(await run(`start ${start}`).end).toBe(0);
  expect(await collected('--name alone')).toBe(await ofOneProcess({ rounds: 150, seed: '7' }));
  const work = run('work --name alone');
  expect(await work.end).toBe(1);
  expect(work.text).toContain('Expected --redis');
});

it('passes an argument to the contest, and refuses another argument', async () => {
  const module = `${ROOT}examples/campaign/strength`;
  cpSync(module, join(folder, 'strength'), { recursive: true });
  const bots = (...names: string[]): string => `--argument ${JSON.stringify({ game: 'air-war', bots: names })}`;
  const start = (argument: string) => run(`start --name argument --rounds 1 --budget 1 ${argument}`, 'strength');
  const first = start(bots('random', 'strategist'));

  expect(await first.end).toBe(0);
  expect(first.text).toMatch(/\| strategist +\| +2 \|/);
  const other = start(bots('random', 'greedy'));
  expect(await other.end).toBe(1);
  expect(other.text).toMatch(/^Refused: the argument is .*"greedy".* here, but .*"strategist".* in the campaign\n$/);
});
