import { describe, expect, it } from 'vitest';
import { airWar as game, type Scenario, variants } from '../../../src/games/air-war/rules/index.ts';
import {
  cityAt,
  codeOf,
  COMMIT,
  edited,
  eventsOf,
  isLegal,
  legalLines,
  outcomeOf,
  play,
  position,
  type Sketch,
  told,
  unitsOf,
} from '../../games/air-war/play.ts';

// In small-three, A has cities on d4, r4 and k10 (airports d3, r3, k9). B has cities on r21, d21 and k16 (airports r22,
// d22, k17).

/** The lines of the notation with which both players commit without moving units. */
const STAY = COMMIT;

describe('fire', () => {
  const line = play(
    position(`
        f  g  h
    7      3A
        2A    .
    6      2B
        .     1A
    5      .      `),
    ...STAY,
  );

  it('[AW-5.2] is aimed by a unit at an adjacent field with an enemy on it, or not aimed at all', () => {
    expect(legalLines(line, 'A').filter((each) => each.endsWith('1'))).toEqual([
      'A aim f6 g6 1',
      'A aim g7 g6 1',
      'A aim h5 g6 1',
    ]);
    expect(unitsOf(play(line, 'A commit', 'B commit'), 'B')['g6']).toBe(2);
  });

  it.each([
    ['A aim g7 g8 1', 'no-enemy AW-5.2'],
    ['A aim g7 h7 1', 'no-enemy AW-5.2'],
    ['A aim g7 g5 1', 'not-adjacent AW-5.2'],
    ['A aim g7 g7 1', 'not-adjacent AW-5.2'],
    ['A aim g7 g6 4', 'too-few-units AW-4.1'],
    ['A aim g7 z6 1', 'no-such-name AW-1.3'],
    ['A aim z7 g6 1', 'no-such-name AW-1.3'],
    ['A move g7 g8 1', 'wrong-phase AW-2.1'],
    ['A fly k9 g8 1', 'wrong-phase AW-2.1'],
    ['A orders [] []', 'wrong-phase AW-2.1'],
    ['A place-city g8', 'wrong-phase AW-2.1'],
    ['A cities []', 'wrong-phase AW-2.1'],
    ['A place g8 1', 'wrong-phase AW-2.1'],
    ['A placement {}', 'wrong-phase AW-2.1'],
    ['A name-city d4', 'wrong-phase AW-2.1'],
  ])('[AW-5.2, AW-4.5] refuses %j', (text, code) => {
    expect(codeOf(line, text)).toBe(code);
  });

  it('[AW-5.3] of four units kills two, of three one', () => {
    const four = eventsOf(line, 'A aim f6 g6 2', 'A aim g7 g6 2', 'A commit', 'B commit');
    const three = eventsOf(line, 'A aim g7 g6 3', 'A commit', 'B commit');

    expect(told(four, 'shots-fired', 'units-killed')).toEqual(['A fires 4 shots at g6.', 'B loses 2 units on g6.']);
    expect(told(three, 'shots-fired', 'units-killed')).toEqual(['A fires 3 shots at g6.', 'B loses 1 unit on g6.']);
  });

  it('[AW-5.3] kills at most the units on the field, and one shot kills no unit', () => {
    const all = eventsOf(line, 'A aim f6 g6 2', 'A aim g7 g6 3', 'A aim h5 g6 1', 'A commit', 'B commit');

    expect(told(all, 'shots-fired', 'units-killed')).toEqual(['A fires 6 shots at g6.', 'B loses 2 units on g6.']);
    expect(told(eventsOf(line, 'A aim h5 g6 1', 'A commit', 'B commit'), 'units-killed')).toEqual([]);
  });

  it('[AW-5.3] is one shot for each unit', () => {
    expect(codeOf(play(line, 'A aim g7 g6 3'), 'A aim g7 g6 1')).toBe('out-of-order AW-4.5');
    expect(codeOf(play(line, 'B aim g6 f6 1'), 'B aim g6 g7 2')).toBe('too-few-units AW-4.1');
  });

  it('[AW-5.2] can go from one field to different fields', () => {
    const events = eventsOf(line, 'A commit', 'B aim g6 f6 1', 'B aim g6 g7 1', 'B commit');

    expect(told(events, 'shots-fired')).toEqual(['B fires 1 shot at f6.', 'B fires 1 shot at g7.']);
  });

  it('[AW-5.3] is logged with the fields from which it comes, both aimed shots and shots at the unit’s own field', () => {
    const events = eventsOf(line, 'A aim g7 g6 3', 'A aim h5 g6 1', 'A commit', 'B aim g6 f6 2', 'B commit');
    const met = eventsOf(play(melee, 'A move g5 g6 2', ...COMMIT), 'A commit', 'B aim g7 g6 3', 'B commit');
    const sourcesOf = (all: typeof events) =>
      all.flatMap((event) => (event.type === 'shots-fired' ? [[event.player, event.field, event.from]] : []));

    expect(sourcesOf(events)).toEqual([
      ['B', 'f6', { g6: 2 }],
      ['A', 'g6', { g7: 3, h5: 1 }],
    ]);
    expect(sourcesOf(met)).toEqual([
      ['A', 'g6', { g6: 2 }],
      ['B', 'g6', { g6: 1, g7: 3 }],
    ]);
  });

  it('[AW-5.3] is simultaneous: units that die also fire', () => {
    const events = eventsOf(line, 'A aim g7 g6 3', 'A aim h5 g6 1', 'A commit', 'B aim g6 f6 2', 'B commit');

    expect(told(events, 'units-killed')).toEqual(['A loses 1 unit on f6.', 'B loses 2 units on g6.']);
  });

  it('[AW-5.4] is aimed in secret', () => {
    const aimed = play(line, 'A aim g7 g6 3', 'A commit');

    expect(game.view(aimed, 'B')).toEqual(game.view(play(line, 'A commit'), 'B'));
    expect(JSON.stringify(aimed.table)).not.toContain('aims');
  });

  it('[AW-4.5, AW-5.2] can be taken back, and gives the same result in bulk', () => {
    const bulk = 'A fire [{"from":"h5","to":"g6","count":1},{"from":"f6","to":"g6","count":2}]';

    expect(play(line, 'A aim f6 g6 2', 'A take-back 1')).toEqual(line);
    expect(play(line, 'A aim g7 g6 1', bulk)).toEqual(play(line, 'A aim f6 g6 2', 'A aim h5 g6 1', 'A commit'));
    expect(codeOf(line, 'A fire [{"from":"h5","to":"g6","count":2}]')).toBe('too-few-units AW-4.1');
  });

  const melee = position(`
        f  g  h
    7      3B
        .     .
    6      1B
        .     .
    5      3A     `);

  it('[AW-5.1] on a contested field goes to that field, without a choice', () => {
    const met = play(melee, 'A move g5 g6 2', ...COMMIT);

    expect(codeOf(met, 'B aim g6 g5 1')).toBe('must-fire-here AW-5.1');
    expect(legalLines(met, 'B').some((each) => each.startsWith('B aim g6'))).toBe(false);
    expect(told(eventsOf(met, 'A commit', 'B commit'), 'shots-fired')).toEqual([
      'A fires 2 shots at g6.',
      'B fires 1 shot at g6.',
    ]);
  });

  it.each([2, 3])('[AW-5.3] of %i units against one backed by three: one defender dies and two attackers', (count) => {
    const met = play(melee, `A move g5 g6 ${String(count)}`, ...COMMIT);
    const aims = count === 2 ? ['A commit'] : [];
    const events = eventsOf(met, ...aims, 'B aim g7 g6 3', 'B commit');

    expect([...told(events, 'units-killed')].sort()).toEqual(['A loses 2 units on g6.', 'B loses 1 unit on g6.']);
  });

  it('[AW-5.1] from an airport that is contested only through its city can be chosen', () => {
    const siege = play(
      position(`
        j  k  l
   17      2B
        .     .
   16     1:1
        .     .
   15      .      `),
      ...STAY,
    );

    expect(game.turn(siege)).toEqual({ kind: 'decision', players: ['B'] });
    expect(legalLines(siege, 'B')).toContain('B aim k17 k16 2');
    expect(told(eventsOf(siege, 'B commit'), 'shots-fired')).toEqual([
      'A fires 1 shot at k16.',
      'B fires 1 shot at k16.',
    ]);
    expect(told(eventsOf(siege, 'B aim k17 k16 2', 'B commit'), 'units-killed')).toEqual(['A loses 1 unit on k16.']);
  });

  it('[AW-5.1] from such an airport can be chosen by an attacker, too', () => {
    const siege = play(
      position(`
        j  k  l
   17      2A
        .     .
   16     1:1
        .     .
   15      .      `),
      ...STAY,
    );

    expect(legalLines(siege, 'A')).toContain('A aim k17 k16 1');
    expect(codeOf(siege, 'A aim k17 k18 1')).toBe('no-enemy AW-5.2');
  });

  it('[AW-5.5] is asked only of players who have a choice', () => {
    const apart = position(`
        f  g  h
    7      1A
        .     .
    6      .
        .     .
    5      1B     `);

    expect(play(apart, ...STAY).table).toMatchObject({ cycle: 2, phase: { kind: 'moves' } });
    expect(game.turn(line)).toEqual({ kind: 'decision', players: ['A', 'B'] });
    expect(play(melee, 'A move g5 g6 3', ...COMMIT).table.waiting).toEqual(['B']);
  });
});

