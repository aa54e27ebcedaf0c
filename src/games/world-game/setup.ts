/**
 * The first state of a match.
 *
 * @packageDocumentation
 */
import { writeAlliance } from './alliances.ts';
import { byCodePoint, countryIndex } from './countries.ts';
import { beginDiplomacy } from './diplomacy.ts';
import { reported } from './ranges.ts';
import { defaultScenario, MAX_POINTS } from './scenario.ts';
import type { Log, Options, Scenario, Setup, WorldDraft } from './types.ts';

/** Puts the points of the countries into their secrets, and nowhere else, and starts the diplomacy or the war. */
export function begin(options: Options, log: Log): WorldDraft {
  const { scenario = defaultScenario } = options;
  const countries = scenario.countries.toSorted((one, other) => byCodePoint(one.name, other.name));
  const setup = setupOf(options, { ...scenario, countries });
  const state: WorldDraft = {
    setup,
    table: {
      round: 0,
      attacked: false,
      step: { kind: 'diplomacy', country: 0, round: 1 },
      status: countries.map(() => 'in'),
      ranges: countries.map(({ points }) => reported(points, setup)),
      proposals: [],
      alliances: [],
      notes: [],
    },
    secrets: Object.fromEntries(countries.map(({ name, points }) => [name, { points }])),
    hidden: {},
  };
  for (const { between, repay = 1, pledge = 0 } of scenario.alliances ?? []) {
    const members = [countryIndex(setup, between[0]), countryIndex(setup, between[1])] as const;
    writeAlliance(state.table, members, { repay, pledge }, 0);
  }
  beginDiplomacy(state, log);
  return state;
}

function setupOf(
  { reportBand = 1000, diplomacyRounds = 2, conquest = 'stake', maxRounds = 100 }: Options,
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
    conquest,
    maxRounds,
  };
}
