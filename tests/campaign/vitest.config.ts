import { defineConfig } from 'vitest/config';
import { ROOT } from '../export-paths.ts';

export default defineConfig({
  root: ROOT,
  test: { include: ['tests/campaign/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
