/** Runs tests with a mutant, given by `MUTANT`, and with a share of property runs, given by `FC_SHARE`. */
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type VitestPluginContext } from 'vitest/node';
import configure from '../../vitest.config.ts';
import { ROOT } from '../export-paths.ts';
import { mutant, mutatedText } from './mutated.ts';

class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const usual = configure({ mode: 'test', command: 'serve' });

// Without the global setup, because the examples that it writes take longer than most mutants. Merging configurations
// would keep it.
export default mergeConfig(
  { ...usual, test: { ...usual.test, globalSetup: [], env: {} } },
  {
    root: ROOT,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre' as const,
        configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
          // Vitest caches compiled files. Exclude the file of the mutant.
          experimental_defineCacheKeyGenerator(({ id }) => (id === ROOT + (mutant()?.file ?? '') ? false : undefined));
        },
        load: mutatedText,
      },
    ],
    test: {
      // All test files share one load of the sources, so that a mutant takes only seconds.
      ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1 },
      testTimeout: 180_000,
      sequence: { sequencer: GivenOrder },
    },
  },
);
