import * as v from 'valibot';
import { type Seed, seedSchema } from '../../../core/random.ts';
import { consistent, type Schema } from '../../../core/untrusted.ts';
import { optionEntries } from './declaration.ts';
import { variants } from './scenario.ts';
import { faultInSetup } from './scenario-faults.ts';
import type { Options, Setup } from './types.ts';

/** Cycles after which a match is a draw unless something else is chosen (AW-8.3). */
const MAX_CYCLES = 200;

/** Shape of the options, consistent in themselves. */
export const optionsShape: Schema<Options & { readonly seed?: Seed | undefined }> = consistent(
  v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) }),
  ({ seed: _, ...options }) => faultInSetup(setupOf(options)),
);

/** What options stand for. */
export function setupOf({
  scenario = 'small-three',
  cities = 'players',
  placement = 'players',
  maxCycles = MAX_CYCLES,
}: Options): Setup {
  return { scenario: typeof scenario === 'string' ? variants[scenario] : scenario, cities, placement, maxCycles };
}
