import { describe, expect, it } from 'vitest';
import { airWar as game } from '../../../src/games/air-war/rules/index.ts';
import { messages } from '../../../src/games/air-war/messages/en.ts';
import {
  cityAt,
  codeOf,
  COMMIT,
  eventsOf,
  isLegal,
  legalLines,
  play,
  position,
  refusalOf,
  told,
  unitsOff,
  unitsOf,
} from '../../games/air-war/play.ts';

// In small-three, A has cities on d4, r4 and k10 (airports d3, r3, k9). B has cities on r21, d21 and k16 (airports r22,
// d22, k17).

describe('moves', () => {
  const open = position(
    `
        f  g  h
    7      .
        .     .
    6      2A
        .     .
    5      .      `,
    { B: { u25: 1 } },
  );

  it('[AW-4.1] lead to one of the six adjacent fields, or nowhere', () => {
    const steps = new Set(
      legalLines(open, 'A')
        .filter((line) => line.endsWith('1'))
        .map((line) => line.split(' ')[3]),
    );

    expect([...steps].sort()).toEqual(['f5', 'f6', 'g5', 'g7', 'h5', 'h6']);
    expect(unitsOff(play(open, ...COMMIT), 'A')).toEqual({ g6: 2 });
  });

  it('[AW-4.1] are listed for the first and the last field of the board, too', () => {
    const corners = position('', { A: { a1: 1, g6: 1, u25: 1 }, B: { k13: 1 } });
    const from = new Set(
      legalLines(corners, 'A')
        .filter((line) => line.startsWith('A move'))
        .map((line) => line.split(' ')[2]),
    );

    expect(from).toEqual(new Set(['a1', 'g6', 'u25']));
  });

  it('[AW-4.1] can move any number of the units on a field, and split them', () => {
    const after = play(open, 'A move g6 f6 1', 'A move g6 g7 1', ...COMMIT);

    expect(unitsOff(after, 'A')).toEqual({ f6: 1, g7: 1 });
    expect(unitsOff(play(open, 'A move g6 h5 2', ...COMMIT), 'A')).toEqual({ h5: 2 });
  });

  it.each([
    ['A move g6 i6 1', 'not-adjacent AW-4.1'],
    ['A move g6 g8 1', 'not-adjacent AW-4.1'],
    ['A move g6 g6 1', 'same-field AW-4.1'],
    ['A move g6 g7 3', 'too-few-units AW-4.1'],
    ['A move f6 g6 1', 'too-few-units AW-4.1'],
    ['A move u25 u24 1', 'too-few-units AW-4.1'],
    ['A move z9 g7 1', 'no-such-name AW-1.3'],
    ['A move g6 g26 1', 'no-such-name AW-1.3'],
  ])('[AW-4.5] refuse %j at once', (line, code) => {
    expect(codeOf(open, line)).toBe(code);
  });

  it('[AW-4.5] are refused with a reason that contains the numbers', () => {
    const written = play(open, 'A move g6 f6 1');
    const refusal = refusalOf(written, 'A move g6 g7 2');

    expect(refusal.details).toEqual({ field: 'g6', left: 1, count: 2 });
    expect(messages.refusal(refusal, written)).toBe(
      'On g6 you have only one unit without an order, but this order needs 2.',
    );
  });

  const stacks = position(
    `
        f  g  h
    7      3A
        .     1A
    6      3A
        .     .
    5      3A     `,
    { B: { u25: 1 } },
  );

  it('[AW-4.1] leave at most three units of a colour on a field', () => {
    expect(codeOf(play(stacks, 'A move g6 h6 3'), 'A commit')).toBe('more-than-three AW-4.1');
    expect(isLegal(play(stacks, 'A move g6 h6 2'), 'A commit')).toBe(true);
  });

  it('[AW-4.1, AW-4.5] are checked against the limit when all are written, so full stacks can swap fields', () => {
    const swapped = play(stacks, 'A move g5 g6 3', 'A move g6 g7 3', 'A move g7 f6 3', ...COMMIT);

    expect(unitsOff(swapped, 'A')).toEqual({ f6: 3, g6: 3, g7: 3, h6: 1 });
    expect(unitsOff(play(stacks, 'A move g5 g6 3', 'A move g6 g5 3', ...COMMIT), 'A')).toEqual(unitsOff(stacks, 'A'));
  });

  it('[AW-4.5] are refused at once if no later order could make them legal', () => {
    // Five units would be on g6, and none of them could leave: h6 is the last free field next to g6.
    expect(codeOf(play(stacks, 'A move g5 g6 3'), 'A move g6 h6 1')).toBe('more-than-three AW-4.1');
    expect(isLegal(play(stacks, 'A move g5 g6 3'), 'A move g6 h5 1')).toBe(true);
    expect(codeOf(stacks, 'A move g7 g6 1')).toBe('more-than-three AW-4.1');
  });

  it('[AW-4.5] are written in the order of their fields, so that each set of orders can be written in only one way', () => {
    const written = play(stacks, 'A move g6 f6 1');

    expect(codeOf(written, 'A move g5 f5 1')).toBe('out-of-order AW-4.5');
    expect(codeOf(written, 'A move g6 f5 1')).toBe('out-of-order AW-4.5');
    expect(codeOf(written, 'A move g6 f6 1')).toBe('out-of-order AW-4.5');
    expect(isLegal(written, 'A move g6 h6 1')).toBe(true);
  });

  it('[AW-4.5] can be taken back in any order until the player commits', () => {
    const written = play(stacks, 'A move g5 f5 1', 'A move g7 f7 2');

    expect(play(written, 'A take-back 2', 'A take-back 1')).toEqual(stacks);
    expect(play(written, 'A take-back 1')).toEqual(play(stacks, 'A move g7 f7 2'));
    expect(codeOf(written, 'A take-back 3')).toBe('nothing-written AW-4.5');
    expect(codeOf(play(written, 'A commit'), 'A take-back 1')).toBe('not-your-turn AW-2.1');
  });

  it('[AW-4.5] cannot be taken back if units that were written to another field later would then be too many', () => {
    const written = play(stacks, 'A move g6 f6 1', 'A move g7 g6 1');

    expect(codeOf(written, 'A take-back 1')).toBe('more-than-three AW-4.1');
    expect(play(written, 'A take-back 2', 'A take-back 1')).toEqual(stacks);
  });

  it('[AW-4.5] are not needed: units without orders stay', () => {
    expect(unitsOff(play(stacks, ...COMMIT), 'A')).toEqual(unitsOff(stacks, 'A'));
  });

  it('[AW-4.5] that are repeated in one bulk action are added up', () => {
    const begun = position(`
        j  k  l
    9      3A     `);
    const move = { from: 'k9', to: 'k10', count: 1 };
    const sheet = (moves: readonly (typeof move)[]) =>
      game.applyAction(begun, { type: 'orders', player: 'A', flights: [], moves });

    expect(sheet([move, { ...move, to: 'l9' }, move])).toEqual(
      sheet([
        { ...move, count: 2 },
        { ...move, to: 'l9' },
      ]),
    );
    const four = { type: 'orders', player: 'A', flights: [], moves: [move, move, move, move] };
    expect(game.whyIllegal(begun, four)).toMatchObject({ code: 'too-few-units', rule: 'AW-4.1' });
  });

  it('[AW-4.5] have the same result in bulk, in any order, as one by one', () => {
    const small = play(stacks, 'A move g5 f5 1', 'A move g6 h6 2', 'A commit');
    const bulk = play(
      stacks,
      'A move g5 h5 3',
      'A orders [] [{"from":"g6","to":"h6","count":2},{"from":"g5","to":"f5","count":1}]',
    );

    expect(bulk).toEqual(small);
    expect(codeOf(stacks, 'A orders [] [{"from":"g6","to":"h6","count":3}]')).toBe('more-than-three AW-4.1');
  });

  it('[AW-4.5] in bulk replace the flights and moves that were written before', () => {
    const state = position('', { A: { d3: 2, k9: 2, g6: 1 }, B: { u25: 1 } });
    const sheet = 'A orders [{"from":"k9","to":"r3","count":2}] [{"from":"g6","to":"g7","count":1}]';

    const after = play(state, 'A fly d3 u1 1', 'A move d3 d2 1', sheet, 'B commit');

    expect(unitsOff(after, 'A')).toEqual({ d3: 2, r3: 2, g7: 1 });
    expect(after).toEqual(play(state, 'A fly k9 r3 2', 'A move g6 g7 1', ...COMMIT));
  });

  const meeting = position(`
        f  g  h
    7      2A
        .     .
    6      1B
        .     .
    5      2B     `);

  it('[AW-4.1] can end on a field that both players enter, and can leave such a field', () => {
    const after = play(meeting, 'A move g7 g6 2', 'B move g5 g6 2', ...COMMIT);

    expect([unitsOff(after, 'A'), unitsOff(after, 'B')]).toEqual([{ g6: 1 }, { g6: 2 }]);
    expect(unitsOff(play(meeting, 'A move g7 g6 1', 'B move g6 g7 1', ...COMMIT, 'A commit', 'B commit'), 'B')).toEqual(
      {
        g5: 2,
        g7: 1,
      },
    );
  });

  it('[AW-4.6] stay hidden from the other player until both have committed', () => {
    const sealed = play(meeting, 'A move g7 g6 2', 'A commit');

    expect(game.view(sealed, 'B').own).toEqual({ cities: [], piles: [], flights: [], moves: [], aims: [] });
    expect(JSON.stringify(game.view(sealed, 'B'))).toBe(JSON.stringify(game.view(play(meeting, 'A commit'), 'B')));
    expect(game.turn(sealed)).toEqual({ kind: 'decision', players: ['B'] });
    expect(told(eventsOf(sealed, 'B commit'), 'units-moved')).toEqual(['A moves 2 units from g7 to g6.']);
  });
});

