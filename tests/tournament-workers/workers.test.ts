import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKnown } from '../../src/cli/journal.ts';
import { deriveSeed } from '../../src/core/random.ts';
import { type BotError, parseResults, playTournament } from '../../src/tournaments/index.ts';
import type * as Workers from '../../src/tournament-workers/index.ts';
import { cards, cheating, contest, numbers } from '../tournaments/contests.ts';
import { IS_THOROUGH, some } from '../times.ts';
import { builtForWorkers } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-workers-'));
let built: URL;
let play: typeof Workers.playTournamentOnWorkers;

beforeAll(async () => {
  built = await builtForWorkers();
  ({ playTournamentOnWorkers: play } = (await import(
    new URL('tournament-workers/index.js', built).href
  )) as typeof Workers);
});

afterAll(() => rmSync(folder, { recursive: true }));

function contests(): URL {
  return new URL('contests.js', built);
}

/** Failures of bots during a decision, each with a pattern for the reason. */
const FAILURES: readonly (readonly [failure: string, reason: RegExp])[] = [
  ['loops', /^The bot did not answer within 500 ms$/],
  ['throws while awaited', /^The bot threw Error: in a callback$/],
  ['exits', /^The worker process ended with exit code 3$/],
  ['never answers', /^The bot did not answer within 500 ms$/],
  ['exits while awaited', /^The worker process ended with exit code 4$/],
  ['hoards', /^The worker process was aborted, which happens if it exceeds the memory limit$/],
  ['grows one array', /^The worker process was aborted, which happens if it exceeds the memory limit$/],
  ['throws nothing', /^The bot threw undefined$/],
  ['throws a trap', /^The bot threw Error$/],
  ['rejects', /^The bot threw Error: no line$/],
  ['aborts', /^The worker process was aborted/],
  ['kills itself', /^The worker process was ended by SIGKILL/],
  ['loops while awaited', /^The bot did not answer within 500 ms$/],
];

/** Failures of code that a bot leaves running after its answer, each with a pattern for the expected error. */
const CRIMES: readonly (readonly [crime: string, reason: RegExp])[] = [
  ['throws late', /^The bot threw Error: too late after it had answered$/],
  ['exits late', /^The worker process ended with exit code 0, after the bot had answered$/],
  ['rejects late', /^The bot threw Error: forgotten after it had answered$/],
  ['exits much later', /^The worker process ended with exit code 5, after the bot had answered$/],
  ['breaks the line', /^The worker process ended with exit code 0/],
  ['loops late', /^The bot did not finish within 5000 ms, after the bot had answered$/],
];

