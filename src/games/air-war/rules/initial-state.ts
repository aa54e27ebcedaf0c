import * as v from 'valibot';
import { type Seed, seedSchema } from '../../../core/random.ts';
import type { InitialState } from '../../../core/spec.ts';
import { check, type Schema } from '../../../core/schema.ts';
import { firstCities } from './city-sites.ts';
import { emptySecret } from './course.ts';
import { optionEntries } from './declaration.ts';
import { variants } from './scenario.ts';
import { issueInSetup } from './scenario-issues.ts';
import type { AirWar, Options, Setup } from './types.ts';

/** Default number of cycles after which a match is a draw (AW-8.3). */
const MAX_CYCLES = 200;

/** The shape of the options. The schema also checks that the options are consistent with each other. */
export const optionsShape: Schema<Options & { readonly seed?: Seed | undefined }> = check(
  v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) }),
  ({ seed: _, ...options }) => issueInSetup(setupOf(options)),
);

/** Creates the setup from the options. */
function setupOf({
  scenario = 'small-three',
  cities = 'players',
  placement = 'players',
  maxCycles = MAX_CYCLES,
}: Options): Setup {
  return { scenario: typeof scenario === 'string' ? variants[scenario] : scenario, cities, placement, maxCycles };
}

/** Creates the first state (AW-2.1, AW-2.4). */
export function initialState(options: Options): InitialState<AirWar> {
  const setup = setupOf(options);
  return {
    setup,
    table: {
      cycle: 0,
      waiting: ['A', 'B'],
      cities: firstCities(setup.scenario, setup.cities === 'scenario'),
      units: { A: [], B: [] },
      phase: { kind: 'cities' },
    },
    secrets: { A: emptySecret(), B: emptySecret() },
  };
}
