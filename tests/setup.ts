/**
 * Runs before each test file: properties are tried on the same values every time, so that a red run can be repeated.
 * `FC_SEED` chooses other values, `FC_RUNS` how many.
 */
import fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 19690311),
  numRuns: Number(process.env['FC_RUNS'] ?? 100),
});
