/**
 * Puts faults into the sources, one at a time, and tells which of them no test notices.
 *
 * - `npm run mutation`: a sample of the lines that the last commit has written.
 * - `npm run mutation -- --sample 600`: so many of all files, chosen by the commit.
 * - `npm run mutation -- src/games/world-game src/core/random.ts`: all faults of these folders and files.
 * - `npm run mutation -- --all`: all faults there are, for a night.
 * - `npm run mutation -- --seconds 80`: no longer than that, as `npm run check` does it. What is not tried by then is left out.
 *
 * What has been found is kept by file in `node_modules/.cache/countersheet/mutation`, and tried again only when the file
 * or one of its tests changes. A survivor that is not in `tests/mutation/survivors.json`, with the reason why it may live,
 * is a failure.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../export-paths.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Folders whose faults are looked for, and where their tests are; the first that fits. */
const TESTED_BY: readonly (readonly [folder: RegExp, ...tests: string[]])[] = [
  [/^src\/games\/([^/]+)\/rules\//, 'tests/rules/$1', 'tests/games/$1'],
  [/^src\/games\/[^/]+\/bots\//, 'tests/strategists'],
  [/^src\/core\//, 'tests/core', 'tests/testkit', 'tests/bots', 'tests/rules/world-game'],
  [/^src\/(mechanics|bots|tournaments|analysis)\//, 'tests/$1'],
];

/** What is said to people is not tested word by word, tables of types have nothing to mutate, and no rule looks at a map that is drawn. */
const LEFT_OUT = /(\/rulebook|\/index|\/types|-shape|chicago-chicago\/map)\.ts$/;

/** How many faults are tried at most where nothing else is said, which takes some minutes. */
const SAMPLE = 16;

/** Milliseconds after which a fault is taken to make the tests run in circles, where nobody knows how long they take. */
const PATIENCE = 240_000;

/** How many times as long as without a fault the tests may take with one, and milliseconds that they always may. */
const SLOWER = 4;
const LEAST_PATIENCE = 40_000;

const CACHE = `${ROOT}node_modules/.cache/countersheet/mutation`;

/** Of the runs of a thorough test, where quick ones have noticed nothing: as much as a fault can be given. */
const LARGER_SHARE = '0.3';

/** What the tests are run with. */
interface Trial {
  readonly mutant?: Mutant;
  /** What part of the runs of properties. */
  readonly share?: string;
}

/** How the tests took a fault; `unknown` where there was no time left. */
type Fate = 'noticed' | 'endless' | 'survived' | 'unknown';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, all: { type: 'boolean', default: false }, seconds: { type: 'string' } },
});
/** When to stop, by `performance.now()`. */
const end = values.seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * Number(values.seconds);

const accepted = JSON.parse(readFileSync(`${ROOT}tests/mutation/survivors.json`, 'utf8')) as Record<string, string>;
const chosen = choose();
const fates = new Map<Mutant, Fate>();
const stamps = new Map<string, string>();
/** Milliseconds that tests may take, by their folders. */
const patience = new Map<string, number>();
stdout.write(`${String(chosen.length)} faults, one at a time:\n`);
// Where time is short, survivors alone are looked for, and of those the tests have nothing to say.
if (values.seconds === undefined) await soundness();
const queue = [...chosen];
await Promise.all(Array.from({ length: availableParallelism() }, work));
report();

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const fate = await fateOf(mutant);
    if (fate === 'unknown') continue;
    fates.set(mutant, fate);
    const { file, line, original, replacement, id } = mutant;
    const what = `${file}:${String(line)} ${short(original)} → ${short(replacement)} (${id})`;
    const excuse = fate === 'survived' && accepted[id] !== undefined ? `: ${accepted[id]}` : '';
    stdout.write(`${fate.padEnd(8)} ${what}${excuse}\n`);
  }
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Tells how many were noticed, and fails if there are survivors that nobody has accepted. */
function report(): void {
  const survivors = [...fates].filter(([, fate]) => fate === 'survived').map(([{ id }]) => id);
  const excused = survivors.filter((id) => accepted[id] !== undefined).length;
  const asked = fates.size - excused;
  const noticed = fates.size - survivors.length;
  const share = asked === 0 ? 100 : (100 * noticed) / asked;
  stdout.write(
    `${String(noticed)} of ${String(asked)} noticed (${share.toFixed(1)} %), ${String(excused)} accepted.\n`,
  );
  if (fates.size < chosen.length) stdout.write(`There was no time for ${String(chosen.length - fates.size)} more.\n`);
  if (survivors.length > excused) process.exitCode = 1;
}

// Which faults

