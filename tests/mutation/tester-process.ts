/**
 * A process that starts Vitest once, and then runs tests with one mutant after another. Starting Vitest takes longer
 * than most test runs. Each run has its own thread, which loads all modules again.
 */
import { createVitest, type TestModule } from 'vitest/node';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

/** A request to run tests. */
export interface Trial {
  /** The mutant, or `undefined` to test the unchanged sources. */
  readonly mutant?: Mutant;
  /** The test files, in the order in which they run. */
  readonly tests: readonly string[];
  /** The number of random runs of each property, as a fraction of the number in a thorough test. */
  readonly share: string;
  /**
   * The limit of processor time for one test file, in seconds. If a test file reaches the limit, the mutant is assumed
   * to cause an endless loop.
   */
  readonly limit: number;
}

/**
 * The result for a mutant: `endless` if a test file reaches its limit, and `unknown` if the time of the whole run is
 * over.
 */
export type Result = 'noticed' | 'endless' | 'survived' | 'unknown';

/** The answer of the process to a request to test a mutant. */
export interface Outcome {
  readonly result: Result;
  /** The test file that failed, or an empty text if an error occurred outside the tests. */
  readonly failed?: string | undefined;
}

let failed: string | undefined;
let mutated: string | undefined;
let limit = Infinity;
let begin = process.cpuUsage();

const vitest = await createVitest('test', {
  ...{ config: `${ROOT}tests/mutation/vitest.config.ts`, watch: false, reporters: [{ onTestModuleEnd }] },
});

process.on('message', (trial: Trial) => void run(trial));
// The limit applies to processor time, because other processes may slow the tests down.
setInterval(() => {
  if (process.cpuUsage(begin).user > limit * 1e6) answer({ result: 'endless' });
}, 1000).unref();

async function run({ mutant, tests, share, ...rest }: Trial): Promise<void> {
  begin = process.cpuUsage();
  limit = rest.limit;
  process.env['MUTANT'] = JSON.stringify(mutant ?? null);
  process.env['FC_SHARE'] = share;
  for (const file of [mutated, mutant?.file]) if (file !== undefined) vitest.invalidateFile(ROOT + file);
  mutated = mutant?.file;
  failed = undefined;
  const project = vitest.getRootProject();
  const { unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(ROOT + test)),
  );
  if (unhandledErrors.length > 0) failed ??= '';
  answer(failed === undefined ? { result: 'survived' } : { result: 'noticed', failed });
}

function onTestModuleEnd(module: TestModule): void {
  begin = process.cpuUsage();
  if (module.ok() || failed !== undefined) return;
  failed = module.moduleId.slice(ROOT.length);
  void vitest.cancelCurrentRun('test-failure');
}

function answer(outcome: Outcome): void {
  process.send!(outcome);
}
