/** Runs tests with the mutant in `MUTANT` and with the fraction of random runs in `FC_SHARE`. */
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

// The global setup is removed, because it writes examples. Writing examples takes longer than testing most mutants.
// `mergeConfig` alone would keep the global setup.
export default mergeConfig(
  { ...usual, test: { ...usual.test, globalSetup: [], env: {} } },
  {
    root: ROOT,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre' as const,
        configureVitest({ experimental_defineCacheKeyGenerator }: VitestPluginContext) {
          // Vitest caches compiled files, so the file with the mutant is excluded from the cache.
          experimental_defineCacheKeyGenerator(({ id }) => (id === ROOT + (mutant()?.file ?? '') ? false : undefined));
        },
        load: mutatedText,
      },
    ],
    test: {
      // All test files share the loaded modules, so that a mutant takes only seconds.
      ...{ pool: 'threads', isolate: false, fileParallelism: false, bail: 1 },
      testTimeout: 180_000,
      sequence: { sequencer: GivenOrder },
    },
  },
);
