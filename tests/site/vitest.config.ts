import { defineConfig } from 'vitest/config';
import { ROOT, SOURCES } from '../export-paths.ts';

export default defineConfig({
  root: ROOT,
  // A test without a browser uses the sources of the package.
  resolve: { alias: SOURCES },
  test: {
    include: ['tests/site/**/*.test.ts'],
    // Only one browser runs at a time, because a machine may have only two cores.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
