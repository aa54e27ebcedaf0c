/** Arbitraries for tests of the air war games. */
import fc from 'fast-check';
import { airWar, type Options, type Scenario, variants } from '../../../src/games/air-war/rules/index.ts';
import { optionsFrom } from '../options.ts';

/** A scenario with short lists of actions: its board has 59 fields and one city per player. */
export const tiny: Scenario = {
  ...variants['small-three'],
  name: 'Tiny board',
  provenance: 'invented',
  notes: 'For tests.',
  board: { columns: 5, rows: 13 },
  cities: {
    A: { count: 1, fourBoundaries: false, back: null, productive: { kind: 'all' } },
    B: { count: 1, fourBoundaries: false, back: null, productive: { kind: 'all' } },
  },
  units: { A: 5, B: 5 },
  givenCities: { A: [{ field: 'c4', productive: true }], B: [{ field: 'c10', productive: true }] },
};

/** A variant of {@link tiny} with two cities per player close together, so that random play captures cities. */
export const tinyClose: Scenario = {
  ...tiny,
  name: 'Tiny board with close cities',
  cities: { A: { ...tiny.cities.A, count: 2 }, B: { ...tiny.cities.B, count: 2 } },
  givenCities: {
    A: [
      { field: 'b6', productive: true },
      { field: 'd6', productive: true },
    ],
    B: [
      { field: 'b7', productive: true },
      { field: 'd7', productive: true },
    ],
  },
};

/**
 * A variant of {@link tiny} with all special rules: truce, salient, double flights, early production, and capture
 * delay.
 */
export const tinySalient: Scenario = {
  ...tiny,
  name: 'Tiny board with a salient',
  board: { columns: 9, rows: 21 },
  cities: {
    A: { count: 1, fourBoundaries: false, back: null, productive: { kind: 'nearest', count: 1 } },
    B: { count: 2, fourBoundaries: false, back: null, productive: { kind: 'nearest', count: 1 } },
  },
  units: { A: 9, B: 9 },
  symmetric: false,
  captureDelay: 1,
  earlyProduction: true,
  truce: { player: 'B', cycles: 2, scope: 'home' },
  salient: {
    owner: 'A',
    city: 'e11',
    airport: 'e12',
    fields: ['e11', 'e12', 'e10', 'd10'],
    garrison: 4,
    keepOut: 3,
    cityDistance: 3,
  },
  reinforced: 'B',
  givenCities: {
    A: [{ field: 'e4', productive: true }],
    B: [
      { field: 'c18', productive: true },
      { field: 'g17', productive: false },
      { field: 'e18', productive: false },
    ],
  },
};

/** A variant of {@link tiny} in which the sides face each other across columns instead of rows. */
export const tinySideways: Scenario = {
  ...tiny,
  name: 'Tiny board sideways',
  board: { columns: 21, rows: 9 },
  division: { kind: 'columns', first: 7, last: 15 },
  cities: {
    A: { count: 2, fourBoundaries: false, back: null, productive: { kind: 'all-but-named' } },
    B: { count: 2, fourBoundaries: false, back: null, productive: { kind: 'all' } },
  },
  symmetric: false,
  captureDelay: 0,
  truce: { player: 'B', cycles: 2, scope: 'own-cities' },
  givenCities: {
    A: [
      { field: 'i4', productive: true },
      { field: 'm4', productive: false },
    ],
    B: [
      { field: 'd4', productive: true },
      { field: 'r4', productive: true },
    ],
  },
};

/** Scenarios in which the lists of legal actions are short. */
export const smallScenarios = [tiny, tinySalient, tinySideways] as const;

/** An arbitrary for options of short matches on small boards. */
export const optionsArbitrary: fc.Arbitrary<Options> = optionsFrom(airWar, {
  scenario: fc.constantFrom(...smallScenarios),
  maxCycles: fc.constantFrom(1, 3, 8),
});
