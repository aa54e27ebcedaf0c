import { defineConfig } from 'vitest/config';
import { ROOT } from '../export-paths.ts';

export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/package/**/*.test.ts'],
    globalSetup: ['tests/package/install-once.ts'],
    maxWorkers: '100%',
    // Packing, installing and compiling take seconds each, or minutes on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
