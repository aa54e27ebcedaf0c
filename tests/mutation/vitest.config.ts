/** Runs tests with one fault in one source file, which `MUTANT` tells: the file itself stays as it is. */
import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import configure from '../../vitest.config.ts';
import { ROOT } from '../export-paths.ts';
import type { Mutant } from './mutants.ts';

const mutant = JSON.parse(process.env['MUTANT'] ?? 'null') as Mutant | null;

export default mergeConfig(configure({ mode: 'test', command: 'serve' }), {
  root: ROOT,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre' as const,
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
    ...{ globalSetup: [], testTimeout: 60_000 },
    env: { FC_SHARE: '0.02' },
  },
});