describe('contest and control', () => {
  const city = position(
    `
        j  k  l
   17      .
        .     .
   16      1B
        .     2A
   15      .      `,
    { A: { a1: 1 }, B: { u25: 2 } },
  );

  it('[AW-4.2] a field with units of both players is contested, and so is the airport of a contested city', () => {
    const fought = play(city, 'A move l15 k16 2', ...COMMIT);
    // Two shots of A kill B's unit on the city, and B's single shot kills no unit. Now A controls the contested city.
    expect(cityAt(fought, 'k16').controller).toBe('A');
  });

  it('[AW-4.2, AW-4.4] no flight leaves an airport whose city is contested', () => {
    const contested = position(`
        j  k  l
   17      2B
        .     .
   16     1:1
        .     .
   15      .      `);

    expect(codeOf(contested, 'B fly k17 a1 1')).toBe('airport-contested AW-4.4');
  });

  it('[AW-4.2] an enemy alone on an airport does not make it contested, and it still belongs to its city', () => {
    const lurking = position(
      `
        j  k  l
   17      2A
        .     .
   16      .
        .     .
   15      .      `,
      { B: { d22: 2 } },
    );

    expect(codeOf(lurking, 'A fly k17 a1 1')).toBe('not-your-airport AW-4.4');
    expect(cityAt(play(lurking, ...COMMIT), 'k16').controller).toBe('B');
    expect(isLegal(lurking, 'B fly d22 k17 2')).toBe(true);
  });

  it('[AW-4.2] units of both players make an airport contested, but not its city', () => {
    const shared = position(`
        j  k  l
   17     1:1
        .     .
   16      .
        .     .
   15      .      `);
    const after = play(shared, ...COMMIT);

    expect(codeOf(shared, 'B fly k17 a1 1')).toBe('airport-contested AW-4.4');
    expect(unitsOf(after, 'B')['k16']).toBe(1); // One unit is produced.
  });

  it('[AW-4.3] a city keeps its controller if it is empty or has units of both players', () => {
    expect(cityAt(play(city, 'B move k16 k17 1', ...COMMIT), 'k16').controller).toBe('B');
    expect(cityAt(play(city, 'A move l15 k16 1', ...COMMIT), 'k16').controller).toBe('B');
  });

  it('[AW-4.3] a city is taken by units that are alone on it after the moves', () => {
    const events = eventsOf(city, 'A move l15 k16 1', 'B move k16 k17 1', ...COMMIT);

    expect(told(events, 'city-taken')).toEqual(['A takes the city on k16.']);
  });

  it('[AW-4.3] a city can also be taken after the dead are removed', () => {
    const events = eventsOf(city, 'A move l15 k16 2', ...COMMIT);

    expect(told(events, 'units-killed', 'city-taken')).toEqual(['B loses 1 unit on k16.', 'A takes the city on k16.']);
  });

  it('[AW-4.3] all cities change at the same time: two can change hands in the same moves', () => {
    const both = position(`
        j  k  l
   16      .
        .     1A
   15      .
        .     .
   14      .
        .     .
   13      .
        .     .
   12      .
        .     .
   11      .
        .     1B
   10      .      `);
    const events = eventsOf(both, 'A move l15 k16 1', 'B move l10 k10 1', ...COMMIT);

    expect(told(events, 'city-taken')).toEqual(['B takes the city on k10.', 'A takes the city on k16.']);
  });

  it('[AW-4.3] the airport belongs to the controller of the city', () => {
    const taken = position(
      `
        j  k  l
   17      1A
        .     .
   16      1A
        .     .
   15      .      `,
      { cycle: 3, taken: { k16: { by: 'A', in: 2 } }, B: { u25: 1 } },
    );

    expect(isLegal(taken, 'A fly k17 a1 1')).toBe(true);
  });

  it('[AW-2.5] a city is controlled by its owner from the start, with or without units', () => {
    const empty = position('        k\n    1      1A', { B: { u25: 1 } });

    expect(['d4', 'r4', 'k10', 'r21', 'd21', 'k16'].map((name) => cityAt(empty, name).controller).join('')).toBe(
      'AAABBB',
    );
  });
});

