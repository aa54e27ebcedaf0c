import { describe, expect, it } from 'vitest';
import {
  defaultScenario,
  balancedScenario,
  type Options,
  type Scenario,
  SIDES,
  supportPoints,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { Track } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { faultOf } from '../../faults.ts';
import {
  eventsOf,
  eventsOfType,
  legalLines,
  outcomeOf,
  piecesInAll,
  piecesOn,
  play,
  position,
  trackOf,
} from '../../games/up-against-the-wall/play.ts';
import { messages as words } from '../../../src/games/up-against-the-wall/messages/en.ts';

describe('the board', () => {
  it('[UW-1.1] has eleven tracks, each with one counter on the dotted box', () => {
    const state = game.setup();

    expect(defaultScenario.tracks).toHaveLength(11);
    expect(state.table.counters).toEqual(defaultScenario.tracks.map(({ dot }) => dot));
  });

  it('[UW-1.1] supports the administration inside the circle, the radicals outside it, and no side on the line', () => {
    const counters = Object.fromEntries(defaultScenario.tracks.map(({ id }) => [id, 0]));

    const onTheLine = position({ counters });
    const inside = position({ counters: { ...counters, alumni: -1 } });
    const outside = position({ counters: { ...counters, alumni: 1 } });

    expect(supportPoints(onTheLine)).toEqual({ radicals: 0, administration: 0 });
    expect(supportPoints(inside)).toEqual({ radicals: 0, administration: 3 });
    expect(supportPoints(outside)).toEqual({ radicals: 2, administration: 0 });
  });

  it('[UW-1.1] never counts the value of the box on the line', () => {
    const state = game.setup(boardOf([{ ...PLAIN, values: [4, 7, 3], line: 1, dot: 1 }]));

    expect(supportPoints(state)).toEqual({ radicals: 0, administration: 0 });
  });

  it('[UW-1.1] counts only the box of the counter, not the boxes that it has passed', () => {
    expect(supportPoints(position({ counters: EMPTY_BOARD }))).toEqual({ radicals: 0, administration: 0 });
    expect(supportPoints(position({ counters: { ...EMPTY_BOARD, trustees: -3 } })).administration).toBe(10);
    expect(supportPoints(position({ counters: { ...EMPTY_BOARD, trustees: 3 } })).radicals).toBe(3);
  });

  it.each([0, 10])('[UW-1.1] accepts a box of %i points', (value) => {
    const state = game.setup(boardOf([{ ...PLAIN, values: [value, 0, value] }]));

    expect(trackOf(state, 'plain').values).toEqual([value, 0, value]);
  });

  it.each([-1, 11, 2.5, Number.NaN])('[UW-1.1] accepts no box of %d points', (value) => {
    const issue = faultOf(() => game.setup(boardOf([{ ...PLAIN, values: [1, 0, value] }])));

    expect(issue.path).toBe('scenario.tracks.0.values.2');
  });

  it('[UW-1.2] equals the reconstruction, track by track', () => {
    expect(defaultScenario.tracks.map(lineOf).join('\n')).toMatchInlineSnapshot(`
      "Trustees              10  7  4  ·  0 ·  1  2  3   dot -2
      Alumni                 8  5  3  ·  0 ·  2  4  6   dot -1
      Conservative Faculty   8  5  3  ·  0 ·  2  4  6   dot -1
      Majority Coalition     7  5  3  ·  0 ·  2  3  5   dot -1
      City Government        9  6  3  ·  0 ·  2  4  6   dot -1
      Liberal Faculty        8  6  3  ·  0 ·  3  6  8   dot 0
      Uncommitted Students   9  6  3  ·  0 ·  3  6  9   dot 0
      Moderate Strikers      6  4  2  ·  0 ·  3  5  8   dot +1
      Graduate Students      6  4  2  ·  0 ·  3  5  7   dot +1
      Harlem Community       6  4  2  ·  0 ·  3  6  9   dot +2
      Black Students         6  4  2  ·  0 ·  4  7 10   dot +2"
    `);
  });

  it('[UW-1.2] has a longer version, made for play, with the same groups, lower values inside the circle and higher values outside', () => {
    const { provenance, name, notes, tracks, plot, ...printed } = balancedScenario;

    expect([provenance, name, notes]).toEqual([
      'invented',
      expect.stringContaining('Made for play') as string,
      expect.stringContaining('measurement') as string,
    ]);
    expect(words.picture(game.setup({ scenario: balancedScenario }))).toContain(
      'The board is our own design, not the printed one.',
    );
    expect(defaultScenario).toMatchObject(printed);
    const added = SIDES.map((side) => plot[side].map((count, turn) => count - defaultScenario.plot[side][turn]!));
    expect(added).toEqual([
      [-1, 0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 4],
      [1, 1, 0, 0, 0, 0, 0, 0, 0, -1, -1, -2],
    ]);
    expect(tracks.map(({ id }) => id)).toEqual(defaultScenario.tracks.map(({ id }) => id));
    for (const [index, { values, line, dot }] of tracks.entries()) {
      const short = defaultScenario.tracks[index]!;
      expect([values.length, line, values[line]]).toEqual([11, 5, 0]);
      const ends = [Math.round(0.4 * short.values[0]!), Math.min(10, Math.round(1.2 * short.values[6]!))] as const;
      const grown = [5, 4, 3, 2, 1].map((step) => ends.map((end) => Math.round((end * step) / 5)));
      expect(values.slice(0, 5)).toEqual(grown.map(([inner]) => inner));
      expect(values.slice(6).toReversed()).toEqual(grown.map(([, outer]) => outer));
      expect(dot - line).toBe(short.dot < short.line ? -3 : 2 * (short.dot - short.line));
    }
  });

  it('[UW-1.2] says that it is a reconstruction, in its data and in its picture', () => {
    expect(defaultScenario.provenance).toBe('reconstructed');
    expect(defaultScenario.notes).toContain('reconstructed');
    expect(words.picture(game.setup())).toContain('The board is a reconstruction.');
  });

  it('[UW-1.2] is not called a reconstruction if the printed board is given', () => {
    const printed = game.setup({ scenario: { ...defaultScenario, provenance: 'printed' } });

    expect(words.picture(printed)).not.toContain('board');
  });

  it('[UW-1.2] has the six documented groups', () => {
    const names = defaultScenario.tracks.map(({ name }) => name);

    expect(names).toEqual(
      expect.arrayContaining([
        'Black Students',
        'Liberal Faculty',
        'Alumni',
        'Uncommitted Students',
        'Moderate Strikers',
        'Harlem Community',
      ]),
    );
  });

  it('[UW-1.2] starts with 19 points for each side', () => {
    expect(supportPoints(game.setup())).toEqual({ radicals: 19, administration: 19 });
  });

  it('[UW-1.2] has no dot in an end box', () => {
    for (const { values, dot } of defaultScenario.tracks) {
      expect(dot).toBeGreaterThan(0);
      expect(dot).toBeLessThan(values.length - 1);
    }
  });

  it('[UW-1.2] has seven boxes per track, worth nothing on the line and more towards both ends', () => {
    for (const { values, line } of defaultScenario.tracks) {
      const inward = values.slice(0, line + 1).reverse();
      const outward = values.slice(line);
      expect([values.length, line, values[line]]).toEqual([7, 3, 0]);
      for (const side of [inward, outward]) expect(side).toEqual([...new Set(side)].sort((a, b) => a - b));
    }
  });

  it('[UW-1.2] can be any board of your own, on which the match is then played', () => {
    const state = play(
      game.setup({ ...boardOf([PLAIN, { ...PLAIN, id: 'other', dot: 2 }]), wipeOut: 'off' }),
      'chance draw demonstration-illegal',
    );

    expect(state.table.counters).toEqual([1, 2]);
    expect(legalLines(state).at(-1)).toBe('radicals deploy other 10');
    expect(play(state, 'radicals deploy plain 4', 'radicals deploy other 6').table.pieces.radicals).toEqual([4, 6]);
  });

  it.each([1, 20])('[UW-1.2] can have %i tracks', (count) => {
    expect(game.setup(boardOf(plainTracks(count))).table.counters).toHaveLength(count);
  });

  it.each([0, 21])('[UW-1.2] cannot have %i tracks', (count) => {
    expect(faultOf(() => game.setup(boardOf(plainTracks(count)))).path).toBe('scenario.tracks');
  });

  it.each([
    ['no box inside the line', { line: 0 }, 'scenario.tracks.0.line'],
    ['no box outside the line', { line: 2 }, 'scenario.tracks.0.line'],
    ['a line beyond the boxes', { line: 3 }, 'scenario.tracks.0.line'],
    ['a dot beyond the boxes', { dot: 3 }, 'scenario.tracks.0.dot'],
    ['a dot before the boxes', { dot: -1 }, 'scenario.tracks.0.dot'],
    ['no name', { name: '' }, 'scenario.tracks.0.name'],
    ['an id that is not a word', { id: 'Two words' }, 'scenario.tracks.0.id'],
  ])('[UW-1.2] cannot have a track with %s', (_, change, path) => {
    expect(faultOf(() => game.setup(boardOf([{ ...PLAIN, ...change }]))).path).toBe(path);
  });

  it('[UW-1.2] cannot have two tracks of one id', () => {
    expect(faultOf(() => game.setup(boardOf([PLAIN, PLAIN]))).path).toBe('scenario.tracks.1.id');
  });

  it.each([
    ['one box on each side of the line', { values: [1, 0, 1], line: 1, dot: 1 }],
    ['a dot in its inner end box', { values: [1, 0, 1], line: 1, dot: 0 }],
    ['a dot in its outer end box', { values: [1, 0, 1], line: 1, dot: 2 }],
    ['more boxes on one side than on the other', { values: [5, 4, 3, 2, 0, 1], line: 4, dot: 3 }],
  ])('[UW-1.2] can have a track with %s', (_, change) => {
    expect(game.setup(boardOf([{ ...PLAIN, ...change }])).table.counters).toEqual([change.dot]);
  });
});

describe('combat pieces', () => {
  it('[UW-1.3] are counted by track and side, and no piece is on the board at the start', () => {
    const begun = game.setup();

    const deployed = play(
      begun,
      'chance draw bentley-resigns',
      'radicals deploy alumni 4',
      'radicals deploy black-students 6',
    );

    expect(piecesInAll(begun)).toEqual({ radicals: 0, administration: 0 });
    expect(piecesOn(deployed, 'alumni')).toEqual({ radicals: 4, administration: 0 });
    expect(piecesOn(deployed, 'black-students')).toEqual({ radicals: 6, administration: 0 });
  });

  it('[UW-1.3] stay on the board from turn to turn until they are eliminated', () => {
    const afterTwoTurns = play(
      game.setup(),
      ...['chance draw bentley-resigns', 'radicals deploy alumni 10'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 5'],
      ...['chance draw bentley-resigns', 'radicals deploy alumni 9'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 6'],
    );

    expect(afterTwoTurns.table.turn).toBe(3);
    expect(piecesOn(afterTwoTurns, 'alumni')).toEqual({ radicals: 19, administration: 0 });
    expect(piecesOn(afterTwoTurns, 'trustees')).toEqual({ radicals: 0, administration: 11 });
  });

  it('[UW-1.3] are placed again in each move with `redeploy`, as many as are due in this turn', () => {
    const second = play(
      game.setup({ pieces: 'redeploy' }),
      ...['chance draw bentley-resigns', 'radicals deploy alumni 10'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 5', 'chance draw bentley-resigns'],
    );

    expect(eventsOf(second, 'radicals deploy liberal-faculty 4')).toEqual([
      { type: 'pieces-taken-up', rule: 'UW-1.3', player: 'radicals', tracks: ['alumni'], count: 10 },
      { type: 'pieces-deployed', rule: 'UW-3.1', player: 'radicals', track: 'liberal-faculty', count: 4 },
    ]);
    const placed = play(second, 'radicals deploy liberal-faculty 4', 'radicals deploy black-students 5');
    expect(piecesInAll(placed)).toEqual({ radicals: 9, administration: 5 });
    expect(piecesOn(placed, 'liberal-faculty').radicals).toBe(4);
  });

  it('[UW-1.3] stay where they were, with `redeploy`, until the first pile of the move is placed', () => {
    const before = position({
      options: { pieces: 'redeploy' },
      ...{ turn: 3, phase: 'deploy', radicals: { alumni: 3 }, administration: { alumni: 6 } },
    });

    const called = play(before, 'radicals call-gambit', 'chance roll 2');

    expect(piecesInAll(called)).toEqual({ radicals: 3, administration: 6 });
    expect(piecesInAll(play(called, 'radicals deploy trustees 8'))).toEqual({ radicals: 8, administration: 6 });
  });

  it('[UW-1.3] leave the board with `redeploy` if none are due, and this wipes out no side', () => {
    const before = position({
      options: { pieces: 'redeploy', wipeOut: 'combat' },
      ...{ turn: 10, phase: { kind: 'cards', player: 'radicals', used: 0, drew: false } },
      ...{ radicals: { alumni: 3 }, administration: { trustees: 9 }, hands: { radicals: ['mimeograph'] } },
    });

    const after = play(before, 'radicals use-card mimeograph');

    expect(eventsOf(before, 'radicals use-card mimeograph').map(({ type }) => type)).toEqual([
      ...['card-used', 'pieces-taken-up', 'move-started'],
    ]);
    expect(piecesInAll(after)).toEqual({ radicals: 0, administration: 9 });
    expect(after.table).toMatchObject({ mover: 'administration', phase: { kind: 'draw' } });
  });

  it('[UW-1.3] leave the board with `redeploy`, too, if the player to move calls no gambit and none are due', () => {
    const before = position({
      options: { pieces: 'redeploy' },
      ...{ turn: 3, phase: 'deploy', due: { radicals: 0 } },
      ...{ radicals: { alumni: 3 }, administration: { alumni: 6 } },
    });

    expect(piecesInAll(play(before, 'radicals end-deploy'))).toEqual({ radicals: 0, administration: 6 });
  });
});

describe('PLOT', () => {
  it('[UW-1.4] equals the printed chart', () => {
    const { radicals, administration } = defaultScenario.plot;
    const row = (numbers: readonly number[]): string => numbers.map((number) => String(number).padStart(3)).join('');
    const turns = radicals.map((_, index) => index + 1);

    const chart = [`TURN${row(turns)}`, `RADs${row(radicals)}`, `LAWs${row(administration)}`].join('\n');

    expect(chart).toMatchInlineSnapshot(`
      "TURN  1  2  3  4  5  6  7  8  9 10 11 12
      RADs 10  9  8  7  6  5  4  3  2  1  1  1
      LAWs  5  6  7  8  9 10 11 12 13 14 15 16"
    `);
  });

  it('[UW-1.4] sets what each side receives, turn by turn', () => {
    const turns = eventsOfType(eventsOfQuietMatch(), 'turn-started');

    // The event of turn 1 is missing, because the first turn starts with the match, before any action.
    expect(turns.map(({ turn }) => turn)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const side of SIDES) {
      expect(turns.map(({ due }) => due[side])).toEqual(defaultScenario.plot[side].slice(1));
      expect(game.setup().table.due[side]).toBe(defaultScenario.plot[side][0]);
    }
  });

  it('[UW-1.4] is as long for both sides, and determines the length of the match', () => {
    const short: Scenario = { ...defaultScenario, plot: { radicals: [3, 2], administration: [1, 1] } };
    const uneven: Scenario = { ...defaultScenario, plot: { radicals: [3, 2], administration: [1] } };

    const ended = play(
      game.setup({ scenario: short }),
      ...['chance draw bentley-resigns', 'radicals deploy alumni 3'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 1'],
      ...['chance draw bentley-resigns', 'radicals deploy alumni 2'],
      ...['chance draw bentley-resigns', 'administration deploy trustees 1'],
    );

    expect(outcomeOf(ended).rule).toBe('UW-6.1');
    expect(faultOf(() => game.setup({ scenario: uneven })).path).toBe('scenario.plot.administration');
  });
});

describe('the contingency cards', () => {
  it('[UW-1.5] are 24, all in the deck at first', () => {
    const { table, hidden } = game.setup();

    expect(Object.keys(defaultScenario.cards)).toHaveLength(24);
    expect(hidden.deck).toEqual(Object.keys(defaultScenario.cards).sort());
    expect([table.used, table.handSizes, table.discardCounts]).toEqual([
      [],
      { radicals: 0, administration: 0 },
      { radicals: 0, administration: 0 },
    ]);
  });
});

// Helpers

const PLAIN: Track = { id: 'plain', name: 'Plain', values: [1, 0, 1], line: 1, dot: 1 };

/** Counter positions with all counters on the line. */
const EMPTY_BOARD = Object.fromEntries(defaultScenario.tracks.map(({ id }) => [id, 0]));

function boardOf(tracks: readonly Track[]): Options {
  return { scenario: { ...defaultScenario, provenance: 'invented', tracks } };
}

function plainTracks(count: number): Track[] {
  return Array.from({ length: count }, (_, index) => ({ ...PLAIN, id: `track-${String(index)}` }));
}

function lineOf({ name, values, line, dot }: Track): string {
  const boxes = values.map((value) => String(value).padStart(3));
  const row = [...boxes.slice(0, line), '  ·', boxes[line], ' ·', ...boxes.slice(line + 1)].join('');
  const place = dot - line;
  return `${name.padEnd(21)}${row}   dot ${place > 0 ? '+' : ''}${String(place)}`;
}

/** All events of a match in which no player uses a card, attacks, or has pieces on the opponent's tracks. */
function eventsOfQuietMatch(): ReturnType<typeof eventsOf> {
  const { radicals, administration } = defaultScenario.plot;
  const lines = radicals.flatMap((rads, turn) => [
    'chance draw bentley-resigns',
    `radicals deploy alumni ${String(rads)}`,
    'chance draw bentley-resigns',
    `administration deploy trustees ${String(administration[turn])}`,
  ]);
  return eventsOf(game.setup(), ...lines);
}
