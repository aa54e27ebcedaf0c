import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSeed } from '../../src/core/random.ts';
import { playTournament } from '../../src/tournaments/index.ts';
import type * as Workers from '../../src/tournament-workers/index.ts';
import { cards, numbers } from '../tournaments/contests.ts';
import { builtForThreads } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-threads-'));
let built: URL;
let play: typeof Workers.playTournamentOnWorkers;

beforeAll(async () => {
  built = await builtForThreads();
  ({ playTournamentOnWorkers: play } = (await import(
    new URL('tournament-workers/index.js', built).href
  )) as typeof Workers);
});

afterAll(() => rmSync(folder, { recursive: true }));

function contests(): URL {
  return new URL('contests.js', built);
}

describe('threads', () => {
  it.each([1, 2, 3])('should give the same results as no thread, when they are %i', async (workers) => {
    const plan = { rounds: 20, seed: 'threads' };

    const pairs = await play(contests(), plan, { workers, argument: 'cards' });
    const threes = await play(contests(), plan, { workers, argument: 'numbers' });

    expect(pairs).toEqual(await playTournament(cards, plan));
    expect(threes).toEqual(await playTournament(numbers(3), plan));
  });

  it('should go on from what was played without them, and stop where a test decides', async () => {
    const two = { ...cards, entrants: [cards.entrants[0]!, cards.entrants[1]!] };
    const plan = { rounds: 400, seed: 'early', sprt: { elo0: -100, elo1: 0 } };
    const whole = await playTournament(two, plan);
    expect(whole.matches.length).toBeLessThan(800);

    const earlier = { ...whole, matches: whole.matches.slice(0, 8) };
    expect(await play(contests(), plan, { workers: 2, argument: 'pair', earlier })).toEqual(whole);
  });

  it('should tell of progress in order, and stop when they are told to', async () => {
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

  it('should bring home the error of a bot', async () => {
    await expect(play(contests(), { rounds: 5, seed: 1 }, { workers: 2, argument: 'cheats' })).rejects.toMatchObject({
      name: 'BotError',
      fault: { entrant: 'cheat', decision: expect.any(Number) as number, seed: deriveSeed(1, 'deal 0') },
    });
  });

  it.each([0, 1.5, Number.NaN])('should refuse to be %d', async (workers) => {
    await expect(play(contests(), { rounds: 5, seed: 1 }, { workers })).rejects.toMatchObject({ path: 'workers' });
  });

  it('should refuse a module without a contest', async () => {
    await expect(play(new URL('tournament-workers/worker.js', built), { rounds: 5, seed: 1 })).rejects.toThrow(
      /contest: Expected .* to export a contest/,
    );
  });
});

describe('simulate on threads', () => {
  it('should print and keep the same as without them', async () => {
    const run = async (workers: number): Promise<{ printed: string; kept: string }> => {
      const file = join(folder, `${String(workers)}.json`);
      const words = [
        'simulate',
        'revolting-behaviour',
        '--bots',
        'steady,random',
        '--games',
        '12',
        '--seed',
        'threads',
      ];
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...[fileURLToPath(new URL('cli/main.js', built)), ...words],
        ...['--workers', String(workers), '--json', file],
      ]);
      return { printed: stdout, kept: readFileSync(file, 'utf8') };
    };

    const [alone, together] = await Promise.all([run(1), run(2)]);

    expect(together).toEqual(alone);
    expect(alone.printed).toContain('12 of 12 matches');
  });
});
