import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../src/games/air-war/rules/board.ts';
import { airWar as game, type Options, variants } from '../../../src/games/air-war/rules/index.ts';
import {
  cityAt,
  codeOf,
  COMMIT,
  eventsOf,
  isLegal,
  legalLines,
  play,
  position,
  told,
  unitsOf,
} from '../../games/air-war/play.ts';
import { faultOf } from '../../faults.ts';

describe('the large game with a salient', () => {
  // In large-salient, A has cities on k4, d6, r6, f16, p16, k17 and k25 (airport k26). B has cities on c46, h44, n44,
  // s46, g34 and o34 (airports c47, h45, n45, s47, g35, o35).
  const options: Options = { scenario: 'large-salient', cities: 'scenario', placement: 'scenario' };
  const players: Options = { scenario: 'large-salient' };
  const placing: Options = { scenario: 'large-salient', cities: 'scenario' };

  it('[AW-7.1] has a seventh city of A, k25 with its airport k26, which never produces', () => {
    const city = cityAt(game.setup(options), 'k25');

    expect(city).toMatchObject({ owner: 'A', controller: 'A', productive: false });
    expect(game.setup(players).table.cities).toHaveLength(1);
  });

  it('[AW-7.1] has every placed city at least five steps from k25', () => {
    expect(codeOf(game.setup(players), 'B place-city k21 false')).toBe('near-salient AW-7.1');
    expect(isLegal(game.setup(players), 'B place-city k20 false')).toBe(true);
  });

  it('[AW-7.1] starts with ten of A’s units on k25 and the six fields around it, including k26', () => {
    const state = game.setup(placing);
    const ring = ['k25', 'k24', 'k26', 'j24', 'j25', 'l24', 'l25'];
    const placed = play(state, 'A place k25 3', 'A place k26 3', 'A place j25 3');

    expect(ring.every((name) => isLegal(state, `A place ${name} 3`))).toBe(true);
    expect(codeOf(placed, 'A place l25 2')).toBe('too-many-units AW-7.1');
    expect(codeOf(state, 'A place l26 1')).toBe('not-home AW-2.3');
    const garrison = Object.entries(unitsOf(game.setup(options), 'A')).filter(([name]) => ring.includes(name));
    expect(garrison.reduce((sum, [, count]) => sum + count, 0)).toBe(10);
  });

  it('[AW-7.1] keeps B’s units three steps from k25 at the start', () => {
    const state = game.setup(placing);

    expect(codeOf(state, 'B place k27 1')).toBe('near-salient AW-7.1');
    expect(isLegal(state, 'B place k28 1')).toBe(true);
  });

  it('[AW-7.1] places A’s other sixty units in A’s home, outside these fields', () => {
    const { home, garrison } = Object.entries(unitsOf(game.setup(options), 'A')).reduce(
      (sums, [name, count]) => {
        const { zones, hex, salient } = boardOf(variants['large-salient']);
        const field = hex.byName.get(name)!;
        const isGarrison = salient!.fields.includes(field);
        if (!isGarrison) expect(zones[field]).toBe('A');
        return isGarrison ? { ...sums, garrison: sums.garrison + count } : { ...sums, home: sums.home + count };
      },
      { home: 0, garrison: 0 },
    );

    expect([home, garrison]).toEqual([63, 10]); // Three units are produced before the first moves.
    const all = play(game.setup(placing), 'A place k24 3', 'A place k25 3', 'A place l24 3', 'A place l25 1');
    expect(codeOf(all, 'A place j24 1')).toBe('too-many-units AW-7.1');
    expect(isLegal(all, 'A place k23 3')).toBe(true);
  });

  it('[AW-7.1] has a city of each player that is separated from their back boundary by three fields', () => {
    const far = ['f16', 'p16', 'k17', 'd6', 'r6', 'k6'];
    const cities = far.map((field, index) => ({ field, productive: index >= 3 }));

    expect(codeOf(game.setup(players), `B cities ${JSON.stringify(cities)}`)).toBe('back-count AW-7.1');
    const near = cities.map((city) => (city.field === 'k6' ? { ...city, field: 'k4' } : city));
    expect(isLegal(game.setup(players), `B cities ${JSON.stringify(near)}`)).toBe(true);
  });

  it('[AW-7.1, AW-6.4] lets B’s productive cities produce although they have three units, before the first moves, too', () => {
    const fields = (names: string, others: readonly string[], count: number): string => {
      const piles = Object.fromEntries(names.split(' ').map((name) => [name, 3]));
      for (const name of others)
        if (Object.values(piles).reduce((sum, each) => sum + each, 0) < count) piles[name] ??= 3;
      return JSON.stringify(piles);
    };
    const column = (letter: string, from: number): string[] =>
      Array.from({ length: 19 }, (_, index) => `${letter}${String(from + index)}`);
    const started = play(
      game.setup(placing),
      `A placement ${fields('k4', column('a', 1), 60).replace('}', ',"k25":3,"k24":3,"l24":3,"j24":1}')}`,
      `B placement ${fields('c46 g34', column('u', 30), 60)}`,
    );

    expect([unitsOf(started, 'B')['c46'], unitsOf(started, 'B')['g34'], unitsOf(started, 'A')['k4']]).toEqual([
      4, 3, 3,
    ]);
  });

  it('[AW-7.1] lets the player who places cities mark the productive ones, which must be the nearest to the back', () => {
    const start = game.setup(players);

    expect(codeOf(start, 'B place-city k4')).toBe('mark-needed AW-7.1');
    expect(codeOf(play(start, 'B place-city k8 true'), 'B place-city d4 false')).toBe('nearest-productive AW-7.1');
    const marked = '[["k4",true],["d6",true],["r6",true],["f16",false],["p16",false],["k17",false]]';
    const cities = (JSON.parse(marked) as [string, boolean][]).map(([field, productive]) => ({ field, productive }));
    expect(isLegal(start, `B cities ${JSON.stringify(cities)}`)).toBe(true);
    const wrong = cities.map((city) => ({ ...city, productive: ['k17', 'd6', 'r6'].includes(city.field) }));
    expect(isLegal(start, `B cities ${JSON.stringify(wrong)}`)).toBe(false);
  });

  const border = (cycle: number) =>
    position(
      `
        j  k  l
   26      .
        1B    .
   25      2A
        .     .
   24      1A
        .     .
   23      .      `,
      { options, cycle, B: { j25: 1, c47: 2 } },
    );

  it('[AW-7.1] forbids B’s units to enter A’s home in cycles 1 to 15, also by flight', () => {
    expect(codeOf(border(15), 'B fly c47 a1 1')).toBe('truce AW-7.1');
    expect(isLegal(border(16), 'B fly c47 a1 1')).toBe(true);
    const near = (cycle: number) =>
      position(
        `
        b  c  d
   25      1B
        .     .
   24      .
        .     .
   23      .      `,
        { options, cycle },
      );
    expect(codeOf(near(15), 'B move c25 c24 1')).toBe('truce AW-7.1');
    expect(isLegal(near(15), 'B move c25 d24 1')).toBe(true);
    expect(isLegal(near(16), 'B move c25 c24 1')).toBe(true);
  });

  it('[AW-7.1] forbids B’s units to fire at A’s home, but not at no-man’s-land and the seventh city', () => {
    const facing = (cycle: number) =>
      play(
        position(
          `
        j  k  l
   25      1A
        1B    .
   24      1A
        .     .
   23      .      `,
          { options, cycle },
        ),
        ...COMMIT,
      );
    const beside = position(
      `
        j  k  l
   26      .
        1B    .
   25      .      `,
      { options },
    );

    expect(codeOf(facing(15), 'B aim j24 k24 1')).toBe('truce AW-7.1');
    expect(isLegal(facing(15), 'B aim j24 k25 1')).toBe(true);
    expect(isLegal(facing(16), 'B aim j24 k24 1')).toBe(true);
    expect(isLegal(beside, 'B move j25 k25 1')).toBe(true);
  });

  it('[AW-7.1, AW-5.5] asks no player to aim if the truce forbids all their targets', () => {
    const facing = (cycle: number) =>
      play(
        position(
          `
        j  k  l
   25      .
        1B    .
   24      1A
        .     .
   23      .      `,
          { options, cycle },
        ),
        ...COMMIT,
      ).table;

    expect([facing(15).waiting, facing(16).waiting]).toEqual([['A'], ['A', 'B']]);
  });

  it('[AW-7.1] lets two of B’s airports fly two units each to the same third airport if one of the four units ends on its city', () => {
    const state = position(
      `
        c  d  e  f  g  h
   47   2B    .     .
           .     .     .
   46   .     .     .
           .     .     2B`,
      { options, B: { n45: 2 } },
    );
    const flown = play(state, 'B fly c47 s47 2', 'B fly h45 s47 2 true', ...COMMIT);

    expect(unitsOf(flown, 'B')).toMatchObject({ s47: 3, s46: 2 }); // One unit is produced.
    expect(told(eventsOf(state, 'B fly c47 s47 2', 'B fly h45 s47 2 true', ...COMMIT), 'units-flown')).toEqual([
      'B flies 2 units from c47 to s47.',
      'B flies 2 units from h45 to s47, and one of them flies on to the city on s46.',
    ]);
    const flights = [
      { from: 'h45', to: 's47', count: 2, relay: true },
      { from: 'c47', to: 's47', count: 2 },
    ];
    expect(play(state, `B orders ${JSON.stringify(flights)} []`, 'A commit')).toEqual(flown);
    expect(codeOf(play(state, 'B fly c47 s47 2'), 'B fly h45 s47 2')).toBe('more-than-three AW-4.1');
  });

  it('[AW-7.1] marks this in the second of the two flights, once a cycle, to a third airport', () => {
    const state = position('', { options, B: { c47: 2, h45: 2, n45: 2, o35: 2 } });
    const first = play(state, 'B fly c47 s47 2');
    const both = play(first, 'B fly h45 s47 2 true');

    expect(codeOf(state, 'B fly h45 s47 2 true')).toBe('relay-alone AW-7.1');
    expect(codeOf(both, 'B take-back 1')).toBe('relay-alone AW-7.1');
    expect(play(both, 'B take-back 2')).toEqual(first);
    expect(codeOf(play(both, 'B fly n45 g35 2'), 'B fly o35 g35 2 true')).toBe('no-relay AW-7.1');
    expect(codeOf(play(state, 'B fly c47 h45 2'), 'B fly h45 c47 2 true')).toBe('relay-alone AW-7.1');
    expect(codeOf(first, 'B fly h45 s47 1 true')).toBe('no-relay AW-7.1');
    expect(codeOf(first, 'B fly h45 s48 2 true')).toBe('no-relay AW-7.1');
    expect(codeOf(first, 'B fly h45 h45 2 true')).toBe('same-field AW-4.4');
    expect(legalLines(first, 'B').filter((line) => line.endsWith('true'))).toEqual([
      'B fly h45 s47 2 true',
      'B fly n45 s47 2 true',
      'B fly o35 s47 2 true',
    ]);
  });

  it('[AW-7.1] can be read as two such pairs in a cycle, each to a different airport', () => {
    const large = { ...variants['large-salient'], doubleFlights: 2 as const };
    const twice = { ...options, scenario: large };
    const state = position('', { options: twice, B: { c47: 2, h45: 2, n45: 2, o35: 2 } });
    const both = play(state, 'B fly c47 s47 2', 'B fly h45 s47 2 true', 'B fly n45 g35 2');
    const flown = play(both, 'B fly o35 g35 2 true', ...COMMIT);

    expect(legalLines(both, 'B').filter((line) => line.endsWith('true'))).toEqual(['B fly o35 g35 2 true']);
    expect(unitsOf(flown, 'B')).toMatchObject({ s47: 3, g35: 3 });
    expect(codeOf(play(state, 'B fly c47 s47 2', 'B fly h45 s47 2 true'), 'B fly n45 s47 2 true')).toBe(
      'more-than-three AW-4.1',
    );
    expect(faultOf(() => game.setup({ scenario: { ...large, doubleFlights: 3 as never } })).path).toBe(
      'scenario.doubleFlights',
    );
  });

  it('[AW-7.1] does not allow this for the other player', () => {
    expect(codeOf(position('', { options, A: { k3: 2 } }), 'A fly k3 d5 2 true')).toBe('no-relay AW-7.1');
    const plain = position(`
        j  k  l
    9      2A     `);
    expect(codeOf(plain, 'A fly k9 d3 2 true')).toBe('no-relay AW-7.1');
  });

  it('[AW-7.1] lets B’s productive cities produce although they have three units, and the fourth unit must leave', () => {
    const full = position(
      `
        b  c  d
   47      .
        .     .
   46      3B
        .     .
   45      .      `,
      { options, A: { k4: 3 }, B: { g34: 3 } },
    );
    const after = play(full, ...COMMIT);

    expect([unitsOf(after, 'B')['c46'], unitsOf(after, 'B')['g34'], unitsOf(after, 'A')['k4']]).toEqual([4, 3, 3]);
    expect(codeOf(after, 'B commit')).toBe('more-than-three AW-4.1');
    expect(unitsOf(play(after, 'B move c46 c45 1', ...COMMIT), 'B')).toMatchObject({ c45: 1, c46: 4 });
    expect(codeOf(after, 'B move g34 g33 1')).toBe('more-than-three AW-4.1');
  });
});

