/**
 * Vitest runs this file before each test file. It makes property tests use the same random values in every run, so that
 * a failure can be repeated. The environment variable `FC_SEED` selects other random values.
 */
import fc from 'fast-check';
import { times } from './times.ts';

fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 19690311),
  numRuns: times(100),
});
