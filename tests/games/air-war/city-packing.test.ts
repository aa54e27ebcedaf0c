import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { airWar, type Scenario, variants } from '../../../src/games/air-war/index.ts';
import { boardOf, distance, fieldOf, nameOf } from '../../../src/games/air-war/board.ts';
import { type Choice, choicesOf, conditionFault, mayBeMarked } from '../../../src/games/air-war/city-conditions.ts';
import { canPack, NO_BOUND, packable } from '../../../src/games/air-war/city-packing.ts';
import { openCities, randomCities, whyNotCity } from '../../../src/games/air-war/city-placement.ts';
import { CITY_GAP, type Site, sites } from '../../../src/games/air-war/city-sites.ts';
import { times } from '../../times.ts';

type Rule = Scenario['cities']['A'];

const FREE: Rule = { count: 1, fourBoundaries: false, back: null, productive: { kind: 'all' } };

function withCities(columns: number, rows: number, rule: Partial<Rule>): Scenario {
  const cities = { ...FREE, ...rule };
  return { ...variants['small-three'], board: { columns, rows }, cities: { A: cities, B: cities } };
}

/** All sets of cities that meet the conditions and hold those given, by trying everything: nothing is left out. */
function canBeFound(scenario: Scenario, cities: readonly Choice[], after = -1): boolean {
  const rule = scenario.cities.A;
  if (cities.length === rule.count) return conditionFault(rule, cities) === undefined;
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
  it('is possible exactly where trying everything finds a way, whatever is written already', () => {
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
            const isMarkable = mayBeMarked(scenario.cities.A, together);
            expect(isOpen).toBe(isMarkable && canBeFound(scenario, together));
          }
          if (open.length === 0) return;
          const next = open[numbers.next().value % open.length]!;
          written.push(...choicesOf(scenario, 'A', [{ field: next.field, productive: next.productive === true }]));
        }
      }),
      { numRuns: times(40) },
    );
  });

  it('is decided by a sweep as by trying everything', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const rule = scenario.cities.A;
        const missing = {
          count: rule.count,
          boundaries: rule.fourBoundaries ? 0b1111 : 0,
          back: { count: rule.back?.count ?? 0, isExact: rule.back?.exact === true },
          near: { from: -1, most: rule.count },
          far: { from: Infinity, most: rule.count },
        };
        const question = { missing, isFree: () => true, standing: 0 };
        const unmarked = { ...scenario, cities: { ...scenario.cities, A: { ...rule, productive: FREE.productive } } };

        expect(canPack(scenario, 'A', question)).toBe(canBeFound(unmarked, []));
        const fields = sites(unmarked, 'A').map(({ field }) => field);
        const open = sites(unmarked, 'A').filter((site) => canBeFound(unmarked, [{ site, productive: false }]));
        expect(fields.filter((field) => packable(scenario, 'A', question, [NO_BOUND])?.[0]?.has(field))).toEqual(
          open.map(({ field }) => field),
        );
      }),
      { numRuns: times(40) },
    );
  });

  it('counts the cities at the back', () => {
    const scenario = withCities(9, 19, { back: { least: 2, most: 4, count: 1, exact: true } });
    const anywhere = { near: { from: -1, most: 2 }, far: { from: Infinity, most: 2 } };
    const packs = (count: number, back: number, isExact: boolean): boolean | undefined =>
      canPack(scenario, 'A', {
        missing: { count, boundaries: 0, back: { count: back, isExact }, ...anywhere },
        isFree: ({ isBack }) => isBack,
        standing: 0,
      });

    expect([packs(1, 1, true), packs(1, 1, false)]).toEqual([true, true]);
    // All that is free stands there.
    expect([packs(1, 0, true), packs(1, 0, false)]).toEqual([false, true]);
  });

  it('is not refused where a search finds room that a sweep cannot remember', () => {
    const nearest: Rule['productive'] = { kind: 'nearest', count: 3 };
    const scenario = withCities(21, 25, { count: 6, fourBoundaries: true, productive: nearest });
    const cities = randomCities(scenario, 'A', createRng('room'));
    const first = openCities(scenario, 'A', []).map(({ field }) => nameOf(boardOf(scenario), field));

    // Each of them may be written first, since the others complete it.
    expect(first).toEqual(expect.arrayContaining(cities.map(({ field }) => field)));
    expect(first.length).toBeGreaterThan(180);
  });

  it('is offered where there is room for ten cities of which half are nearest to the back boundary', () => {
    const back = { least: 4, most: 6, count: 1, exact: true };
    const productive = { kind: 'nearest', count: 5 } as const;
    const scenario = withCities(19, 31, { count: 10, fourBoundaries: true, back, productive });
    const open = openCities(scenario, 'A', []);
    const places = open.map(({ field, productive: isMarked }) => `${field} ${String(isMarked)}`);

    // Sweeps that counted near cities one by one gave up on most of these.
    expect(open).toHaveLength(128);
    for (const { field } of sites(scenario, 'A').filter((_, index) => index % 40 === 0))
      for (const isMarked of [false, true])
        expect(whyNotCity(scenario, 'A', [], { field, productive: isMarked }) === undefined).toBe(
          places.includes(`${field} ${String(isMarked)}`),
        );
  });

  it('is offered in the order of the fields, each of them without a mark before it is with one', () => {
    const open = openCities(withCities(11, 31, { count: 2, productive: { kind: 'nearest', count: 1 } }), 'A', []);
    const places = open.map(({ field, productive }) => 2 * field + Number(productive));

    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(open.map(({ field }) => field)).size).toBeLessThan(open.length);
  });

  it.each([
    ['sites', 9, 99],
    ['ways of filling it with cities', 17, 37],
  ])('is left to a search where a board has too many %s for a sweep', (_what, columns, rows) => {
    const anywhere = { near: { from: -1, most: 1 }, far: { from: Infinity, most: 1 } };
    const missing = { count: 1, boundaries: 0, back: { count: 0, isExact: false }, ...anywhere };
    const question = { missing, isFree: () => true, standing: 0 };
    const scenario = withCities(columns, rows, {});

    expect(canPack(scenario, 'A', question)).toBeUndefined();
    expect(packable(scenario, 'A', question, [NO_BOUND])).toBeUndefined();
    expect(openCities(scenario, 'A', [])).toHaveLength(sites(scenario, 'A').length);
  });

  it('leads on from a city after which few ways are left', () => {
    const scenario = withCities(21, 31, { count: 12, fourBoundaries: true, productive: { kind: 'nearest', count: 1 } });
    const field = fieldOf(boardOf(scenario), 's4')!;

    expect(whyNotCity(scenario, 'A', [], { field, productive: true })).toBeUndefined();
    expect(openCities(scenario, 'A', [{ field, productive: true }])).not.toEqual([]);
  });

  it.each([9, 10, 11, 12])('is refused or begun soon with %i cities on 21 x 25 fields', (count) => {
    const scenario = withCities(21, 25, { count });
    const begun = performance.now();
    let states = 0;
    try {
      const state = airWar.setup({ scenario, cities: 'players' });
      states += airWar.legalActions(state, 'A').length;
    } catch (error) {
      expect(error).toMatchObject({ path: 'scenario.cities.A' });
    }

    expect(states > 0).toBe(count === 9);
    // It took minutes. What it takes now is some 100 ms on a machine that does nothing else.
    expect(performance.now() - begun).toBeLessThan(5000);
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
