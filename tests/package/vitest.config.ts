import { defineConfig } from 'vitest/config';
import { ROOT } from '../export-paths.ts';

export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/package/**/*.test.ts'],
    // Packing, installing and compiling take seconds each.
    testTimeout: 300_000,
    hookTimeout: 240_000,
  },
});