describe('production', () => {
  const cities = position(
    `
        j  k  l
   17      .
        .     .
   16      2B
        .     .
   15      .      `,
    { A: { d4: 3, r4: 2, k16: 0 } },
  );

  it('[AW-6.1] adds a unit to each productive city after the dead are removed, unless it has three units of its controller', () => {
    const after = play(cities, ...STAY);

    expect(unitsOf(after, 'A')).toEqual({ d4: 3, r4: 3, k10: 1 });
    expect(unitsOf(after, 'B')).toEqual({ r21: 1, d21: 1, k16: 3 });
  });

  it('[AW-6.1] skips a contested city, and the unit is lost', () => {
    const contested = position(`
        j  k  l
   17      .
        .     .
   16     1:2
        .     .
   15      .      `);
    const [first] = told(eventsOf(contested, ...STAY), 'units-killed');

    expect(first).toBe('A loses 1 unit on k16.');
    expect(unitsOf(play(contested, 'B move k16 k17 1', ...COMMIT, 'B commit'), 'B')['k16']).toBe(1);
  });

  it('[AW-6.1] has no limit for the number of units, and an empty city produces for its controller', () => {
    const events = eventsOf(position('        k\n    1      1A'), ...STAY);

    expect(told(events, 'unit-produced')).toHaveLength(6);
  });

  it('[AW-6.1] happens only in cities that were productive at the start', () => {
    const three = game.setup({ scenario: 'large-three', cities: 'scenario', placement: 'scenario' });

    expect(three.table.cities.filter(({ productive }) => productive)).toHaveLength(6);
    expect(told(eventsOf(three, ...STAY), 'unit-produced').map((each) => /\w\d+/.exec(each)?.[0])).toEqual([
      'd5',
      'd44',
      'k4',
      'k46',
      'r5',
      'r44',
    ]);
  });

  const takenBy = (by: 'A' | 'B', cycle: number, sketch: Sketch = {}) =>
    position(
      `
        j  k  l
   17      .
        .     .
   16      1${by}
        .     .
   15      .      `,
      { taken: { k16: { by, in: cycle } }, cycle: 10, ...sketch },
    );
  const produced = (state: ReturnType<typeof takenBy>): boolean =>
    (unitsOf(state, 'A')['k16'] ?? unitsOf(state, 'B')['k16']) === 2;

  it('[AW-6.2] never happens in a captured city in symmetric games', () => {
    expect(produced(play(takenBy('A', 3), ...STAY))).toBe(false);
    expect(produced(play(takenBy('A', 3, { cycle: 60 }), ...STAY))).toBe(false);
  });

  it('[AW-6.2] starts again in a retaken city in the next cycle', () => {
    const retaking = position(
      `
        j  k  l
   17      1B
        .     .
   16      .
        .     .
   15      .      `,
      { taken: { k16: { by: 'A', in: 3 } }, cycle: 10 },
    );
    const after = play(retaking, 'B move k17 k16 1', ...COMMIT);

    expect(cityAt(after, 'k16')).toMatchObject({ controller: 'B', taken: 10 });
    expect(unitsOf(after, 'B')['k16']).toBe(1);
    expect(unitsOf(play(after, ...STAY), 'B')['k16']).toBe(2);
  });

  const unsymmetric: Scenario = { ...variants['small-three'], symmetric: false };
  const taking = position(
    `
        j  k  l
   17      .
        .     .
   16      .
        .     1A
   15      .      `,
    { options: { scenario: unsymmetric }, cycle: 10 },
  );
  const stay = (state: typeof taking, cycles: number): typeof taking =>
    cycles === 0 ? state : stay(play(state, ...STAY), cycles - 1);

  it('[AW-6.3] starts in cycle 16 in a city taken in cycle 10', () => {
    const taken = play(taking, 'A move l15 k16 1', ...COMMIT);

    expect([0, 4, 5, 6].map((cycles) => [10 + cycles, unitsOf(stay(taken, cycles), 'A')['k16']])).toEqual([
      [10, 1],
      [14, 1],
      [15, 1],
      [16, 2],
    ]);
  });

  it('[AW-6.3] does not count a cycle contested at its end, and does not restart the count: contested in 13, the city produces in 17', () => {
    // One of B's units arrives in cycle 13, fires without effect, and leaves in cycle 14.
    const raided = position(
      `
        j  k  l
   17      .
        .     1B
   16      1A
        .     .
   15      .      `,
      { options: { scenario: unsymmetric }, cycle: 13, taken: { k16: { by: 'A', in: 10, held: 2 } } },
    );
    const contested = play(raided, 'B move l16 k16 1', ...COMMIT);
    const left = play(contested, 'B move k16 l16 1', 'A commit', 'B commit', 'A commit', 'B commit');

    expect([contested.table.cycle, cityAt(contested, 'k16').held]).toEqual([14, 2]);
    expect([left.table.cycle, cityAt(left, 'k16').held]).toEqual([15, 3]);
    const alone = (state: typeof left): typeof left => {
      const next = play(state, 'A commit', 'B commit');
      return next.table.phase.kind === 'fire' ? play(next, 'A commit', 'B commit') : next;
    };
    const in17 = alone(alone(left));
    expect([in17.table.cycle, unitsOf(in17, 'A')['k16']]).toEqual([17, 1]);
    expect(unitsOf(alone(in17), 'A')['k16']).toBe(2);
  });

  it.each([
    // The city was captured in cycle 10. In the middle of cycle 13, two complete cycles have passed since the capture.
    [13, 10, 2],
    // The number of counted cycles is never higher than the capture delay of the game.
    [20, 10, 5],
    [11, 10, 0],
    // If the city was captured in cycle 1, the cycles are counted in the same way.
    [6, 1, 4],
  ])('[AW-6.3] in cycle %i has counted, for a city taken in %i, at most %i cycles', (cycle, taken, most) => {
    const drawing = `
        j  k  l
   17      .
        .     1B
   16      1A
        .     .
   15      .      `;
    const held = (cycles: number): (() => unknown) => {
      const options = { scenario: unsymmetric };
      return () => position(drawing, { options, cycle, taken: { k16: { by: 'A', in: taken, held: cycles } } });
    };

    expect(held(most)).not.toThrow();
    expect(held(most + 1)).toThrow(`Expected at most ${String(most)}`);
  });

  it('[AW-6.3] counts no cycles for a city that was never taken', () => {
    const held = (cycles: number): (() => unknown) => {
      const options = { scenario: unsymmetric };
      return () => position('', { options, cycle: 13, taken: { k16: { by: 'B', in: 0, held: cycles } } });
    };

    expect(held(0)).not.toThrow();
    expect(held(1)).toThrow('Expected at most 0');
  });

  it('[AW-6.3] restarts the count when control changes', () => {
    const retaking = position(
      `
        j  k  l
   17      1B
        .     .
   16      .
        .     .
   15      .      `,
      { options: { scenario: unsymmetric }, cycle: 10, taken: { k16: { by: 'A', in: 3, held: 4 } } },
    );
    const after = play(retaking, 'B move k17 k16 1', ...COMMIT);

    expect(cityAt(after, 'k16')).toMatchObject({ controller: 'B', taken: 10, held: 0 });
    expect(unitsOf(stay(after, 5), 'B')['k16']).toBe(1);
    expect(unitsOf(stay(after, 6), 'B')['k16']).toBe(2);
  });

  it.each([0, 1, 3])('[AW-6.3] can begin after %i complete cycles', (captureDelay) => {
    const scenario = { ...unsymmetric, captureDelay };
    const start = position(
      `
        j  k  l
   16      .
        .     1A
   15      .      `,
      { options: { scenario }, cycle: 10 },
    );
    const taken = play(start, 'A move l15 k16 1', ...COMMIT);

    expect(unitsOf(stay(taken, captureDelay), 'A')['k16']).toBe(1);
    expect(unitsOf(stay(taken, captureDelay + 1), 'A')['k16']).toBe(2);
  });

  it('[AW-6.4] comes before the first moves in the large unequal games', () => {
    const units = (scenario: 'large-unequal' | 'large-salient' | 'large-six' | 'small-unequal') => {
      const { A, B } = game.setup({ scenario, cities: 'scenario', placement: 'scenario' }).table.units;
      return [A.length, B.length];
    };

    expect(units('large-unequal')).toEqual([64, 73]);
    expect(units('large-salient')).toEqual([73, 64]);
    expect(units('large-six')).toEqual([60, 60]);
    expect(units('small-unequal')).toEqual([40, 40]);
  });
});

