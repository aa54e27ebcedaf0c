import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { airWar, type NamedCity, type Scenario, variants } from '../../../src/games/air-war/rules/index.ts';
import { boardOf, distance, nameOf } from '../../../src/games/air-war/rules/board.ts';
import { type Choice, choicesOf, conditionIssue } from '../../../src/games/air-war/rules/city-conditions.ts';
import { groundOf } from '../../../src/games/air-war/rules/city-ground.ts';
import { openCities, randomCities, whyNotCities, whyNotCity } from '../../../src/games/air-war/rules/city-placement.ts';
import { CITY_GAP, type Site, sites } from '../../../src/games/air-war/rules/city-sites.ts';
import { SIDES } from '../../../src/games/air-war/rules/sides.ts';
import { sitesWhere, type SiteSet } from '../../../src/games/air-war/rules/site-set.ts';
import { faultOf } from '../../faults.ts';
import { times } from '../../times.ts';

type Rule = Scenario['cities']['A'];

const FREE: Rule = { count: 1, fourBoundaries: false, back: null, productive: { kind: 'all' } };

function withCities(columns: number, rows: number, rule: Partial<Rule>): Scenario {
  const cities = { ...FREE, ...rule };
  return { ...variants['small-three'], board: { columns, rows }, cities: { A: cities, B: cities } };
}

/**
 * Whether at least one set of cities includes the given cities and meets the conditions. The function tries all sets.
 */
function canBeFound(scenario: Scenario, cities: readonly Choice[], after = -1): boolean {
  const rule = scenario.cities.A;
  if (cities.length === rule.count) return conditionIssue(rule, cities) === undefined;
  const board = boardOf(scenario);
  const all = sites(scenario, 'A');
  const marks = rule.productive.kind === 'nearest' ? [true, false] : [false];
  return all.some((site, index) => {
    if (index <= after || cities.some((city) => distance(board, city.site.field, site.field) <= CITY_GAP)) return false;
    return marks.some((productive) => canBeFound(scenario, [...cities, { site, productive }], index));
  });
}

const scenarios = fc
  .record({
    columns: fc.constantFrom(5, 7, 9, 11),
    rows: fc.constantFrom(17, 19, 21, 25),
    count: fc.integer({ min: 1, max: 5 }),
    fourBoundaries: fc.boolean(),
    back: fc.option(
      fc.record({
        least: fc.integer({ min: 0, max: 4 }),
        wide: fc.integer({ min: 0, max: 3 }),
        count: fc.integer({ min: 1, max: 5 }),
        exact: fc.boolean(),
      }),
    ),
    nearest: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ columns, rows, count, fourBoundaries, back, nearest }) =>
    withCities(columns, rows, {
      count,
      fourBoundaries,
      back: back && {
        least: back.least,
        most: back.least + back.wide,
        count: Math.min(back.count, count),
        exact: back.exact,
      },
      productive: nearest === null ? { kind: 'all' } : { kind: 'nearest', count: Math.min(nearest, count) },
    }),
  );

