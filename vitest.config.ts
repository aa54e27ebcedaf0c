import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { SOURCES } from './tests/export-paths.ts';

export default defineConfig(({ mode }) => ({
  resolve: {
    // Examples import the package by its public names.
    alias: SOURCES,
  },
  test: {
    include: mode === 'thorough' ? testsWithRuns() : ['tests/**/*.test.ts'],
    // All test files share one load of the sources. That is safe because the sources have no mutable state except
    // caches.
    isolate: false,
    // Keeps transformed modules on disk: a second run starts several seconds earlier.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/countersheet/modules' },
    unstubGlobals: true,
    maxWorkers: '100%',
    // The timeout is long, because the machine may be busy: only a test that hangs should fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // These slow tests use the built package, the built site or a browser, and have their own configurations.
    exclude: ['package', 'site', 'browser', 'database', 'campaign'].map((folder) => `tests/${folder}/**`),
    // `npm test` is for quick feedback; `npm run test:thorough` (`--mode thorough`) runs all cases of properties.
    env: { FC_SHARE: process.env['FC_SHARE'] ?? (mode === 'thorough' ? '1' : '0.02') },
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

/** The test files whose number of runs or cases depends on the mode. The others are the same in `npm test`. */
function testsWithRuns(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => file.endsWith('.test.ts') && /fast-check|times\.ts'/.test(readFileSync(file, 'utf8')));
}
