import type { InitialState } from '../../../core/spec.ts';
import { allianceOf } from './alliances.ts';
import { byCodePoint, countryIndex } from './countries.ts';
import { reported } from './ranges.ts';
import { defaultScenario } from './scenario.ts';
import { MAX_POINTS, type Scenario } from './scenario-shape.ts';
import type { Options, Setup, WorldGame } from './types.ts';

/** Creates the first state. The points of countries are stored only in their secrets. */
export function initialState(options: Options): InitialState<WorldGame> {
  const { scenario = defaultScenario } = options;
  const countries = scenario.countries.toSorted((one, other) => byCodePoint(one.name, other.name));
  const setup = setupOf(options, { ...scenario, countries });
  const alliances = scenario.alliances ?? [];
  return {
    setup,
    table: {
      round: 0,
      attacked: false,
      phase: { kind: 'diplomacy', country: 0, round: 1 },
      status: countries.map(() => 'in'),
      ranges: countries.map(({ points }) => reported(points, setup)),
      proposals: [],
      alliances: alliances.map(({ between: [one, other], repay = 1, pledge = 0 }) =>
        allianceOf([countryIndex(setup, one), countryIndex(setup, other)], { repay, pledge }, 0),
      ),
      notes: [],
    },
    secrets: Object.fromEntries(countries.map(({ name, points }) => [name, { points }])),
  };
}

function setupOf(
  {
    reportBand = 500,
    diplomacyRounds = 2,
    alliesMost = 1,
    pledged = 'bound',
    conquest = 'stake',
    confrontation = 'stood',
    maxRounds = 100,
  }: Options,
  { name, provenance, notes, maxPoints = MAX_POINTS, countries }: Scenario,
): Setup {
  return {
    name,
    provenance,
    notes,
    maxPoints,
    countries: countries.map((country) => ({ name: country.name, fort: country.fort ?? false })),
    reportBand,
    diplomacyRounds,
    alliesMost,
    pledged,
    conquest,
    confrontation,
    maxRounds,
  };
}
