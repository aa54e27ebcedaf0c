/**
 * Runs tests with one mutant, given by `MUTANT`, and with a share of property runs, given by `SHARE`. The source file
 * itself does not change.
 */
import { readFileSync, statSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import configure from '../../vitest.config.ts';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;

/**
 * Starts with tests of single rules and with small files: they detect most mutants, and the first failure ends a run.
 */
class SoonestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const length = ({ moduleId }: TestSpecification): number =>
      (moduleId.includes('/rules/') ? 0 : 1_000_000) + statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => length(one) - length(other)));
  }
}

const usual = configure({ mode: 'test', command: 'serve' });

// Without the global setup, because the examples that it writes take longer than most mutants. Merging configurations
// would keep it.
export default mergeConfig(
  { ...usual, test: { ...usual.test, globalSetup: [] } },
  {
    root: ROOT,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre' as const,
        configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
          // Vitest caches compiled files. Exclude the file of the mutant.
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
      // All test files share one load of the sources, so that a mutant takes only seconds.
      ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1, reporters: ['dot'] },
      testTimeout: 60_000,
      sequence: { sequencer: SoonestFirst },
      env: { FC_SHARE: process.env['SHARE'] ?? '0.02' },
      experimental: { fsModuleCache: true, fsModuleCachePath: `${ROOT}node_modules/.cache/countersheet/modules` },
    },
  },
);
