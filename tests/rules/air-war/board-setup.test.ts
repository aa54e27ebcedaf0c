import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { boardOf, nameOf, separations } from '../../../src/games/air-war/rules/board.ts';
import {
  airWar as game,
  type NamedCity,
  opponentOf,
  type Options,
  randomCities,
  type Side,
  SIDES,
  VARIANTS,
  variants,
  whyNotCities,
} from '../../../src/games/air-war/rules/index.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { faultOf } from '../../faults.ts';
import { codeOf, edited, isLegal, legalLines, play, refusalOf, unitsOf } from '../../games/air-war/play.ts';
import { times } from '../../times.ts';

const small = hexBoard(21, 25);
const large = hexBoard(21, 49);
const field = (name: string, hex = small): number => hex.byName.get(name) as number;

/** The number of fields in each zone of the board. */
function zones(scenario: (typeof VARIANTS)[number]): Record<string, number> {
  const counts: Record<string, number> = { A: 0, '-': 0, B: 0 };
  for (const zone of boardOf(variants[scenario]).zones) counts[zone] = (counts[zone] ?? 0) + 1;
  return counts;
}

/** The distances between a field and the four boundaries of a side's home. */
function gaps(scenario: (typeof VARIANTS)[number], name: string, side: Side): readonly number[] {
  const here = boardOf(variants[scenario]).hex.byName.get(name) as number;
  return separations(variants[scenario], side, here);
}

