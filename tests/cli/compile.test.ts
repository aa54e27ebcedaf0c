import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { defineGame, type Game, type GameTypes } from '../../src/core/index.ts';
import type { KernelModule } from '../../src/core/kernel.ts';
import { compareNumbers, comparePlayouts, compareSteps } from '../compiler/comparison.ts';
import { ROOT } from '../export-paths.ts';
import { compiledGuideGame } from '../guide-game.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-compile-'));
afterAll(() => rmSync(folder, { recursive: true }));
symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'));
const rules = join(folder, 'rules.js');
writeFileSync(rules, compiledGuideGame());

async function load<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}

describe('countersheet compile', () => {
  it('writes a kernel that plays the game of the guide exactly like its rules', async () => {
    expect(await told(['compile', rules, '--check'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('kernel.js is missing or out of date.') as string,
    });
    expect(await told(['compile', rules])).toMatchObject({ code: 0, error: '' });
    expect(await told(['compile', rules, '--check'])).toMatchObject({ code: 0, error: '' });

    const { spec } = await load<{ spec: never }>(rules);
    const { kernel } = await load<{ kernel: KernelModule }>(join(folder, 'kernel.js'));
    const [compiled, interpreted] = [defineGame(spec, { kernel }), defineGame(spec)] as Game<GameTypes>[];
    const pair = { compiled: compiled!, interpreted: interpreted! };
    for (let seed = 0; seed < 50; seed++) {
      for (const compare of [comparePlayouts, compareNumbers, compareSteps])
        compare(pair, { options: { target: 20 + seed }, seed, length: 200 });
    }
  });

  it('finds a kernel that was changed', async () => {
    const kernel = join(folder, 'kernel.js');
    await told(['compile', rules]);
    writeFileSync(kernel, `${readFileSync(kernel, 'utf8')} `);

    expect((await told(['compile', rules, '--check'])).error).toContain('kernel.js is missing or out of date.');
  });

  it.each([
    ['no module', [], 'Expected the path of a module that exports the rules as `spec`.'],
    ['a module without rules', [join(folder, 'other.js')], 'other.js does not export the rules of a game as `spec`.'],
    ['a missing file', [join(folder, 'nothing.js')], 'There is no such file.'],
  ])('refuses %s', async (_, words, error) => {
    writeFileSync(join(folder, 'other.js'), 'export const spec = 1;\n');

    expect((await told(['compile', ...words])).error).toContain(error);
  });
});
