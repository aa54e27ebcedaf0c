/** Runs tests with one mutant, and with a share of property runs, given by `SHARE`. */
import { statSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import configure from '../../vitest.config.ts';
import { ROOT } from '../export-paths.ts';
import { MUTANT, mutatedText } from './mutated.ts';

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
            MUTANT !== null && id === ROOT + MUTANT.file ? false : undefined,
          );
        },
        load: mutatedText,
      },
    ],
    test: {
      // All test files share one load of the sources, so that a mutant takes only seconds.
      ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1, reporters: ['dot'] },
      testTimeout: 60_000,
      // These tests need the examples.
      exclude: ['tests/match/third-party.test.ts'],
      sequence: { sequencer: SoonestFirst },
      env: { FC_SHARE: process.env['SHARE'] ?? '0.02' },
    },
  },
);