describe('the end', () => {
  const last = position(`
        f  g  h
    7      2A
        .     .
    6      1B     `);

  it('[AW-8.1] comes when a player has no units after the dead are removed, before production', () => {
    const over = play(last, ...STAY, 'A aim g7 g6 2', 'A commit', 'B commit');

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'A', reason: 'no-units', rule: 'AW-8.1' });
    expect(over.table.units.B).toEqual([]);
    expect(codeOf(over, 'A commit')).toBe('match-over AW-8.1');
  });

  it('[AW-8.1] would be a draw if neither player had units, which cannot happen, because no player has so many shots', () => {
    // Two shots are needed to kill a unit. Therefore the side with more units always keeps some units.
    const equal = position(`
        f  g  h
    7     2:2     `);

    expect(told(eventsOf(equal, ...STAY), 'units-killed')).toEqual(['B loses 1 unit on g7.', 'A loses 1 unit on g7.']);
    const ended = play(last, 'A concede');
    const draw = { kind: 'draw', players: ['A', 'B'], reason: 'no-units', rule: 'AW-8.1' } as const;
    const empty = edited(ended, ({ table }) => {
      table.units = { A: [], B: [] };
      table.phase = { kind: 'over', outcome: { ...draw, players: ['A', 'B'] } };
    });
    expect(outcomeOf(empty)).toEqual(draw);
  });

  it('[AW-8.2] comes at once when a player who has not committed concedes, whatever the other player has written', () => {
    const over = play(last, 'A move g7 g8 1', 'A commit', 'B concede');

    expect(outcomeOf(over)).toEqual({ kind: 'win', winner: 'A', reason: 'conceded', rule: 'AW-8.2' });
    expect(codeOf(play(last, 'A commit'), 'A concede')).toBe('has-committed AW-8.2');
    expect(game.unlisted).toEqual(['cities', 'placement', 'orders', 'fire', 'take-back', 'concede']);
    expect(isLegal(game.setup(), 'A concede')).toBe(true);
  });

  it('[AW-8.2] comes when a player who is not asked concedes, while the other names a city or aims', () => {
    const naming = play(
      game.setup({ scenario: 'small-unequal', placement: 'scenario' }),
      'A cities [{"field":"c6"},{"field":"d18"},{"field":"r7"},{"field":"s20"}]',
      'B cities [{"field":"k4"},{"field":"i10"},{"field":"m16"},{"field":"k22"}]',
    );
    // A's unit on g7 has no choice of target, because it must fire at its own field. B's units on g6 can choose their
    // target.
    const firing = play(
      position(`
          f  g  h
      8      .
          .     .
      7     1:1
          .     .
      6      2B     `),
      'A commit',
      'B commit',
    );

    expect([game.turn(naming), game.turn(firing)]).toEqual([
      { kind: 'decision', players: ['A'] },
      { kind: 'decision', players: ['B'] },
    ]);
    const outcomes = [play(naming, 'B concede'), play(firing, 'A concede')].map(outcomeOf);
    expect(outcomes).toMatchObject([{ winner: 'A' }, { winner: 'B' }]);
  });

  it('[AW-8.3] is a draw after the last cycle, and there is no last cycle without a limit', () => {
    const at = (cycle: number, maxCycles?: number | null) =>
      play(
        position('        g\n    7      1A', { cycle, options: maxCycles === undefined ? {} : { maxCycles } }),
        ...STAY,
      );

    expect(outcomeOf(at(200))).toEqual({ kind: 'draw', players: ['A', 'B'], reason: 'cycle-limit', rule: 'AW-8.3' });
    expect(at(199).table.cycle).toBe(200);
    expect(outcomeOf(at(3, 3)).rule).toBe('AW-8.3');
    expect(at(5000, null).table.cycle).toBe(5001);
  });
});