describe('the small unequal game', () => {
  // The cities of A, each with its airport, are k4 (k5), i10 (i11), m16 (m15) and k22 (k21). The cities of B are c6
  // (c7), d18 (d17), r7 (r8) and s20 (s19).
  const options: Options = { scenario: 'small-unequal', cities: 'scenario', placement: 'scenario' };

  it('[AW-7.2] lets A openly name a city that does not produce', () => {
    const cities = [
      'B cities [{"field":"k4"},{"field":"i10"},{"field":"m16"},{"field":"k22"}]',
      'A cities [{"field":"c6"},{"field":"d18"},{"field":"r7"},{"field":"s20"}]',
    ];
    const naming = play(game.setup({ scenario: 'small-unequal', placement: 'scenario' }), ...cities);

    expect(game.turn(naming)).toEqual({ kind: 'decision', players: ['A'] });
    expect(codeOf(naming, 'A name-city c6')).toBe('not-your-city AW-7.2');
    expect(codeOf(naming, 'A name-city z6')).toBe('no-such-name AW-1.3');
    expect(codeOf(naming, 'A commit')).toBe('wrong-phase AW-2.1');
    const named = play(naming, 'A name-city k22');
    expect(named.table).toEqual(game.setup(options).table);
    expect(told(eventsOf(named, ...COMMIT), 'unit-produced')).toHaveLength(7);
  });

  it.each(['i10', 'i11', 'i9', 'h10', 'j11', 'i12', 'k5'])('[AW-7.2] closes %s to B in cycles 1 to 5', (name) => {
    const base = (cycle: number) => position('', { options, cycle, B: { c7: 1 } });

    expect(codeOf(base(5), `B fly c7 ${name} 1`)).toBe('truce AW-7.2');
    expect(codeOf(base(6), `B fly c7 ${name} 1`)).toBe('flight-banned AW-4.4');
    expect(isLegal(base(1), 'B fly c7 g10 1')).toBe(true);
  });

  it('[AW-7.2] lets B neither move nor fire there', () => {
    const facing = (cycle: number) =>
      position(
        `
        f  g  h
   11      .
        .     1A
   10      1B
        .     .
    9      .      `,
        { options, cycle },
      );

    expect(codeOf(facing(5), 'B move g10 h10 1')).toBe('truce AW-7.2');
    expect(isLegal(facing(6), 'B move g10 h10 1')).toBe(true);
    expect(codeOf(play(facing(5), ...COMMIT), 'B aim g10 h10 1')).toBe('not-your-turn AW-2.1');
    expect(isLegal(play(facing(6), ...COMMIT), 'B aim g10 h10 1')).toBe(true);
  });

  it('[AW-7.2] closes the fields of the cities alone to B with the scope `city-fields`', () => {
    const scenario = variants['small-unequal'];
    const narrow = {
      ...options,
      scenario: { ...scenario, truce: { ...scenario.truce!, scope: 'city-fields' } },
    } as const;
    const base = position('', { options: narrow, cycle: 5, A: { a1: 1 }, B: { h10: 1, c7: 1 } });

    expect(codeOf(base, 'B move h10 i10 1')).toBe('truce AW-7.2');
    expect(isLegal(base, 'B move h10 h11 1')).toBe(true);
    expect(codeOf(base, 'B fly c7 i10 1')).toBe('truce AW-7.2');
  });

  it('[AW-7.2] does not protect a city of B that A has taken', () => {
    const taken = position(
      `
        b  c  d
    7      .
        1B    .
    6      .
        .     .
    5      .      `,
      { options, cycle: 4, taken: { c6: { by: 'A', in: 2 } }, A: { a1: 1 } },
    );

    expect(isLegal(taken, 'B move b6 c6 1')).toBe(true);
  });
});