describe('the board', () => {
  it('[AW-1.1, AW-1.2] has 515 or 1,019 fields in 21 columns', () => {
    expect([small.size, large.size]).toEqual([515, 1019]);
    expect([small.names[0], small.names.at(-1), large.names.at(-1)]).toEqual(['a1', 'u25', 'u49']);
    expect(small.names.filter((name) => name.startsWith('b'))).toHaveLength(24);
  });

  it('[AW-1.2] looks the same after a rotation by 180 degrees', () => {
    for (let each = 0; each < small.size; each++) {
      expect([small.x[each]! + small.x[514 - each]!, small.y[each]! + small.y[514 - each]!]).toEqual([22, 50]);
    }
  });

  it('[AW-1.3] names fields by column and number, and k13 is the middle of the small board', () => {
    expect([small.x[field('k13')], small.y[field('k13')]]).toEqual([11, 25]);
    expect(small.neighbours[field('k13')]!.map((each) => small.names[each]).sort()).toEqual([
      'j12',
      'j13',
      'k12',
      'k14',
      'l12',
      'l13',
    ]);
  });

  it('[AW-1.4] calls two fields adjacent if they share an edge', () => {
    expect(['k13', 'k14', 'l13', 'l14', 'm13'].map((name) => small.distance(field('k13'), field(name)))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });

  it('[AW-1.5] has a middle line whose 31 fields are no-man’s-land', () => {
    expect(zones('small-three')).toEqual({ A: 242, '-': 31, B: 242 });
    expect(zones('large-six')).toEqual({ A: 494, '-': 31, B: 494 });
    const { zones: all, hex } = boardOf(variants['small-three']);
    expect(['k12', 'k13', 'k14', 'j11', 'j12', 'j13', 'j14'].map((name) => all[hex.byName.get(name)!]).join('')).toBe(
      'A-BA--B',
    );
  });

  it('[AW-1.6] sideways gives A columns 8 to 14, B 1 to 5 and 17 to 21', () => {
    const { zones: all, hex } = boardOf(variants['small-unequal']);
    const row = 'abcdefghijklmnopqrstu'.replace(/./g, (letter) => all[hex.byName.get(`${letter}1`)!]!);

    expect(row).toBe('BBBBB--AAAAAAA--BBBBB');
  });

  it('[AW-1.7] counts the fields between a field and a boundary', () => {
    expect(gaps('small-three', 'k4', 'A')).toEqual([3, 9, 10, 10]);
    expect(gaps('small-three', 'd21', 'B')).toEqual([3, 8, 3, 17]);
    expect(gaps('small-unequal', 'i10', 'A')).toEqual([9, 15, 2, 6]);
    expect(gaps('small-unequal', 'c6', 'B')).toEqual([5, 19, 2, 3]);
    expect(gaps('small-unequal', 's20', 'B')).toEqual([19, 5, 3, 2]);
  });

  it('[AW-1.7] lets A’s city in column k be at most on k11, and in column j at most on j10', () => {
    expect(['k11', 'k12', 'j10', 'j11'].map((name) => isLegal(game.setup(), `B place-city ${name}`))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('[AW-1.8] has the airport of a city straight behind it, or sideways towards the centre', () => {
    const airports = (scenario: (typeof VARIANTS)[number]): string => {
      const state = game.setup({ scenario, cities: 'scenario', placement: 'scenario' });
      const name = (field: number): string => nameOf(variants[scenario], field);
      return state.table.cities.map((city) => `${name(city.field)}(${name(city.airport)})`).join(' ');
    };

    expect(airports('small-three')).toBe('d4(d3) d21(d22) k10(k9) k16(k17) r4(r3) r21(r22)');
    expect(airports('small-unequal')).toBe('c6(c7) d18(d17) i10(i11) k4(k5) k22(k21) m16(m15) r7(r8) s20(s19)');
    expect(airports('large-salient')).toContain('k25(k26)');
  });

  it('[AW-1.8] sideways has no city in the middle of a column', () => {
    expect(codeOf(game.setup({ scenario: 'small-unequal' }), 'B place-city k13')).toBe('no-airport AW-1.8');
  });
});

describe('setting up', () => {
  it('[AW-2.1] goes from cities to units to the first cycle', () => {
    const steps = [
      game.setup(),
      game.setup({ cities: 'scenario' }),
      game.setup({ cities: 'scenario', placement: 'scenario' }),
    ];

    expect(steps.map(({ table }) => `${table.phase.kind} ${String(table.cycle)}`)).toEqual([
      'cities 0',
      'placement 0',
      'moves 1',
    ]);
    expect(codeOf(steps[0]!, 'A move a1 a2 1')).toBe('wrong-phase AW-2.1');
    expect(codeOf(steps[0]!, 'A aim a1 a2 1')).toBe('wrong-phase AW-2.1');
    expect(codeOf(steps[0]!, 'A fire []')).toBe('wrong-phase AW-2.1');
  });

  it.each([
    ['B place-city k20', 'not-home AW-2.2'],
    ['B place-city k13', 'not-home AW-2.2'],
    ['B place-city k3', 'near-boundary AW-2.2'],
    ['B place-city b8', 'near-boundary AW-2.2'],
    ['B place-city t8', 'near-boundary AW-2.2'],
    ['B place-city k12', 'near-boundary AW-2.2'],
    ['B place-city z9', 'no-such-name AW-1.3'],
    ['A place-city k10', 'not-home AW-2.2'],
    ['B commit', 'cities-left AW-2.2'],
  ])('[AW-2.2] refuses %j', (line, code) => {
    expect(codeOf(game.setup(), line)).toBe(code);
  });

  it('[AW-2.2] separates two cities by at least four fields', () => {
    const one = play(game.setup(), 'B place-city d4');

    expect(refusalOf(one, 'B place-city h6')).toMatchObject({
      code: 'near-city',
      details: { other: 'd4', between: 3 },
    });
    expect(isLegal(one, 'B place-city i6')).toBe(true);
    const all = play(one, 'B place-city r4', 'B place-city k10');
    expect(codeOf(all, 'B place-city k4')).toBe('too-many-cities AW-2.2');
    expect(legalLines(one, 'B')).not.toContain('B commit');
    expect(legalLines(all, 'B')).toEqual(['B commit']);
  });

  it('[AW-2.2] refuses a city at once if the other cities could not be placed after it', () => {
    // Three cities must cover four boundaries. If two of them cover no boundary, the third city cannot cover all four
    // boundaries.
    expect(codeOf(play(game.setup(), 'B place-city g7'), 'B place-city m7')).toBe('no-completion AW-7.3');
    expect(codeOf(play(game.setup(), 'B place-city d4', 'B place-city r4'), 'B place-city k8')).toBe(
      'four-boundaries AW-7.3',
    );
  });

  it('[AW-2.2] hides the cities until both players have committed, and then shows them', () => {
    const placed = play(game.setup(), 'B place-city d4', 'B place-city r4', 'B place-city k10', 'B commit');
    const bulk = play(game.setup(), 'B cities [{"field":"r4"},{"field":"k10"},{"field":"d4"}]');

    expect(bulk).toEqual(placed);
    expect(JSON.stringify(game.view(placed, 'A'))).not.toContain(String(field('k10')));
    const both = play(placed, 'A cities [{"field":"r21"},{"field":"d21"},{"field":"k16"}]');
    expect(both.table).toEqual(game.setup({ cities: 'scenario' }).table);
  });

  it('[AW-2.2] lets players take cities back', () => {
    const one = play(game.setup(), 'B place-city d4');

    expect(play(one, 'B place-city r4', 'B take-back 1')).toEqual(play(game.setup(), 'B place-city r4'));
    expect(codeOf(game.setup(), 'B place-city d4 true')).toBe('mark-not-needed AW-7.3');
  });

  const units = game.setup({ cities: 'scenario' });

  it.each([
    ['A place k13 1', 'not-home AW-2.3'],
    ['A place k20 1', 'not-home AW-2.3'],
    ['A place k10 4', 'more-than-three AW-2.3'],
    ['A place z9 1', 'no-such-name AW-1.3'],
    ['A commit', 'units-left AW-2.3'],
    ['A placement {"k10":3}', 'units-left AW-2.3'],
    ['A placement {"k13":3}', 'not-home AW-2.3'],
  ])('[AW-2.3] refuses %j', (line, code) => {
    expect(codeOf(units, line)).toBe(code);
  });

  it('[AW-2.3] places all units at home, at most three on a field, hidden until both players have committed', () => {
    const names = 'a1 a2 a3 a4 a5 a6 a7 a8 a9 a10'.split(' ');
    const small = play(units, ...names.map((name) => `A place ${name} 3`));
    const bulk = play(
      units,
      'A place k10 1',
      `A placement ${JSON.stringify(Object.fromEntries(names.toReversed().map((name) => [name, 3])))}`,
    );

    expect(codeOf(small, 'A place a11 1')).toBe('too-many-units AW-2.3');
    expect(codeOf(play(units, 'A place a1 1'), 'A place a1 1')).toBe('already-placed AW-2.3');
    expect(bulk).toEqual(play(small, 'A commit'));
    expect(game.view(bulk, 'B')).toEqual(
      game.view(play(small, 'A take-back 1', 'A place a1 2', 'A place a11 1', 'A commit'), 'B'),
    );
    const both = play(
      bulk,
      `B placement {${names.map((name) => `"${name.replace(/\d+/, (r) => String(26 - Number(r)))}":3`).join(',')}}`,
    );
    expect(unitsOf(both, 'A')).toEqual(Object.fromEntries(names.map((name) => [name, 3])));
    expect(both.table.cycle).toBe(1);
  });

  it('[AW-2.3] refuses units at once if the other units would have no room', () => {
    const scenario = { ...variants['small-three'], units: { A: 3 * 242, B: 30 } };

    expect(codeOf(game.setup({ scenario, cities: 'scenario' }), 'A place a1 2')).toBe('no-room AW-2.3');
    expect(faultOf(() => game.setup({ scenario: { ...scenario, units: { A: 727, B: 30 } } })).path).toBe(
      'scenario.units.A',
    );
  });

  it('[AW-2.4] starts with the first cycle if the scenario places both, with one rule for both players', () => {
    for (const scenario of VARIANTS) {
      const { table } = game.setup({ scenario, cities: 'scenario', placement: 'scenario' });
      expect([table.cycle, table.phase.kind]).toEqual([1, 'moves']);
    }
    // In symmetric games, a rotation of the board by 180 degrees exchanges the cities and the units of the two sides.
    for (const scenario of ['large-six', 'large-three', 'small-three', 'small-two-back'] as const) {
      const { A, B } = game.setup({ scenario, cities: 'scenario', placement: 'scenario' }).table.units;
      const { size } = boardOf(variants[scenario]).hex;
      expect(B.map((each) => size - 1 - each).sort((one, other) => one - other)).toEqual(A);
    }
  });

  it.each([
    ['k99', 'givenCities.A.0.field'],
    ['k1', 'givenCities.A.0.airport'],
    ['r4', 'givenCities.A.1'],
  ])('[AW-2.4] accepts cities of a scenario on different fields with airports, but not %s', (name, path) => {
    const { givenCities } = variants['small-three'];
    const first = { field: name, productive: true };
    const scenario = {
      ...variants['small-three'],
      givenCities: { ...givenCities, A: [first, ...givenCities.A.slice(1)] },
    };

    expect(faultOf(() => game.setup({ scenario, cities: 'scenario' })).path).toBe(`scenario.${path}`);
  });
});

describe('the seven games', () => {
  it('[AW-7.3] have conditions that can be met: no city must be both at least four and at most three fields from the back', () => {
    const { cities } = variants['small-two-back'];
    const within = (least: number, most: number): Options => {
      const back = { ...cities.A.back!, least, most };
      const scenario = { ...variants['small-two-back'], cities: { ...cities, A: { ...cities.A, back } } };
      // The conditions do not apply to cities that a scenario places.
      return { scenario, cities: 'scenario' };
    };

    expect(() => game.setup(within(3, 3))).not.toThrow();
    expect(faultOf(() => game.setup(within(4, 3))).path).toBe('scenario.cities.A.back.most');
  });

  it('[AW-7.3] have the printed numbers', () => {
    const lines = VARIANTS.map((id) => {
      const { board, cities, units, symmetric, earlyProduction, truce } = variants[id];
      const produce = (side: Side) =>
        game
          .setup({ scenario: id, cities: 'scenario', placement: 'scenario' })
          .table.cities.filter((city) => city.owner === side && city.productive).length;
      return [
        id.padEnd(15),
        board.rows,
        `${String(cities.A.count)}/${String(cities.B.count)}`,
        `${String(units.A)}/${String(units.B)}`,
        `${String(produce('A'))}/${String(produce('B'))}`,
        symmetric ? 'symmetric' : 'unsymmetric',
        earlyProduction ? 'early' : '-',
        truce === null ? '-' : `${truce.player} ${String(truce.cycles)} ${truce.scope}`,
      ].join(' ');
    });

    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "large-six       49 6/6 60/60 6/6 symmetric - -
      large-three     49 6/6 60/60 3/3 symmetric - -
      large-unequal   49 6/7 60/70 4/3 unsymmetric early -
      large-salient   49 6/6 70/60 3/4 unsymmetric early B 15 home
      small-three     25 3/3 30/30 3/3 symmetric - -
      small-two-back  25 4/4 40/40 2/2 symmetric - -
      small-unequal   25 4/4 40/40 3/4 unsymmetric - B 5 own-cities"
    `);
  });

  it.each(VARIANTS)('[AW-2.4, AW-7.3] the cities of %s are legal under all its conditions', (id) => {
    for (const side of SIDES) {
      const isMarked = variants[id].cities[side].productive.kind === 'nearest';
      const cities = variants[id].givenCities[side].map(({ field: name, productive }): NamedCity =>
        isMarked ? { field: name, productive } : { field: name },
      );
      expect(whyNotCities(variants[id], side, cities)).toBeUndefined();
    }
  });

  it.each(VARIANTS)('[AW-2.2, AW-7.3] get legal cities for %s from the generator, under all its conditions', (id) => {
    const rng = createRng(id);
    for (let run = 0; run < Math.max(3, times(20)); run++) {
      const state = game.setup({ scenario: id, placement: 'scenario' });
      const lines = SIDES.map(
        (player) => `${player} cities ${JSON.stringify(randomCities(variants[id], opponentOf(player), rng))}`,
      );
      const placed = play(state, ...lines);
      for (const side of SIDES)
        expectConditions(
          id,
          side,
          placed.table.cities.filter(
            ({ owner, field: each }) => owner === side && each !== boardOf(variants[id]).salient?.city,
          ),
        );
    }
  });

  /** Checks the conditions of section 7 again, independently of the game. */
  function expectConditions(
    id: (typeof VARIANTS)[number],
    side: Side,
    cities: ReturnType<typeof game.setup>['table']['cities'],
  ): void {
    const board = boardOf(variants[id]);
    const name = (field: number): string => nameOf(variants[id], field);
    const all = cities.map((city) => ({ city, gaps: gaps(id, name(city.field), side) }));
    const backs = all.map((each) => each.gaps[0]!);
    for (const [index, one] of cities.entries()) {
      for (const other of cities.slice(index + 1))
        expect(board.hex.distance(one.field, other.field)).toBeGreaterThanOrEqual(5);
      expect(Math.min(...gaps(id, name(one.field), side), ...gaps(id, name(one.airport), side))).toBeGreaterThanOrEqual(
        2,
      );
    }
    if (variants[id].symmetric) {
      for (let boundary = 0; boundary < 4; boundary++)
        expect(all.some((each) => [2, 3].includes(each.gaps[boundary]!))).toBe(true);
    }
    const near = (...wanted: number[]): number => backs.filter((back) => wanted.includes(back)).length;
    const productive = cities.filter((city) => city.productive).length;
    if (id === 'large-three') expect([near(3, 4), productive]).toEqual([3, 3]);
    if (id === 'small-two-back') expect([near(3, 4), productive]).toEqual([2, 2]);
    if (id === 'large-unequal')
      expect([side === 'A' ? near(3, 4) : near(3), productive]).toEqual(side === 'A' ? [4, 4] : [3, 3]);
    if (id === 'large-salient') {
      const marked = all.filter((each) => each.city.productive).map((each) => each.gaps[0]!);
      expect([near(3) > 0, marked.length]).toEqual([true, side === 'A' ? 3 : 4]);
      expect(marked.sort((one, other) => one - other)).toEqual(
        [...backs].sort((one, other) => one - other).slice(0, marked.length),
      );
      expect(cities.every((city) => large.distance(city.field, field('k25', large)) >= 5)).toBe(true);
    }
  }

  it('[AW-7.3] get cities from the generator in all the room that the conditions leave', () => {
    const rng = createRng('room');
    /**
     * Statistics of random sets of cities: their distances from the back, and the boundaries that they cover.
     */
    const seen = (id: (typeof VARIANTS)[number], side: Side) => {
      const backs = new Set<number>();
      const boundaries = new Set<number>();
      for (let run = 0; run < 60; run++) {
        for (const { field: name } of randomCities(variants[id], side, rng)) {
          const around = gaps(id, name, side);
          backs.add(around[0]!);
          for (const [index, gap] of around.entries()) if (gap === 2 || gap === 3) boundaries.add(index);
        }
      }
      return { backs: [...backs], boundaries: [...boundaries].sort() };
    };

    for (const side of SIDES) {
      expect(seen('large-six', side).boundaries).toEqual([0, 1, 2, 3]);
      expect(seen('small-three', side).boundaries).toEqual([0, 1, 2, 3]);
      expect(seen('large-three', side).backs).toEqual(expect.arrayContaining([3, 4, 5]));
      expect(seen('small-two-back', side).backs).toEqual(expect.arrayContaining([3, 4, 5]));
      expect(seen('large-unequal', side).backs).toEqual(expect.arrayContaining([3, 4]));
      expect(seen('large-salient', side).backs).toEqual(expect.arrayContaining([3, 4, 5]));
      expect(seen('small-unequal', side).boundaries).toEqual([0, 1, 2, 3]);
    }
  });

  it('[AW-7.3] explain why cities do not meet the conditions', () => {
    const why = (id: (typeof VARIANTS)[number], side: Side, names: string): string | undefined =>
      whyNotCities(
        variants[id],
        side,
        names.split(' ').map((name) => ({ field: name })),
      )?.code;

    expect(why('small-three', 'A', 'd4 r4 k10')).toBeUndefined();
    expect(why('small-three', 'A', 'd4 r4 k11')).toBeUndefined();
    expect(why('small-three', 'A', 'd4 r4 k9')).toBe('four-boundaries');
    expect(why('small-three', 'A', 'd4 r4 k8')).toBe('four-boundaries');
    expect(why('small-three', 'A', 'd4 r4')).toBe('cities-left');
    expect(why('small-two-back', 'A', 'd4 r4 k4 k10')).toBe('back-count');
    expect(why('small-two-back', 'A', 'k4 d10 r10 k10')).toBe('back-count');
  });

  it('[AW-7.3] can be a game of your own', () => {
    const scenario = { ...variants['small-three'], name: 'Mine', units: { A: 10, B: 20 } };
    const mine = game.setup({ scenario, cities: 'scenario', placement: 'scenario' });

    expect([mine.table.units.A.length, mine.table.units.B.length]).toEqual([10, 20]);
    expect(legalLines(mine, 'A').length).toBeGreaterThan(10);
    expect(faultOf(() => edited(mine, ({ table }) => (table.units.A[0] = 515))).path).toBe('table.units.A.0');
  });
});
