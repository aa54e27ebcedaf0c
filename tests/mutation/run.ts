/**
 * Mutation testing: changes the sources in one place at a time, and reports the mutants that no test detects.
 *
 * - `npm run mutation`: a sample of the mutants on lines that the last commit changed.
 * - `npm run mutation -- --sample 600`: a sample of 600 mutants of all files.
 * - `npm run mutation -- src/games/world-game src/core/random.ts`: all mutants of these folders and files.
 * - `npm run mutation -- --each 20`: a sample of 20 mutants of each exported folder. The run tests one mutant of each
 * folder, then the next mutant of each folder.
 * - `npm run mutation -- --all`: all mutants, which takes a night.
 * - `npm run mutation -- --seconds 80`: stops after 80 seconds, as in `npm run check`.
 *
 * The commit or `--seed x` determines which mutants are in a sample. The results are cached in
 * `node_modules/.cache/countersheet/mutation`. A mutant is tested again only if its file or one of the tests has
 * changed. The run fails if a mutant survives, unless `tests/mutation/survivors.json` lists it with a reason.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../export-paths.ts';
import { EXPORTED_FOLDERS, exportedFolderOf, SOURCE_FILES, testFoldersOf, testsOf } from './folders.ts';
import { importersOf } from './imports.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { Tester } from './tester.ts';
import type { Result } from './tester-process.ts';

/** The default number of mutants in a sample, for a run of some minutes. */
const SAMPLE = 16;

const CACHE = `${ROOT}node_modules/.cache/countersheet/mutation`;

/**
 * The settings of the first test run of a mutant. The limit is 30 seconds; most test files take less than 10 seconds.
 */
const QUICK = { share: '0.02', limit: 30 };

/** The settings of the second test run, for mutants that the quick run does not detect. */
const LONGER = { share: '0.3', limit: 200 };

/**
 * The test files whose tests use random values. With a larger fraction of the runs, these files can detect more
 * mutants.
 */
const WITH_PROPERTIES = new Set(['tests/times.ts', 'fast-check'].flatMap(importersOf));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ sample: { type: 'string' }, each: { type: 'string' }, seed: { type: 'string' }, seconds: { type: 'string' } },
    all: { type: 'boolean', default: false },
  },
});
/** The time when the whole run must stop, as a value of `performance.now()`. */
const end = values.seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * Number(values.seconds);

const accepted = JSON.parse(readFileSync(`${ROOT}tests/mutation/survivors.json`, 'utf8')) as Record<string, string>;
const chosen = choose();
const results = new Map<Mutant, Result>();
const digests = new Map<string, string>();
/**
 * For each source file, the test files that have detected its mutants. The file with the latest detection is first.
 * These test files run before all others.
 */
const detectors = new Map<string, readonly string[]>();
stdout.write(`Mutants: ${String(chosen.length)}\n`);
// A run with a time limit does not check that the tests pass without a mutant. Such a run only searches for survivors,
// and if a test fails without a mutant, no mutant survives.
if (values.seconds === undefined) await checkBaseline();
const queue = [...chosen];
await Promise.all(Array.from({ length: availableParallelism() }, work));
report();

/** Takes mutants from the queue, and tests them in one process. The process is replaced only if it must be stopped. */
async function work(): Promise<void> {
  const tester = new Tester(end);
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const result = await resultOf(mutant, tester);
    if (result === 'unknown') continue;
    results.set(mutant, result);
    const { file, line, original, replacement, id } = mutant;
    const what = `${file}:${String(line)} ${short(original)} → ${short(replacement)} (${id})`;
    const reason = result === 'survived' && accepted[id] !== undefined ? `: ${accepted[id]}` : '';
    stdout.write(`${result.padEnd(8)} ${what}${reason}\n`);
  }
  tester.stop();
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Prints how many mutants were detected. Sets the exit code to 1 if a survivor is not accepted. */
function report(): void {
  const survivors = [...results].filter(([, result]) => result === 'survived').map(([{ id }]) => id);
  const acceptedCount = survivors.filter((id) => accepted[id] !== undefined).length;
  const counted = results.size - acceptedCount;
  const noticed = results.size - survivors.length;
  const share = counted === 0 ? 100 : (100 * noticed) / counted;
  stdout.write(
    `${String(noticed)} of ${String(counted)} detected (${share.toFixed(1)} %), ${String(acceptedCount)} accepted.\n`,
  );
  if (results.size < chosen.length)
    stdout.write(`Not tested for lack of time: ${String(chosen.length - results.size)}.\n`);
  if (survivors.length > acceptedCount) process.exitCode = 1;
}

// Functions that select mutants

