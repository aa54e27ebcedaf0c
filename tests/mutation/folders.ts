/** Lists the source folders whose files get mutants, and the tests of each folder. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXPORT_PATHS, GAMES, ROOT } from '../export-paths.ts';
import { importersOf } from './imports.ts';

/**
 * The test folders of each source folder. The test folder that detects most mutants is first. If several lines match a
 * source file, the first line is used.
 */
const TESTED_BY: readonly (readonly [folder: RegExp, ...tests: string[]])[] = [
  [/^src\/games\/([^/]+)\/rules\//, 'tests/rules/$1', 'tests/games/$1'],
  [/^src\/games\/[^/]+\/bots\/plans/, 'tests/bots'],
  [/^src\/games\/[^/]+\/bots\//, 'tests/strategists'],
  [/^src\/games\/[^/]+\/messages\//, 'tests/messages', 'tests/session'],
  [/^src\/games\/[^/]+\/picture\//, 'tests/pictures'],
  [/^src\/games\/([^/]+)\/[^/]+$/, 'tests/encoding', 'tests/session', 'tests/games/$1'],
  [/^src\/core\//, 'tests/core', 'tests/testkit', 'tests/bots', 'tests/rules/world-game'],
  [/^src\/manifest\//, 'tests/manifest', 'tests/session'],
  [/^src\/room\//, 'tests/room', 'tests/simulation'],
  [/^src\/ui\/room-/, 'tests/room', 'tests/ui'],
  [/^src\/(mechanics|pictures)\//, 'tests/$1', 'tests/fords'],
  [
    /^src\/(analysis|boardgame-io|bots|encoding|fair-dice|match|messages|session|testkit|tournament-workers|tournaments|ui)\//,
    'tests/$1',
  ],
];

/**
 * Files that get no mutants. No test checks the wording of messages, type files have no code, and no rule uses the
 * drawn map. The files of the element are tested only in browsers with the built package, and two stores only with a
 * database.
 */
const EXCLUDED =
  /(rules\/kernel|\/rulebook|\/types|-shape|chicago-chicago\/rules\/map|ui\/(board|board-scroll|choices|drag|focus|group-input|group-panel|hint-drawing|match-element|pace|panels|room-page|shown|styles)|room\/(postgres|sqlite))\.ts$/;

/** A test that is not run for mutants. It needs the generated examples, and writing these examples takes too long. */
const NOT_RUN = 'tests/match/third-party.test.ts';

/**
 * The test files that import a source file, in the order in which they run. The first failure ends a run, so the best
 * test folder is first. Within a folder, the files with the shortest chain of imports are first. The list is empty if
 * no test imports the file.
 */
export function testsOf(file: string): readonly string[] {
  const tests = importersOf(file).filter((each) => each.endsWith('.test.ts') && each !== NOT_RUN);
  return testFoldersOf(file).flatMap((folder) => tests.filter((test) => test.startsWith(`${folder}/`)));
}

/** The test folders of a source file. */
export function testFoldersOf(file: string): readonly string[] {
  const [folder, ...tests] = TESTED_BY.find(([each]) => each.test(file)) ?? [];
  if (folder === undefined) return [];
  const match = folder.exec(file)!;
  return tests.map((each) => each.replace('$1', match[1] ?? ''));
}

/** The folders of the export paths, longest path first. `*` stands for the id of any game. */
export const EXPORTED_FOLDERS: readonly string[] = [
  ...new Set(EXPORT_PATHS.map(({ source }) => anyGame(dirname(source)))),
].sort((one, other) => other.length - one.length);

/** The exported folder that contains a source file, or `undefined` if no exported folder contains it. */
export function exportedFolderOf(file: string): string | undefined {
  return EXPORTED_FOLDERS.find((folder) => folder !== 'src' && anyGame(file).startsWith(`${folder}/`));
}

function anyGame(path: string): string {
  return path.replace(new RegExp(`^src/games/(${GAMES.join('|')})(?=/|$)`), 'src/games/*');
}

/** The source files that can have mutants, in alphabetical order. */
export const SOURCE_FILES: readonly string[] = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.ts') && !EXCLUDED.test(file))
  .sort();
