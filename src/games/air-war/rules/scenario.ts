import type { CityConditions, GivenCity, Scenario, VariantId } from './scenario-shape.ts';
import type { BySide } from './sides.ts';
import type { Options } from './types.ts';

const SMALL = { columns: 21, rows: 25 } as const;
const LARGE = { columns: 21, rows: 49 } as const;

const NOTES = 'Numbers and conditions are the printed ones. The given cities are ours (AW-2.4).';

/** The settings that are the same in most scenarios. */
const PLAIN = {
  provenance: 'reconstructed',
  notes: NOTES,
  division: { kind: 'rows' },
  symmetric: true,
  captureDelay: 5,
  earlyProduction: false,
  truce: null,
  salient: null,
  reinforced: null,
} as const satisfies Partial<Scenario>;

const SIX: CityConditions = { count: 6, fourBoundaries: true, back: null, productive: { kind: 'all' } };

const THREE: CityConditions = { ...SIX, count: 3 };

const THREE_AT_BACK = { least: 3, most: 4, count: 3, exact: true } as const;

const SIX_WITH_THREE_BACK: CityConditions = { ...SIX, back: THREE_AT_BACK, productive: { kind: 'back' } };

const FOUR_WITH_TWO_BACK: CityConditions = { ...SIX_WITH_THREE_BACK, count: 4, back: { ...THREE_AT_BACK, count: 2 } };

const LARGE_SIX: Scenario = {
  ...PLAIN,
  name: 'Large board, production in six cities',
  board: LARGE,
  cities: { A: SIX, B: SIX },
  units: { A: 60, B: 60 },
  givenCities: /* @__PURE__ */ largeSix(6),
};

const LARGE_THREE: Scenario = {
  ...LARGE_SIX,
  name: 'Large board, production in three cities',
  cities: { A: SIX_WITH_THREE_BACK, B: SIX_WITH_THREE_BACK },
  givenCities: /* @__PURE__ */ largeSix(3),
};

/** The settings that are the same in both scenarios for unequal players on the large board. */
const UNEQUAL = { ...PLAIN, symmetric: false, earlyProduction: true } as const;

const LARGE_UNEQUAL: Scenario = {
  ...UNEQUAL,
  name: 'Large board, production in four and three cities',
  board: LARGE,
  cities: {
    A: { ...SIX_WITH_THREE_BACK, fourBoundaries: false, back: { ...THREE_AT_BACK, count: 4 } },
    B: { ...SIX_WITH_THREE_BACK, fourBoundaries: false, count: 7, back: { ...THREE_AT_BACK, most: 3 } },
  },
  units: { A: 60, B: 70 },
  givenCities: {
    A: /* @__PURE__ */ cities('c4 h5 n5 s4 g18 o18', 4),
    B: /* @__PURE__ */ cities('d45 k46 r45 f37 p37 g29 o29', 3),
  },
};

const SIX_WITH_ONE_BACK = {
  count: 6,
  fourBoundaries: false,
  back: { least: 3, most: 3, count: 1, exact: false },
} as const;

const LARGE_SALIENT: Scenario = {
  ...UNEQUAL,
  name: 'Large board, one city in no-man’s-land',
  notes:
    'Conditions are the printed ones. The numbers of units, 70 and 60, and the place of the seventh city of A are our choice (AW-7.1), and so are the given cities (AW-2.4).',
  board: LARGE,
  cities: {
    A: { ...SIX_WITH_ONE_BACK, productive: { kind: 'nearest', count: 3 } },
    B: { ...SIX_WITH_ONE_BACK, productive: { kind: 'nearest', count: 4 } },
  },
  units: { A: 70, B: 60 },
  truce: { player: 'B', cycles: 15, scope: 'home' },
  salient: {
    owner: 'A',
    city: 'k25',
    airport: 'k26',
    fields: ['k25', 'k24', 'k26', 'j24', 'j25', 'l24', 'l25'],
    garrison: 10,
    keepOut: 3,
    cityDistance: 5,
  },
  reinforced: 'B',
  givenCities: {
    A: /* @__PURE__ */ cities('k4 d6 r6 f16 p16 k17', 3),
    B: /* @__PURE__ */ cities('c46 h44 n44 s46 g34 o34', 4),
  },
};

const SMALL_THREE: Scenario = {
  ...PLAIN,
  name: 'Small board, production in three cities',
  board: SMALL,
  cities: { A: THREE, B: THREE },
  units: { A: 30, B: 30 },
  givenCities: { A: /* @__PURE__ */ cities('d4 r4 k10', 3), B: /* @__PURE__ */ cities('r21 d21 k16', 3) },
};

const SMALL_TWO_BACK: Scenario = {
  ...SMALL_THREE,
  name: 'Small board, production in two cities at the back',
  cities: { A: FOUR_WITH_TWO_BACK, B: FOUR_WITH_TWO_BACK },
  units: { A: 40, B: 40 },
  givenCities: { A: /* @__PURE__ */ cities('d4 r4 g10 o10', 2), B: /* @__PURE__ */ cities('r21 d21 o16 g16', 2) },
};

const FOUR = { ...SIX, count: 4, fourBoundaries: false } as const;

const SMALL_UNEQUAL: Scenario = {
  ...SMALL_TWO_BACK,
  name: 'Small board sideways, production in three and four cities',
  division: { kind: 'columns', first: 7, last: 15 },
  cities: { A: { ...FOUR, productive: { kind: 'all-but-named' } }, B: FOUR },
  symmetric: false,
  truce: { player: 'B', cycles: 5, scope: 'own-cities' },
  givenCities: { A: /* @__PURE__ */ cities('k4 i10 m16 k22', 3), B: /* @__PURE__ */ cities('c6 d18 r7 s20', 4) },
};

/** The games of the report by name. */
export const variants: Readonly<Record<VariantId, Scenario>> = {
  'large-six': LARGE_SIX,
  'large-three': LARGE_THREE,
  'large-unequal': LARGE_UNEQUAL,
  'large-salient': LARGE_SALIENT,
  'small-three': SMALL_THREE,
  'small-two-back': SMALL_TWO_BACK,
  'small-unequal': SMALL_UNEQUAL,
};

/** The game `small-unequal`, but A has 46 units at the start. */
const balancedScenario: Scenario = {
  ...SMALL_UNEQUAL,
  name: 'Made for play: 46 units against 40',
  provenance: 'invented',
  notes:
    'The game small-unequal, but A has 46 units at the start. This number was chosen by measuring matches between strategists: both sides have about equal chances.',
  units: { ...SMALL_UNEQUAL.units, A: 46 },
};

/** Options for a balanced match in which the scenario places the units (AW-2.4). */
export const balancedOptions = { scenario: balancedScenario, placement: 'scenario' } as const satisfies Options;

function largeSix(productive: number): BySide<readonly GivenCity[]> {
  return {
    A: cities('d5 k4 r5 f14 p14 k22', productive),
    B: cities('r44 k46 d44 p35 f35 k28', productive),
  };
}

/** Creates cities on the fields with these names. The first `productive` of these cities produce. */
function cities(fields: string, productive: number): readonly GivenCity[] {
  return fields.split(' ').map((field, index) => ({ field, productive: index < productive }));
}