function choose(): readonly Mutant[] {
  const isTested = (file: string): boolean => testsOf(file).length > 0;
  if (!values.all && [values.each, values.sample, positionals[0]].every((each) => each === undefined)) {
    const changed = changedFiles();
    return sampleOf(SOURCE_FILES.filter((file) => changed.includes(file) && isTested(file)).flatMap(changedIn), SAMPLE);
  }
  const files = SOURCE_FILES.filter(isTested);
  const mutants = (some: readonly string[]): readonly Mutant[] =>
    some.flatMap((file) => mutantsOf(file, readFileSync(ROOT + file, 'utf8')));
  if (values.all) return mutants(files);
  if (values.each !== undefined) return inTurn(mutants(files), Number(values.each));
  if (positionals.length > 0) {
    const named = mutants(
      files.filter((file) => positionals.some((name) => file === name || file.startsWith(`${name}/`))),
    );
    return values.sample === undefined ? named : sampleOf(named, Number(values.sample));
  }
  return sampleOf(mutants(files), Number(values.sample));
}

/** The mutants of a file on lines that the last commit changed. */
function changedIn(file: string): readonly Mutant[] {
  const before = new Set(mutantsOf(file, textBefore(file)).map(({ id }) => id));
  return mutantsOf(file, readFileSync(ROOT + file, 'utf8')).filter(({ id }) => !before.has(id));
}

function textBefore(file: string): string {
  try {
    return git('show', `HEAD~1:${file}`);
  } catch {
    // The file is new, so it has no earlier text.
    return '';
  }
}

/**
 * A sample of each exported folder: the first mutant of each folder, then the second mutant of each folder, and so on.
 */
function inTurn(mutants: readonly Mutant[], size: number): readonly Mutant[] {
  const samples = EXPORTED_FOLDERS.map((folder) =>
    sampleOf(
      mutants.filter(({ file }) => exportedFolderOf(file) === folder),
      size,
    ),
  );
  return Array.from({ length: size }, (_, place) => samples.flatMap((each) => each.slice(place, place + 1))).flat();
}

/** Selects mutants by a hash of the seed or of the commit, so that different mutants are tested for each commit. */
function sampleOf(mutants: readonly Mutant[], size: number): readonly Mutant[] {
  const { seed = git('rev-parse', 'HEAD').trim() } = values;
  const order = ({ id }: Mutant): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const numbered = mutants.map((mutant) => [order(mutant), mutant] as const);
  numbered.sort(([one], [other]) => (one < other ? -1 : 1));
  return numbered.slice(0, size).map(([, mutant]) => mutant);
}

/** The files that the last commit changed, compared with its first parent. */
function changedFiles(): readonly string[] {
  try {
    return git('diff', '--name-only', 'HEAD~1').trim().split('\n');
  } catch {
    // The clone does not contain the parent commit.
    return [];
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

// The test runs

/** Returns the cached result if neither the file nor its tests have changed since. Otherwise runs the tests. */
async function resultOf(mutant: Mutant, tester: Tester): Promise<Result> {
  const cached = `${CACHE}/${mutant.id}-${digestOf(mutant.file)}`;
  try {
    return readFileSync(cached, 'utf8') as Result;
  } catch {
    const result = await testedTwice(mutant, tester);
    if (result === 'unknown') return result;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(cached, result);
    return result;
  }
}

/** A digest of a file and of all its tests. */
function digestOf(file: string): string {
  const known = digests.get(file);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(ROOT + file));
  for (const folder of testFoldersOf(file)) {
    for (const test of readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${ROOT}${folder}/${test}`;
      if (statSync(path).isFile()) hash.update(readFileSync(path));
    }
  }
  const digest = hash.digest('hex').slice(0, 12);
  digests.set(file, digest);
  return digest;
}

/** Checks that the tests pass without a mutant. */
async function checkBaseline(): Promise<void> {
  const tester = new Tester(end);
  const tests = [...new Set(chosen.flatMap(({ file }) => testsOf(file)))];
  const { failed, result } = await tester.run({ ...QUICK, tests });
  if (result !== 'survived') throw new Error(`Tests fail or do not end even without a mutant: ${failed ?? ''}`);
  tester.stop();
}

/** Tests a mutant. If the mutant survives and there is time, runs the property tests again with more random runs. */
async function testedTwice(mutant: Mutant, tester: Tester): Promise<Result> {
  const { file } = mutant;
  const first = detectors.get(file) ?? [];
  const tests = [...new Set([...first, ...testsOf(file)])];
  const quick = await tester.run({ ...QUICK, mutant, tests });
  if (quick.failed !== undefined) detectors.set(file, [...new Set([quick.failed, ...first])]);
  if (quick.result !== 'survived') return quick.result;
  const properties = tests.filter((test) => WITH_PROPERTIES.has(test));
  if (properties.length === 0) return 'survived';
  const { result } = await tester.run({ ...LONGER, mutant, tests: properties });
  return result === 'noticed' ? result : 'survived';
}
