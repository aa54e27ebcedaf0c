import { defineConfig } from 'vitest/config';
import { ROOT, SOURCES } from '../export-paths.ts';

export default defineConfig(({ mode }) => ({
  root: ROOT,
  resolve: { alias: SOURCES },
  test: {
    include: ['tests/database/**/*.test.ts'],
    testTimeout: mode === 'thorough' ? 900_000 : 180_000,
    hookTimeout: 180_000,
    // `npm run database:test -- --mode thorough` plays ten times as many matches.
    env: { MATCHES: mode === 'thorough' ? '200' : '20' },
  },
}));