describe('flights', () => {
  const base = position(
    `
        j  k  l
   11      .
        .     .
   10      .
        .     .
    9      3A     `,
    { A: { d3: 2, r3: 1 }, B: { u25: 1, d22: 1 } },
  );

  it('[AW-4.4] (a) take one unit to any field', () => {
    expect(unitsOf(play(base, 'A fly k9 u1 1', ...COMMIT), 'A')).toMatchObject({ k9: 2, u1: 1 });
    expect(codeOf(base, 'A fly k9 u1 2')).toBe('too-many-fly AW-4.4');
    expect(codeOf(base, 'A fly k9 k9 1')).toBe('same-field AW-4.4');
  });

  it.each(['k16', 'k17', 'j15', 'l16', 'k18', 'k15', 'd21', 'd22', 'c22'])(
    '[AW-4.4] (a) cannot go to %s: a city or airport of the opponent, or a field next to one',
    (field) => {
      expect(codeOf(base, `A fly k9 ${field} 1`)).toBe('flight-banned AW-4.4');
    },
  );

  it.each(['k14', 'k19', 'i15', 'm18', 'u25'])(
    '[AW-4.4] (a) can go to %s, two steps away, or to a field with enemies',
    (field) => {
      expect(isLegal(base, `A fly k9 ${field} 1`)).toBe(true);
    },
  );

  it('[AW-4.4] (b) take up to two units to one other airport of the player', () => {
    expect(unitsOf(play(base, 'A fly k9 r3 2', ...COMMIT), 'A')).toMatchObject({ k9: 1, r3: 3 });
    expect(isLegal(base, 'A fly k9 r3 1')).toBe(true);
    expect(codeOf(base, 'A fly k9 r3 3')).toBe('too-many-fly AW-4.4');
    expect(codeOf(base, 'A fly k9 r4 2')).toBe('too-many-fly AW-4.4');
  });

  it('[AW-4.4] are at most one order for each airport, of one of the two kinds', () => {
    expect(codeOf(play(base, 'A fly k9 r3 1'), 'A fly k9 u1 1')).toBe('already-flown AW-4.4');
    expect(isLegal(play(base, 'A fly d3 r3 1'), 'A fly k9 u1 1')).toBe(true);
    expect(codeOf(play(base, 'A fly k9 r3 1'), 'A fly d3 u1 1')).toBe('out-of-order AW-4.5');
  });

  it('[AW-4.4] replace moves: together they use no more units than are there', () => {
    const flown = play(base, 'A fly k9 r3 2');

    expect(codeOf(flown, 'A move k9 k10 2')).toBe('too-few-units AW-4.1');
    expect(isLegal(flown, 'A move k9 k10 1')).toBe(true);
    expect(codeOf(play(base, 'A move k9 k10 3'), 'A fly k9 r3 1')).toBe('out-of-order AW-4.5');
    expect(codeOf(base, 'A fly r3 d3 2')).toBe('too-few-units AW-4.1');
  });

  it('[AW-4.4] start only from airports', () => {
    expect(codeOf(base, 'A fly k10 u1 1')).toBe('no-airport AW-4.4');
    expect(codeOf(base, 'A fly d22 u1 1')).toBe('not-your-airport AW-4.4');
    expect(codeOf(base, 'A fly z1 u1 1')).toBe('no-such-name AW-1.3');
    expect(codeOf(base, 'A fly k9 z1 1')).toBe('no-such-name AW-1.3');
  });

  it('[AW-4.4] can end on a contested airport of the player', () => {
    const contested = position(
      `
        q  r  s
    4
          1:1
    3             `,
      { A: { k9: 2, r3: 1 } },
    );

    expect(isLegal(contested, 'A fly k9 r3 2')).toBe(true);
  });

  it('[AW-4.4] take place even if a city changes hands in the same moves', () => {
    const falling = position(
      `
        p  q  r
    5      1B
        .     .
    4      .      `,
      { A: { k9: 2 } },
    );
    const events = eventsOf(falling, 'A fly k9 r3 2', 'B move q5 r4 1', ...COMMIT);

    expect(told(events, 'units-flown', 'city-taken')).toEqual([
      'A flies 2 units from k9 to r3.',
      'B takes the city on r4.',
    ]);
  });

  it('[AW-4.4] depend on control at the start of the cycle', () => {
    const taken = position(
      `
        j  k  l
   17      .
        .     .
   16      1A
        .     .
   15      .      `,
      { A: { k9: 1 }, B: { u25: 1 }, cycle: 3, taken: { k16: { by: 'A', in: 2 } } },
    );

    expect(isLegal(taken, 'A fly k9 k15 1')).toBe(true);
  });

  // Section 11 of the rules: in a game with three cities per player, an attacker can use only its own three airports.
  const full = position(
    `
        j  k  l
    9      3A     `,
    { A: { d3: 3, r3: 3 }, B: { d22: 3, r22: 3 } },
  );

  it('[AW-4.4] bring at most three units a cycle to an attacker who has only three airports', () => {
    const flown = play(full, 'A fly d3 k14 1', 'A fly k9 i15 1', 'A fly r3 m15 1');

    for (const airport of ['d3', 'k9', 'r3']) {
      expect(legalLines(flown, 'A').some((line) => line.startsWith(`A fly ${airport}`))).toBe(false);
    }
    expect(unitsOf(play(flown, ...COMMIT), 'A')).toMatchObject({ k14: 1, i15: 1, m15: 1 });
  });

  it('[AW-4.4, AW-4.1] bring a defender up to four units, but at most three to one airport', () => {
    const flown = play(full, 'B fly d22 k17 2', 'B fly r22 k17 1', ...COMMIT);

    expect(unitsOf(flown, 'B')).toMatchObject({ k17: 3 });
    expect(codeOf(play(full, 'B fly d22 k17 2'), 'B fly r22 k17 2')).toBe('more-than-three AW-4.1');
  });

  it('[AW-4.4] are six single ones in a game with six cities', () => {
    const six = game.setup({ scenario: 'large-six', cities: 'scenario', placement: 'scenario' });
    const flights = ['d4', 'f13', 'k3', 'k21', 'p13', 'r4'].map(
      (from, index) => `A fly ${from} u${String(index + 1)} 1`,
    );

    expect(unitsOf(play(six, ...flights, ...COMMIT), 'A')).toMatchObject({ u1: 1, u2: 1, u3: 1, u4: 1, u5: 1, u6: 1 });
  });
});
