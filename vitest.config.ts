import { defineConfig } from 'vitest/config';
import { SOURCES } from './tests/export-paths.ts';

export default defineConfig(({ mode }) => ({
  resolve: {
    // Examples import the package by its public names.
    alias: SOURCES,
  },
  test: {
    include: ['tests/**/*.test.ts'],
    // The sources are loaded once for all files: they keep nothing but what they have worked out.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: '100%',
    // Machines are shared: a test is stopped when it hangs, not when it is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // These try the built package, the built site and pictures in a browser, slowly, and have configurations of their own.
    exclude: ['tests/package/**', 'tests/site/**', 'tests/browser/**'],
    // `npm test` is for those who wait for it, `npm run test:thorough` (`--mode thorough`) for those who need not.
    env: { FC_SHARE: process.env['FC_SHARE'] ?? (mode === 'thorough' ? '1' : '0.05') },
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/examples/write-examples.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 90 },
    },
  },
}));