describe('placing cities on a crowded board', () => {
  it('offers a city exactly if a search of all sets of cities finds a solution with it', () => {
    fc.assert(
      fc.property(scenarios, fc.infiniteStream(fc.nat()), (scenario, numbers) => {
        const written: Choice[] = [];
        for (let step = 0; step < scenario.cities.A.count; step++) {
          const open = openCities(
            scenario,
            'A',
            written.map(({ site, productive }) => ({ field: site.field, productive })),
          );
          const fields = new Set(open.map(({ field, productive }) => `${field} ${String(productive === true)}`));
          for (const choice of choicesBeside(scenario, written)) {
            const isOpen = fields.has(`${choice.site.field} ${String(choice.productive)}`);
            const together = [...written, choice];
            expect(isOpen).toBe(canBeFound(scenario, together));
          }
          if (open.length === 0) return;
          const next = open[numbers.next().value % open.length]!;
          written.push(...choicesOf(scenario, 'A', [{ field: next.field, productive: next.productive === true }]));
        }
      }),
      { numRuns: times(40) },
    );
  });

  it('divides the fields into cells, each of which has room for only one city', () => {
    for (const scenario of Object.values(variants)) {
      const board = boardOf(scenario);
      for (const side of SIDES) {
        const ground = groundOf(scenario, side);
        const all = ground.sites;
        const upTo = (last: number): SiteSet => sitesWhere(all.length, (place) => place <= last);
        const cellOf = all.map((_, place) => ground.cellsWith(upTo(place)));
        // Every field must belong to exactly one cell. Otherwise the game could reject a board that has enough room.
        for (const place of all.keys())
          expect(ground.cellsWith(sitesWhere(all.length, (each) => each === place))).toBe(1);
        const inCells = [...new Set(cellOf)].map((cell) => all.filter((_, place) => cellOf[place] === cell));
        for (const inCell of inCells)
          for (const one of inCell)
            for (const other of inCell) expect(distance(board, one.field, other.field)).toBeLessThanOrEqual(CITY_GAP);
        const fieldsOf = (some: readonly Site[]): readonly number[] =>
          some.map(({ field }) => field).sort((one, other) => one - other);
        expect(fieldsOf(all)).toEqual(fieldsOf(sites(scenario, side)));
        expect(inCells.length).toBeLessThan(all.length / 5);
      }
    }
  });

  it('can begin with any city of a legal set', () => {
    const nearest: Rule['productive'] = { kind: 'nearest', count: 3 };
    const scenario = withCities(21, 25, { count: 6, fourBoundaries: true, productive: nearest });
    const cities = randomCities(scenario, 'A', createRng('room'));
    const first = openCities(scenario, 'A', []).map(({ field }) => nameOf(scenario, field));

    // A player may place any city of the set first, because the other cities can complete the set.
    expect(first).toEqual(expect.arrayContaining(cities.map(({ field }) => field)));
    expect(first.length).toBeGreaterThan(180);
  });

  it.each([
    ['a productive city that needs three more productive cities', 15, 41, 6, { kind: 'nearest', count: 4 }],
    ['seven cities with hardly any room', 15, 31, 7, { kind: 'all' }],
  ] as const)(
    'leads to a legal set if each city is chosen from the offered cities: %s',
    (_what, columns, rows, count, productive) => {
      const scenario = withCities(columns, rows, { count, fourBoundaries: true, productive });
      for (const first of openCities(scenario, 'A', []).filter((_, index) => index % 9 === 0)) {
        const cities = [first];
        while (cities.length < count) {
          const written = cities.map(({ field, productive: isMarked }) => ({ field, productive: isMarked === true }));
          const next = openCities(scenario, 'A', written);
          expect(next).not.toEqual([]);
          cities.push(next[(7 * cities.length) % next.length]!);
        }
        const named = cities.map((city) => ({ ...city, field: nameOf(scenario, city.field) }) as NamedCity);
        expect(whyNotCities(scenario, 'A', named)).toBeUndefined();
      }
    },
  );

  it('refuses a city exactly if the city is not listed', () => {
    const productive = { kind: 'nearest', count: 4 } as const;
    const scenario = withCities(15, 31, { count: 7, fourBoundaries: true, productive });
    const listed = openCities(scenario, 'A', []).map(({ field, productive: isMarked }) => `${field} ${isMarked}`);

    for (const { field } of sites(scenario, 'A').filter((_, index) => index % 10 === 0))
      for (const isMarked of [false, true])
        expect(whyNotCity(scenario, 'A', [], { field, productive: isMarked }) === undefined).toBe(
          listed.includes(`${field} ${isMarked}`),
        );
  });

  it('offers cities in the order of the fields, first without a mark and then with a mark', () => {
    const open = openCities(withCities(11, 31, { count: 2, productive: { kind: 'nearest', count: 1 } }), 'A', []);
    const places = open.map(({ field, productive }) => 2 * field + Number(productive));

    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(open.map(({ field }) => field)).size).toBeLessThan(open.length);
  });

  it('accepts at most seven cities of a side, unless the scenario places them', () => {
    const tooMany = withCities(21, 49, { count: 8 });

    expect(() => airWar.setup({ scenario: withCities(21, 49, { count: 7 }) })).not.toThrow();
    expect(faultOf(() => airWar.setup({ scenario: tooMany }))).toMatchObject({
      path: 'scenario.cities.A.count',
      reason: 'Expected at most 7 cities if players place them',
    });
    expect(() => airWar.setup({ scenario: tooMany, cities: 'scenario' })).not.toThrow();
  });

  it('accepts no board with more than 350 fields for cities of a side, unless the scenario places them', () => {
    const tooLarge = withCities(25, 45, {});

    expect(() => airWar.setup({ scenario: withCities(25, 43, {}) })).not.toThrow();
    expect(faultOf(() => airWar.setup({ scenario: tooLarge }))).toMatchObject({
      path: 'scenario.board',
      reason: 'Expected at most 350 fields where the cities of A can stand, but there are 368',
    });
    expect(() => airWar.setup({ scenario: tooLarge, cities: 'scenario' })).not.toThrow();
  });

  it.each([
    ['the maximum number of cities', 21, 25, { count: 7 }],
    ['the maximum number of cities, with marks', 21, 25, { count: 7, productive: { kind: 'nearest', count: 6 } }],
    [
      'a row of fields that must contain most of the cities',
      21,
      51,
      { count: 6, back: { least: 7, most: 7, count: 4, exact: false } },
    ],
    [
      'the board on which the search takes longest, found by hill climbing',
      19,
      23,
      {
        count: 7,
        fourBoundaries: true,
        back: { least: 4, most: 8, count: 4, exact: false },
        productive: { kind: 'nearest', count: 4 },
      },
    ],
    ['the largest board', 25, 43, { count: 7, fourBoundaries: true, productive: { kind: 'nearest', count: 4 } }],
  ] as const)('starts without delay with %s', (_what, columns, rows, rule) => {
    const begun = performance.now();
    const state = airWar.setup({ scenario: withCities(columns, rows, rule) });

    expect(airWar.legalActions(state, 'A')).not.toEqual([]);
    // The set-up takes about 100 ms on an idle machine.
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

function choicesBeside(scenario: Scenario, written: readonly Choice[]): readonly Choice[] {
  const marks = scenario.cities.A.productive.kind === 'nearest' ? [true, false] : [false];
  const board = boardOf(scenario);
  const isFree = (site: Site): boolean =>
    written.every((other) => distance(board, other.site.field, site.field) > CITY_GAP);
  return sites(scenario, 'A')
    .filter(isFree)
    .flatMap((site) => marks.map((productive) => ({ site, productive })));
}
