import type { Beginning } from '../../../core/spec.ts';
import { firstCities } from './city-sites.ts';
import { emptySecret } from './course.ts';
import { setupOf } from './options.ts';
import type { AirWar, Options } from './types.ts';

/** Lays out the board (AW-2.1, AW-2.4). */
export function begin(options: Options): Beginning<AirWar> {
  const setup = setupOf(options);
  return {
    setup,
    table: {
      cycle: 0,
      waiting: ['A', 'B'],
      cities: firstCities(setup.scenario, setup.cities === 'preset'),
      units: { A: [], B: [] },
      step: { kind: 'cities' },
    },
    secrets: { A: emptySecret(), B: emptySecret() },
  };
}