describe('worker processes', () => {
  it.each(some([2, 1, 3], 1))('return and report the same results as no workers, if they are %i', async (workers) => {
    const plan = { rounds: IS_THOROUGH ? 20 : 6, seed: 'workers' };

    const told: number[] = [];
    const onResult = ({ match }: { readonly match: number }) => void told.push(match);

    const pairs = await play(contests(), plan, { workers, argument: 'cards', onResult });
    const threes = await play(contests(), plan, { workers, argument: 'numbers' });

    expect(pairs).toEqual(await playTournament(cards, plan));
    expect(told.toSorted((one, other) => one - other)).toEqual(pairs.matches.map(({ match }) => match));
    expect(threes).toEqual(await playTournament(numbers(3), plan));
  });

  it('continue from the matches played without them, and stop when a test decides', async () => {
    const two = { ...cards, participants: [cards.participants[0]!, cards.participants[1]!] };
    const plan = { rounds: 400, seed: 'early', sprt: { elo0: -100, elo1: 0 } };
    const whole = await playTournament(two, plan);
    expect(whole.matches.length).toBeLessThan(800);

    const earlier = { ...whole, matches: whole.matches.slice(0, 8) };
    expect(await play(contests(), plan, { workers: 2, argument: 'pair', earlier })).toEqual(whole);
  });

  it('report progress in order, and stop on request', async () => {
    const signal = { aborted: false };
    const played: number[] = [];
    const onProgress = (progress: { played: number }): void => {
      played.push(progress.played);
      signal.aborted = played.length === 3;
    };

    const { matches } = await play(
      contests(),
      { rounds: 50, seed: 1 },
      { workers: 2, argument: 'cards', onProgress, signal },
    );

    expect(played).toEqual([2, 4, 6]);
    expect(matches).toHaveLength(6);
  });

  it.each(some([1, 2], 1))('wait for promises, and report failures, if they are %i', async (workers) => {
    const plan = { rounds: 3, seed: 'promises' };
    const told: BotError[] = [];
    const settings = { workers, onFailure: (failure: BotError) => void told.push(failure) };

    expect(await play(contests(), plan, { workers, argument: 'patient' })).toEqual(
      await playTournament(contest('patient'), plan),
    );
    expect(await play(contests(), plan, { ...settings, argument: 'cheats' })).toEqual(
      await playTournament(cheating, plan),
    );
    expect(told).toHaveLength(6);
    // The order of the failures is not fixed, because two worker processes report them.
    expect(told.map(({ name, issue }) => [name, issue.participant])).toEqual(told.map(() => ['BotError', 'cheat']));
    expect(told.map(({ issue }) => issue.decision)).toContain(0);
  });

  it.each(some(FAILURES, 3))('let a bot lose only its match if it %s', async (argument, reason) => {
    const plan = { rounds: 1, seed: 'crime' };
    const told: number[] = [];
    // Only the tests of bots that do not answer have a short time limit. A bot that fills the memory needs a long time
    // on a busy machine.
    const decisionTime = String(reason).includes('500 ms') ? 500 : 30_000;
    const settings = { workers: 1, argument, decisionTime, memory: 64 };
    const results = await play(contests(), plan, { ...settings, onResult: ({ match }) => void told.push(match) });

    expect(told).toEqual([0, 1]);
    for (const { failure, seats, payoffs, decisions, outcome } of results.matches) {
      const seat = seats.indexOf('culprit');
      expect(failure).toEqual({ player: ['left', 'right'][seat], reason: expect.stringMatching(reason) as string });
      expect([outcome, payoffs[seat], decisions]).toEqual([undefined, 0, seat]);
    }
    if (!IS_THOROUGH && argument !== 'throws while awaited') return;
    const earlier = { ...results, matches: results.matches.slice(0, 1) };
    expect(await play(contests(), plan, { ...settings, earlier })).toEqual(results);
  });

  it.each(some(CRIMES, 2))('name the bot, the match and the seed when a bot %s', async (argument, reason) => {
    // The tournament is long enough that code which a bot has left running causes an error before the end.
    const plan = { rounds: 2000, seed: 'crime' };
    const decisionTime = argument.startsWith('loops') ? 2000 : 100_000;
    const failure = await play(contests(), plan, {
      workers: IS_THOROUGH ? 2 : 1,
      argument,
      decisionTime,
      memory: 64,
    }).catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: 'BotError', issue: { participant: 'culprit' } });
    const { issue } = failure as BotError;
    expect(issue.reason).toMatch(reason);
    expect(issue.seed).toBe(deriveSeed(plan.seed, `deal ${String(Math.floor(issue.match! / 2))}`));
    expect(issue.player).toMatch(/^(left|right)$/);
  });

  it.runIf(IS_THOROUGH)('name the bot also if its process receives nothing more but has not ended', async () => {
    const onResult = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
    const settings = { workers: 1, argument: 'breaks the line between deals', onResult };

    await expect(play(contests(), { rounds: 2000, seed: 'line' }, settings)).rejects.toMatchObject({
      issue: {
        participant: 'culprit',
        reason: 'The worker process ended with exit code 5, after the bot had answered',
      },
    });
  });

  it('name all bots that can be the cause if it is not known which one is', async () => {
    const failure = play(contests(), { rounds: 20_000, seed: 'unseen' }, { workers: 1, argument: 'unseen' });

    await expect(failure).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringMatching(
        /no bot was known to run \(the cause is the game, or code of one or random that still ran\).*code 6$/,
      ) as string,
    });
  });

  it('end with the error that the receiver of a match throws', async () => {
    const onResult = (): void => {
      throw new Error('no room');
    };
    const failure = play(contests(), { rounds: 3, seed: 'told' }, { workers: 1, argument: 'cards', onResult });
    await expect(failure).rejects.toThrow('no room');
  });

  it.runIf(IS_THOROUGH)(
    'end with the process that has started them, even if its bot runs in an endless loop',
    async () => {
      const host = [
        `import { playTournamentOnWorkers } from ${JSON.stringify(new URL('tournament-workers/index.js', built).href)};`,
        `const contests = new URL(${JSON.stringify(contests().href)});`,
        `await playTournamentOnWorkers(contests, { rounds: 1, seed: 1 }, { workers: 1, argument: 'tells and loops' });`,
      ].join('\n');
      const child = spawn(process.execPath, ['--input-type=module', '--eval', host], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      const worker = Number(said.toString());
      expect(process.kill(worker, 0)).toBe(true);

      child.kill('SIGKILL');

      await expect.poll(() => isAlive(worker), { timeout: 60_000, interval: 100 }).toBe(false);
    },
  );

  it.each<[string, number, string]>([
    ['workers', 0, '1 to 256'],
    ['workers', 1.5, '1 to 256'],
    ['workers', Number.NaN, '1 to 256'],
    ['workers', 257, '1 to 256'],
    ['decisionTime', 0, '1 to 86400000'],
    ['decisionTime', Number.POSITIVE_INFINITY, '1 to 86400000'],
    ['memory', 15, '16 to 65536'],
  ])('refuse %s of %d', async (name, value, range) => {
    const settings = { argument: 'cards', [name]: value };
    await expect(play(contests(), { rounds: 5, seed: 1 }, settings)).rejects.toThrow(
      `${name}: Expected a whole number from ${range}`,
    );
  });

  it.runIf(IS_THOROUGH).each(['for (;;);', 'await new Promise(() => setInterval(() => 0, 1000));'])(
    'end a module that never finishes loading: %s',
    async (code) => {
      const file = join(folder, 'endless.mjs');
      writeFileSync(file, code);
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      try {
        const failure = expect(play(pathToFileURL(file), { rounds: 5, seed: 1 }, { workers: 1 })).rejects.toThrow(
          /^file:.*endless\.mjs did not load within 300 seconds\.$/,
        );
        vi.advanceTimersByTime(300_000);
        await failure;
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('refuse a module without a contest', async () => {
    await expect(
      play(new URL('tournament-workers/index.js', built), { rounds: 5, seed: 1 }, { workers: 1 }),
    ).rejects.toThrow(/contest: Expected .* to export a contest/);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('simulate', () => {
  const program = (): string => fileURLToPath(new URL('cli/main.js', built));
  const wordsFor = (games: number): readonly string[] =>
    `simulate revolting-behaviour --bots steady,random --games ${String(games)} --seed workers`.split(' ');

  it.runIf(IS_THOROUGH)('starts at most as many processes as the machine runs at once, and says so', async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [program(), ...wordsFor(2), '--workers', '999999']);

    expect(stderr).toBe(`--workers: Using the maximum on this machine, ${String(availableParallelism())}.\n`);
  });

  describe('with bots of your own', () => {
    const GAME = 'simulate up-against-the-wall --games 4 --seed own';

    /** Writes a bot to a JavaScript file. */
    const botIn = (name: string, body: string): string => {
      const file = join(folder, `${name}.mjs`);
      writeFileSync(file, body);
      return file;
    };
    const run = (words: string): Promise<{ readonly stdout: string; readonly stderr: string }> =>
      promisify(execFile)(process.execPath, [program(), ...words.split(' ')], { cwd: folder });
    const failureOf = (words: string): Promise<unknown> => run(words).catch((error: unknown) => error);
    const random = 'export default (view, choices, rng) => choices.at(rng.int(choices.size));';

    it('plays, prints, saves and records the same with worker processes as without them', async () => {
      botIn('mine', random);
      const contentOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
      const recordsIn = (name: string): readonly string[] =>
        readdirSync(join(folder, name)).map((file) => `${file} ${contentOf(`${name}/${file}`)}`);
      const words = `${GAME} --bots ./mine.mjs,other=./mine.mjs,random --keep lost:mine`;

      const [alone, together] = await Promise.all([
        run(`${words} --records alone --json alone.json`),
        run(`${words} --records together --json together.json --workers 2 --time-limit 100000`),
      ]);

      expect(together.stdout).toBe(alone.stdout);
      expect(alone.stdout).toContain('6 of 6 matches');
      expect(contentOf('together.json')).toBe(contentOf('alone.json'));
      expect(recordsIn('alone').length).toBeGreaterThan(0);
      expect(recordsIn('together')).toEqual(recordsIn('alone'));
    });

    it('reports in one line which bot has failed', async () => {
      botIn('lost', 'export default () => { throw new Error("no idea"); };');

      const failure = await failureOf(`${GAME} --bots ./lost.mjs,random --workers 2`);
      expect(failure).toMatchObject({
        code: 3,
        stdout: expect.stringMatching(/4 of 4 matches[^]*\nMatches lost because the bot failed: lost 4\n$/) as string,
        stderr: expect.stringMatching(
          /^(?:lost, playing for .* threw Error: no idea \(.*lost\.mjs:\d+:\d+\)\n){4}$/,
        ) as string,
      });
    });

    it('reports which bot has ended the program', async () => {
      botIn('quits', 'export default () => process.exit(0);');

      expect(await failureOf(`${GAME} --bots ./quits.mjs,random`)).toMatchObject({
        code: 3,
        stderr: 'quits has failed: The bot ended the program.\n',
      });
    });

    it('reports how to continue if a worker has been ended', async () => {
      // The bot kills only worker processes, because only these have a connection to another process.
      botIn('killed', `if (process.connected) process.kill(process.pid, 'SIGKILL');\n${random}`);

      expect(await failureOf(`${GAME} --bots ./killed.mjs,random --workers 2 --json killed.json`)).toMatchObject({
        stderr: expect.stringMatching(
          /^Matches played so far are in .*killed\.json\.journal: continue with --resume .*killed\.json\.\n/,
        ) as string,
      });
    });

    it.runIf(IS_THOROUGH)('applies the time limit to bots also while records are made', async () => {
      // This bot plays normally until the results have been written, and then never answers.
      botIn(
        'late',
        `import { existsSync } from 'node:fs';\n${random.replace('=> ', '=> { while (existsSync("late.json")); return ')} }`,
      );

      const { stdout, stderr } = await run(
        `${GAME} --bots ./late.mjs,random --json late.json --records late --keep won:late --time-limit 500`,
      );
      expect(stdout).toContain('4 of 4 matches');
      expect(stderr).toMatch(
        /^Written: late\.json\.\n(?:late, playing for .* within 500 ms\n)+0 records in late\.\nMatches without a record, .*\n$/,
      );
      expect(readKnown(join(folder, 'late.json')).matches).toHaveLength(4);
    });
  });

  const GAMES = 60;
  let whole: Promise<string> | undefined;

  /** The results file of a run without interruptions. */
  function undisturbed(): Promise<string> {
    const file = join(folder, 'undisturbed.json');
    const words = [program(), ...wordsFor(GAMES), '--json', file];
    return (whole ??= promisify(execFile)(process.execPath, words).then(() => readFileSync(file, 'utf8')));
  }

  /** The results file of a run that continues an interrupted run. */
  async function goneOn(file: string): Promise<string> {
    const words = [program(), ...wordsFor(GAMES), '--json', file, '--resume', file];
    await promisify(execFile)(process.execPath, words);
    expect(existsSync(`${file}.journal`)).toBe(false);
    return readFileSync(file, 'utf8');
  }

  it.runIf(IS_THOROUGH)('keeps the matches played if the disk is full, and says how to continue', async () => {
    const file = join(folder, 'full.json');
    // `ulimit` limits the size of files to eight blocks, as if the disk were full.
    const limited = ['-c', 'ulimit -f 8 && exec "$0" "$@"', process.execPath, program(), ...wordsFor(GAMES)];
    const failure = await promisify(execFile)('sh', [...limited, '--json', file]).catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: 4, stdout: '' });
    expect((failure as { stderr: string }).stderr).toMatch(/^EFBIG.* continue with --resume .*full\.json\n$/);
    expect(readKnown(file).matches.length).toBeGreaterThan(5);
    expect(await goneOn(file)).toBe(await undisturbed());
  });

  it.runIf(IS_THOROUGH).each([120, 0, 60, 240])(
    'exits with 130 when it is interrupted while workers start: %d ms',
    async (delay) => {
      const file = join(folder, `started-${String(delay)}.json`);
      const words = [program(), ...wordsFor(GAMES), '--json', file, '--workers', '2'];
      const child = spawn(process.execPath, words, { stdio: 'ignore', detached: true });
      while (!existsSync(`${file}.journal`)) await new Promise((resolve) => setTimeout(resolve, 1));
      await new Promise((resolve) => setTimeout(resolve, delay));
      process.kill(-child.pid!, 'SIGINT');

      expect(await once(child, 'exit')).toEqual([130, null]);
    },
  );

  it.runIf(IS_THOROUGH).each([2, 1])(
    'loses nothing when it is killed and then interrupted, with %i workers',
    async (workers) => {
      const file = join(folder, `stopped-${String(workers)}.json`);
      /** Runs the program until the journal has at least `least` lines, then sends a signal. */
      const stopped = async (least: number, signal: NodeJS.Signals, ...more: readonly string[]): Promise<unknown> => {
        const words = [program(), ...wordsFor(GAMES), '--json', file, '--workers', String(workers), ...more];
        const child = spawn(process.execPath, words, { stdio: 'ignore', detached: true });
        const journal = `${file}.journal`;
        while (!existsSync(journal) || readFileSync(journal, 'utf8').split('\n').length < least)
          await new Promise((resolve) => setTimeout(resolve, 2));
        // Control-C sends SIGINT to the whole process group.
        process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal);
        return once(child, 'exit');
      };

      expect(await stopped(10, 'SIGKILL')).toEqual([null, 'SIGKILL']);
      expect(existsSync(file)).toBe(false);
      const { matches: known } = readKnown(file);
      expect(known.length).toBeGreaterThanOrEqual(8);

      expect(await stopped(known.length + 10, 'SIGINT', '--resume', file)).toEqual([130, null]);
      const { matches } = parseResults(JSON.parse(readFileSync(file, 'utf8')));
      expect(matches.length).toBeGreaterThan(known.length);
      expect(matches.length).toBeLessThan(GAMES);
      expect(await goneOn(file)).toBe(await undisturbed());
    },
  );
});
