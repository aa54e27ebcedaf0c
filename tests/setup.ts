/**
 * Runs before each test file: properties are tried on the same values every time, so that a red run can be repeated.
 * `FC_SEED` chooses other values.
 */
import fc from 'fast-check';
import { times } from './times.ts';

fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 19690311),
  numRuns: times(100),
});
