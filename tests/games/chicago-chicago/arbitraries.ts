/** Arbitraries for boards, tables and options in property tests of Chicago-Chicago!. */
import fc from 'fast-check';
import {
  chicagoChicago,
  type Crt,
  CRT_COLUMNS,
  CRT_LEGEND,
  type CrtCode,
  defaultScenario,
  type Options,
  type Scenario,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import type { Area, Effect } from '../../../src/games/chicago-chicago/rules/scenario-shape.ts';
import { optionsFrom } from '../options.ts';

const area: fc.Arbitrary<Omit<Area, 'id' | 'name'>> = fc.record(
  {
    police: fc.nat(5),
    demonstrators: fc.nat(5),
    park: fc.integer({ min: 1, max: 4 }),
    box: fc.constantFrom('plain', 'conditional'),
  },
  { requiredKeys: ['police', 'demonstrators'] },
);

/**
 * A connected board of 3 to 7 areas. Each area except the first area is linked to an earlier area, and the board has a
 * few more links.
 */
const board = fc
  .tuple(fc.array(area, { minLength: 3, maxLength: 7 }), fc.array(fc.nat(5), { minLength: 6, maxLength: 12 }))
  .map(([areas, choices]): Pick<Scenario, 'areas' | 'links' | 'parkOrder'> => {
    const named = areas.map((each, place) => ({ ...each, id: `area-${String(place)}`, name: `Area ${String(place)}` }));
    const [first, ...rest] = named;
    const withPark = [{ ...first!, park: first!.park ?? 2 }, ...rest];
    const pairs = new Map<string, readonly [string, string]>();
    for (const [index, choice] of choices.entries()) {
      const one = index < areas.length - 1 ? index + 1 : choice % areas.length;
      const other = index < areas.length - 1 ? choice % one : (choice + index) % areas.length;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (low !== high) pairs.set(`${String(low)} ${String(high)}`, [withPark[high]!.id, withPark[low]!.id]);
    }
    const parkOrder = withPark.filter(({ park }) => park !== undefined).map(({ id }) => id);
    return { areas: withPark, links: [...pairs.values()], parkOrder: parkOrder.toReversed() };
  });

const code: fc.Arbitrary<CrtCode> = fc.oneof(
  { arbitrary: fc.constantFrom(...[...CRT_LEGEND.keys()].filter((each) => each !== 'SHOT')), weight: 40 },
  { arbitrary: fc.constant<CrtCode>('SHOT'), weight: 1 },
);
const row = fc.tuple(code, code, code, code);

/** A combat results table with random codes. */
const crt: fc.Arbitrary<Crt> = fc
  .record({ 1: row, 2: row, 3: row, 4: row, 5: row, 6: row })
  .map((rows) => ({ columns: CRT_COLUMNS, rows }));

/** A random effect. */
export const effect: fc.Arbitrary<Effect> = fc.record({
  share: fc.constantFrom('1/3', '1/2', 'all'),
  change: fc.constantFrom('up', 'down', 'removed'),
});

const few = fc.integer({ min: 0, max: 3 });

/** Small random scenarios with few areas, few units, short matches and random tables. */
export const madeUpScenario: fc.Arbitrary<Scenario> = fc
  .record({
    board,
    groups: fc.tuple(few, few, few, few),
    platoons: fc.tuple(few, few, few, few),
    platoonsPerBox: fc.integer({ min: 1, max: 2 }),
    harass: fc.record({ police: crt, demonstrators: crt }),
    assault: crt,
    effects: fc.record({ 1: effect, 2: effect, 3: effect, 4: effect, 5: effect, 6: effect }),
    points: fc.record(
      { unengaged: fc.nat(9), absent: fc.nat(9), 'guard-entered': fc.nat(9), 'guard-withdrawn': fc.nat(9) },
      { requiredKeys: ['unengaged', 'guard-entered', 'guard-withdrawn'] },
    ),
    turns: fc.constantFrom(['1A', '1B', '1C', '2A', '2B', '2C'], ['1C', '2A', '2C'], ['A', 'A', 'B', 'C', 'A']),
  })
  .map(({ board: { areas, links, parkOrder }, groups, platoons, platoonsPerBox, ...rest }) => {
    const boxes = areas.filter(({ box }) => box !== undefined).length;
    const [first, second, third, tac] = platoons;
    const police = { 'level-1': first, 'level-2': second + boxes * platoonsPerBox, 'level-3': third, tac };
    const [one, two, three, four] = groups;
    return {
      name: 'Made up',
      provenance: 'invented',
      notes: 'For tests.',
      units: defaultScenario.units,
      counterMix: {
        police: { 'level-1': 20, 'level-2': 20, 'level-3': 20, tac: 3, guard: 2 },
        demonstrators: { 'level-1': 4, 'level-2': 5, 'level-3': 6, 'level-4': 7 },
      },
      setUp: {
        demonstrators: { 'level-1': one, 'level-2': two, 'level-3': three, 'level-4': four },
        police,
        platoonsPerBox,
      },
      areas,
      links,
      parkOrder,
      ...rest,
    };
  });

/** Options with a random scenario. */
export const smallOptions: fc.Arbitrary<Options> = optionsFrom(chicagoChicago, { scenario: madeUpScenario });

/** Options with a random scenario, or sometimes with the default scenario. */
export const anyOptions: fc.Arbitrary<Options> = fc.oneof(
  { arbitrary: smallOptions, weight: 9 },
  { arbitrary: optionsFrom(chicagoChicago), weight: 1 },
);
