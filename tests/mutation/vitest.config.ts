/** Runs tests with one fault in one source file, which `MUTANT` tells, properties as often as `SHARE` says: the file itself stays as it is. */
import { readFileSync, statSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import configure from '../../vitest.config.ts';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;

/** Tests of single rules first, and files with little in them: most faults come to light there, and the first failure ends a run. */
class SoonestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const length = ({ moduleId }: TestSpecification): number =>
      (moduleId.includes('/rules/') ? 0 : 1_000_000) + statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => length(one) - length(other)));
  }
}

const usual = configure({ mode: 'test', command: 'serve' });

// Without what is done before all tests: the examples that it writes cost more than most faults. A merge would keep it.
export default mergeConfig(
  { ...usual, test: { ...usual.test, globalSetup: [] } },
  {
    root: ROOT,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre' as const,
        configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
          // What is kept of a file is kept of it as it stands: with a fault in it, it is read anew.
          experimental_defineCacheKeyGenerator(({ id }) =>
            mutant !== null && id === ROOT + mutant.file ? false : undefined,
          );
        },
        load(id: string) {
          if (mutant === null || id !== ROOT + mutant.file) return undefined;
          const text = readFileSync(id, 'utf8');
          return text.slice(0, mutant.from) + mutant.replacement + text.slice(mutant.to);
        },
      },
    ],
    test: {
      // One load of the sources serves all test files: a mutant should cost seconds.
      ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1, reporters: ['dot'] },
      testTimeout: 60_000,
      sequence: { sequencer: SoonestFirst },
      env: { FC_SHARE: process.env['SHARE'] ?? '0.02' },
      experimental: { fsModuleCache: true, fsModuleCachePath: `${ROOT}node_modules/.cache/countersheet/modules` },
    },
  },
);
