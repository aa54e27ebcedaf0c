/**
 * Runs before each test file. Properties use the same random values every time, so that a failure can be repeated.
 * `FC_SEED` selects other values.
 */
import fc from 'fast-check';
import { times } from './times.ts';

fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 19690311),
  numRuns: times(100),
});
