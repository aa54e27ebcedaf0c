import { defineConfig } from 'vitest/config';
import { ROOT } from '../export-paths.ts';

export default defineConfig({
  root: ROOT,
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