function choose(): readonly Mutant[] {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.ts') && testsOf(file).length > 0 && !LEFT_OUT.test(file))
    .sort();
  const mutants = (some: readonly string[]): readonly Mutant[] =>
    some.flatMap((file) => mutantsOf(file, readFileSync(ROOT + file, 'utf8')));
  if (values.all) return mutants(files);
  if (positionals.length > 0) {
    const named = mutants(
      files.filter((file) => positionals.some((name) => file === name || file.startsWith(`${name}/`))),
    );
    return values.sample === undefined ? named : sampleOf(named, Number(values.sample));
  }
  if (values.sample !== undefined) return sampleOf(mutants(files), Number(values.sample));
  return sampleOf(files.filter((file) => changedFiles().includes(file)).flatMap(changedIn), SAMPLE);
}

/** The faults of a file on lines that the last commit has written. */
function changedIn(file: string): readonly Mutant[] {
  const before = new Set(mutantsOf(file, textBefore(file)).map(({ id }) => id));
  return mutantsOf(file, readFileSync(ROOT + file, 'utf8')).filter(({ id }) => !before.has(id));
}

function textBefore(file: string): string {
  try {
    return git('show', `HEAD~1:${file}`);
  } catch {
    // A new file.
    return '';
  }
}

/** So many, chosen by the commit: another commit tries others, the same commit the same. */
function sampleOf(mutants: readonly Mutant[], size: number): readonly Mutant[] {
  const commit = git('rev-parse', 'HEAD').trim();
  const order = ({ id }: Mutant): string => createHash('sha256').update(`${commit} ${id}`).digest('hex');
  const numbered = mutants.map((mutant) => [order(mutant), mutant] as const);
  numbered.sort(([one], [other]) => (one < other ? -1 : 1));
  return numbered.slice(0, size).map(([, mutant]) => mutant);
}

/** Files that differ from the commit before, on the side of it that was there first. */
function changedFiles(): readonly string[] {
  try {
    return git('diff', '--name-only', 'HEAD~1').trim().split('\n');
  } catch {
    // A clone without a past.
    return [];
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

// What becomes of them

function testsOf(file: string): readonly string[] {
  const [folder, ...tests] = TESTED_BY.find(([each]) => each.test(file)) ?? [];
  if (folder === undefined) return [];
  const match = folder.exec(file)!;
  return tests.map((each) => each.replace('$1', match[1] ?? ''));
}

/** As it was found before, if neither the file nor its tests have changed since. */
async function fateOf(mutant: Mutant): Promise<Fate> {
  const kept = `${CACHE}/${mutant.id}-${stampOf(mutant.file)}`;
  try {
    return readFileSync(kept, 'utf8') as Fate;
  } catch {
    const fate = await tried(mutant);
    if (fate === 'unknown') return fate;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, fate);
    return fate;
  }
}

/** A digest of a file and of all its tests. */
function stampOf(file: string): string {
  const known = stamps.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(ROOT + file));
  for (const folder of testsOf(file)) {
    for (const test of readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${ROOT}${folder}/${test}`;
      if (statSync(path).isFile()) hash.update(readFileSync(path));
    }
  }
  const stamp = hash.digest('hex').slice(0, 12);
  stamps.set(file, stamp);
  return stamp;
}

/** Nothing is known of a fault where the tests fail without one. */
async function soundness(): Promise<void> {
  const folders = new Map(chosen.map(({ file }) => [testsOf(file).join(' '), testsOf(file)]));
  for (const [name, tests] of folders) {
    const begin = performance.now();
    const fate = await outcomeOf(tests);
    if (fate !== 'survived') throw new Error(`The tests of ${name} fail, or do not end, without any fault.`);
    patience.set(name, Math.max(LEAST_PATIENCE, SLOWER * (performance.now() - begin)));
  }
}

/** A fault that lives is tried once more, with properties tried more often, if there is time. */
async function tried(mutant: Mutant): Promise<Fate> {
  const fate = await outcomeOf(testsOf(mutant.file), { mutant });
  if (fate !== 'survived') return fate;
  const again = await outcomeOf(testsOf(mutant.file), { mutant, share: LARGER_SHARE });
  return again === 'noticed' ? again : fate;
}

async function outcomeOf(folders: readonly string[], { mutant, share }: Trial = {}): Promise<Fate> {
  const left = end - performance.now();
  if (left <= 0) return 'unknown';
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutation/vitest.config.ts'];
  const tests = spawn(process.execPath, [...words, ...folders.map((each) => `${each}/`)], {
    ...{
      cwd: ROOT,
      env: { ...process.env, MUTANT: JSON.stringify(mutant ?? null), SHARE: share },
      stdio: 'ignore',
      detached: true,
    },
  });
  // With all that they have started, which is of one group.
  const most = share === undefined ? (patience.get(folders.join(' ')) ?? PATIENCE) : PATIENCE;
  const watch = setTimeout(() => process.kill(-tests.pid!, 'SIGKILL'), Math.min(left, most));
  const [code, signal] = (await once(tests, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(watch);
  if (signal === 'SIGKILL') return left < most ? 'unknown' : 'endless';
  return code === 0 ? 'survived' : 'noticed';
}
