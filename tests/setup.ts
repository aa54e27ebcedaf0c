/**
 * Runs before each test file. The file fixes the random values of properties, so that a failure can be repeated.
 * The environment variable `FC_SEED` selects other random values.
 */
import fc from 'fast-check';
import { times } from './times.ts';

fc.configureGlobal({
  seed: Number(process.env['FC_SEED'] ?? 19690311),
  numRuns: times(100),
});
