/** Tests a game that an author publishes as a package, and that a user installs and plays. */
import { exec } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { compiledGuideGame } from '../guide-game.ts';
import { Consumer } from './consumer.ts';

const consumer = new Consumer();

beforeAll(async () => {
  consumer.copyInstalled(inject('installed'));
  await consumer.install(await consumer.pack(packageOfPig()));
});

/** Creates the folder of a package as the guide "Adding a game" describes it. */
function packageOfPig(): string {
  const { version, dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'my-pig-'));
  const about = {
    ...{ name: '@me/my-pig', version: '1.0.0', type: 'module', exports: './dist/pig.js' },
    dependencies: { countersheet: version, valibot: dependencies['valibot'] },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'pig.js'), compiledGuideGame());
  return folder;
}

/** The output of a command that receives these lines of input. */
async function printed(words: string, lines: readonly string[] = [], program = 'npx countersheet'): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, out: string): void => (error === null ? resolve(out) : reject(error));
    const { stdin } = exec(`${program} ${words}`, { cwd: consumer.folder }, done);
    stdin?.end(lines.map((line) => `${line}\n`).join(''));
  });
}

describe('a game in a package of its own', () => {
  it('is played under the name of the package, with a preset and without one', async () => {
    const words = 'play @me/my-pig/short --as all --seed farm --record match.json';
    const lines = Array.from({ length: 20 }, () => ['throw', 'hold']).flat();
    const out = await printed(words, ['hodl', 'hold', ...lines]);

    expect(out).toContain('Pig (pig). Type ? for help.');
    expect(out).toContain('You have no points to bank. (P-3)');
    expect(out).toMatch(/^(north|south) wins with 1\d points in the bank\. +P-4$/m);
    expect(await printed('replay @me/my-pig match.json --all')).toMatch(/ wins with 1\d points in the bank\. +P-4$/m);
    expect(await printed('rules @me/my-pig P-4')).toContain('Who first has 30 points');
  });

  it('is played by a program that is installed elsewhere and has another copy of the package', async () => {
    const program = `node ${ROOT}dist/cli/main.js`;
    const out = await printed('play @me/my-pig/short --seed farm', ['throw 7', 'hold', 'concede'], program);

    expect(out).toContain('Expected 0 words after "throw" but received 1. Format: throw');
    expect(out).toContain('You have no points to bank. (P-3)');
    expect(out).toMatch(/^south wins with 0 points in the bank\. +P-5$/m);
    const set = printed('play @me/my-pig --set target=1', [], program);
    await expect(set).rejects.toThrow('--set: target: Invalid value: Expected >=2 but received 1.');
  });

  it('is simulated, in several processes with the same results', async () => {
    const words = 'simulate @me/my-pig/short --bots random,mcts --games 4 --budget 10';
    const out = await printed(words);

    expect(out).toMatch(/^pig, seed 1969: 4 of 4 matches$/m);
    expect(await printed(`${words} --workers 2`)).toBe(out);
  });
});
