/**
 * Tests the package as users receive it. The package is packed, installed in an empty folder, then loaded and compiled
 * in every way.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { EXPORT_PATHS, type ExportPath, ROOT } from '../export-paths.ts';
import { Consumer, FAST_CHECK, SYSTEMS, type System } from './consumer.ts';

/** The export paths that need another package. Users who use such a path must install the other package. */
const NEEDS: Readonly<Record<string, string>> = {
  'countersheet/testkit': 'fast-check',
  'countersheet/react': 'react',
  'countersheet/room/sqlite': 'better-sqlite3',
  'countersheet/room/postgres': 'pg',
};

/** The export paths that a module system can load. `old-require` cannot load paths that have only an ES module. */
const pathsFor = (system: System): readonly ExportPath[] =>
  EXPORT_PATHS.filter(({ isModuleOnly }) => system !== 'old-require' || !isModuleOnly);

const { bin } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { bin: Record<string, string> };

const plain = new Consumer();
const consumer = new Consumer();

beforeAll(async () => {
  for (const each of [plain, consumer]) each.copyInstalled(inject('installed'));
  await consumer.install(FAST_CHECK);
  for (const name of ['better-sqlite3', 'pg', 'react']) consumer.link(name);
});

describe.each(SYSTEMS)('loaded by %s', (system) => {
  it.each(pathsFor(system))('$specifier has all exports of its source', async ({ specifier, source }) => {
    const names = await consumer.evaluate(system, { loaded: specifier }, 'Object.keys(loaded)');

    const exported = Object.keys((await import(ROOT + source)) as object);
    expect((names as string[]).filter((name) => name !== '__esModule').toSorted()).toEqual(exported.toSorted());
  });

  it('the package needs no other installed package, except for the testkit, React and databases', async () => {
    const paths = pathsFor(system).filter(({ specifier }) => NEEDS[specifier] === undefined);
    const modules = Object.fromEntries(paths.map(({ specifier }, index) => [`loaded${String(index)}`, specifier]));

    expect(await plain.evaluate(system, modules, 'true')).toBe(true);
    for (const { specifier } of pathsFor(system).filter((path) => !paths.includes(path)))
      await expect(plain.evaluate(system, { loaded: specifier }, 'true')).rejects.toThrow(NEEDS[specifier]);
  });

  it('the same error class is used on every path', async () => {
    const modules = { all: 'countersheet', core: 'countersheet/core', game: 'countersheet/up-against-the-wall' };
    const thrown = '(run) => { try { run(); } catch (error) { return error; } }';
    const errors = `[
      (${thrown})(() => game.applyAction(game.setup(), { type: 'end-move', player: 'radicals' })),
      (${thrown})(() => game.parseState({})),
    ]`;

    const isOfClass = `((illegal, malformed) => [all, core].map((each) =>
      [illegal instanceof each.IllegalActionError, malformed instanceof each.MalformedError]))(...${errors})`;
    expect(await consumer.evaluate(system, modules, isOfClass)).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('a match can be played to its end', async () => {
    const modules = { core: 'countersheet/core', game: 'countersheet/up-against-the-wall' };
    const outcome = `((fork, rng) => {
      while (fork.turn().kind !== 'over') fork.apply(fork.randomAction(rng));
      return fork.turn().outcome.kind;
    })(game.fork(game.setup({ seed: 1969 })), core.createRng(1969))`;

    expect(await consumer.evaluate(system, modules, outcome)).toMatch(/^(win|draw)$/);
  });
});

describe('both module systems', () => {
  it('have a build of their own', async () => {
    const resolved = await consumer.evaluate('old-require', {}, `require.resolve('countersheet')`);

    expect(resolved).toMatch(/index\.cjs$/);
  });

  it('do not overwrite exports', () => {
    // The compiler of the `require` build can mistake `this.#name = …` for an assignment to an export called `name`.
    const dist = join(plain.folder, 'node_modules/countersheet/dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cjs'));

    const overwritten = files.flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/#\w+ = exports\.\w+ = .*/g)].map(([line]) => line),
    );
    expect(files).not.toEqual([]);
    expect(overwritten).toEqual([]);
  });

  it('share one package in one process', async () => {
    const modules = { esm: 'countersheet', node: 'node:module' };
    const isSame = `node.createRequire(import.meta.url)('countersheet/core').IllegalActionError === esm.IllegalActionError`;

    expect(await consumer.evaluate('import', modules, isSame)).toBe(true);
  });
});

describe('the command line', () => {
  it.each(Object.keys(bin))('says what %s is for', async (name) => {
    expect(await plain.node(join('node_modules/.bin', name), '--help')).toContain(name);
  });
});

describe('tournaments', () => {
  const contest = [
    `import { sample } from 'countersheet/core';`,
    `import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';`,
    `const participants = [`,
    `  { name: 'random', bot: (view, choices, rng) => sample(choices, rng) },`,
    `  { name: 'first', bot: (view, choices) => choices.at(0) },`,
    `];`,
    `export const contest = { game, participants };`,
  ].join('\n');
  const program = [
    `import { playTournament } from 'countersheet/tournaments';`,
    `import { playTournamentOnWorkers } from 'countersheet/tournament-workers';`,
    `import { contest } from './contest.mjs';`,
    `const plan = { rounds: 3, seed: 'installed' };`,
    `const alone = JSON.stringify(await playTournament(contest, plan));`,
    `const url = new URL('./contest.mjs', import.meta.url);`,
    `const together = JSON.stringify(await playTournamentOnWorkers(url, plan, { workers: 2 }));`,
    `console.log(alone === together, JSON.parse(alone).matches.length);`,
  ].join('\n');

  it('are played by worker processes, with the same results', async () => {
    plain.write('contest.mjs', contest);
    plain.write('program.mjs', program);

    expect(await plain.node('program.mjs')).toBe('true 6\n');
  });

  it('are played by worker processes from the command line', async () => {
    const words = ['simulate', 'revolting-behaviour', '--bots', 'steady,random', '--games', '4'];
    const command = join('node_modules/.bin/countersheet');

    const together = await plain.node(command, ...words, '--workers', '2');

    expect(together).toContain('4 of 4 matches');
    expect(together).toBe(await plain.node(command, ...words));
  });
});

describe('the tarball', () => {
  it('contains the built files and the files that npm always adds, and no others', () => {
    const installed = join(plain.folder, 'node_modules/countersheet');

    expect(
      readdirSync(installed)
        .filter((name) => name !== 'CHANGELOG.md')
        .toSorted(),
    ).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });

  it('names the folder of its builder in no file', () => {
    const dist = join(plain.folder, 'node_modules/countersheet/dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());

    const telling = files.filter((file) => readFileSync(join(file.parentPath, file.name), 'utf8').includes(ROOT));
    expect(telling.map(({ name }) => name)).toEqual([]);
  });
});
