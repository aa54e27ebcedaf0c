import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import { allPoints, play, rangeOf, type WorldState, war } from '../../games/world-game/play.ts';
import { messages as words } from '../../../src/games/world-game/messages/en.ts';

/**
 * In this war, the reports give the points of countries in bands of 10 points. The reports show the ranges 30..39 for
 * A, 10..19 for B, 0..9 for C and 10..19 for D.
 */
const begun = war(
  { A: 36, B: 14, C: 5, D: 12 },
  { reportBand: 10 },
  {
    maxPoints: 99,
    alliances: [
      { between: ['B', 'C'], pledge: 4 },
      { between: ['B', 'D'], pledge: 99 },
    ],
  },
);
const attacked = play(begun, 'A attack-with B 15');
const asked = play(attacked, 'C decline', 'D decline');
const shown = play(attacked, 'C lend 2', 'D decline', 'B counter 0');

/**
 * The rows of the table of section 7 of the rules. Each row has an event, a country, and the publicly known range
 * before and after the event.
 */
const ROWS: readonly [row: string, before: WorldState, line: string, country: string, from: string, to: string][] = [
  ['start: a report band', begun, '', 'A', '30..39', '30..39'],
  ['start: 0..maxPoints', war({ A: 36, B: 1 }), '', 'A', '0..9999', '0..9999'],
  ['start: a fort adds 100', fort(), 'A ready; B ready', 'A', '0..9', '100..109'],
  ['proposes a pledge: lo := max(lo, p)', talks(), 'A propose-alliance B 1 36', 'A', '30..39', '36..39'],
  ['proposes a pledge below lo', talks(), 'A propose-alliance B 1 12', 'A', '30..39', '30..39'],
  [
    'signs a pledge: lo := max(lo, p)',
    play(talks(), 'A propose-alliance B 1 12; A ready'),
    'B sign A',
    'B',
    '10..19',
    '12..19',
  ],
  ['commits: both ends −n', begun, 'A attack-with B 15', 'A', '30..39', '15..24'],
  ['commits more than lo: lo := n first', begun, 'A attack-with B 36', 'A', '30..39', '0..3'],
  ['announces an attack: lo := max(lo, 1)', play(begun, 'A pass', 'B pass'), 'C attack D', 'C', '0..9', '1..9'],
  ['commits in a counter-attack', attackerAsked(), 'A counter 2', 'A', '15..24', '13..22'],
  ['adds nothing', attackerHelped(), 'A counter 0', 'A', '15..24', '15..24'],
  ['lends', attacked, 'C lend 2', 'C', '0..9', '0..7'],
  ['lends less than lo', play(attacked, 'C decline'), 'D lend 3', 'D', '10..19', '7..16'],
  ['gets: a withdrawal', play(attacked, 'C lend 2', 'D decline', 'B appeal'), 'C withdraw', 'C', '0..7', '2..9'],
  ['gets: a repayment', attackerAsked(), 'A yield', 'C', '0..7', '2..9'],
  ['gets: a failed attack’s points', begun, 'A attack-with B 14', 'B', '10..19', '28..33'],
  ['first attack fails: lo := max(lo, n)', begun, 'A attack-with B 3', 'B', '10..19', '13..22'],
  ['first attack stands: hi := min(hi, n − 1)', begun, 'A attack-with B 15', 'B', '10..19', '10..14'],
  ['first attack stands beyond hi', begun, 'A attack-with B 30', 'B', '10..19', '10..19'],
  [
    'counter-attacks: exactly what it has itself',
    play(attacked, 'C lend 2', 'D decline'),
    'B counter 0',
    'B',
    '10..14',
    '14..14',
  ],
  ['pledge called and lent', asked, 'B call C', 'C', '0..9', '0..5'],
  ['pledge called, less lent: nothing left', asked, 'B call D', 'D', '10..19', '0..0'],
  ['pass', begun, 'A pass', 'A', '30..39', '30..39'],
  ['decline', attacked, 'C decline', 'C', '0..9', '0..9'],
  ['yield', asked, 'B yield', 'C', '0..9', '0..9'],
  ['attacker yields and stays in: lo := max(lo, 1)', attackerPoor(), 'A yield', 'A', '0..9', '1..9'],
  ['attacker goes out with nothing', attackerBroke(), 'A yield', 'A', '0..3', '0..0'],
  ['defender goes out', asked, 'B yield', 'B', '10..14', '0..0'],
  ['winner announced', asked, 'B yield', 'A', '15..24', '50..50'],
];

describe('[WG-7.2] the public range of a country’s points', () => {
  it.each(ROWS)('%s', (_row, before, line, country, from, to) => {
    expect(rangeOf(before, country)).toBe(from);
    expect(rangeOf(line === '' ? before : play(before, line), country)).toBe(to);
  });

  it('is the same for every observer', () => {
    for (const viewer of ['A', 'C', 'spectator']) {
      expect(game.view(shown, viewer).table.ranges).toEqual(shown.table.ranges);
    }
  });

  it('is the range from which worlds are sampled, with equal probability and independently', () => {
    const view = game.view(asked, 'A');
    const rng = createRng('worlds');
    const met = new Map<string, number>();
    for (let draw = 0; draw < 25_000; draw++) {
      const key = allPoints(game.sampleState(view, rng)).join(' ');
      met.set(key, (met.get(key) ?? 0) + 1);
    }

    // The ranges 10..14 for B, 0..9 for C and 10..19 for D give 500 worlds. Each world should occur about 50 times.
    expect(met.size).toBe(500);
    expect(Math.min(...met.values())).toBeGreaterThan(20);
    expect(Math.max(...met.values())).toBeLessThan(90);
  });
});

describe('[WG-7.1] a viewer', () => {
  it('sees their own points and no others', () => {
    expect(game.view(begun, 'C').own).toEqual({ points: 5 });
    expect(game.view(begun, 'spectator').own).toBeUndefined();
    expect(Object.keys(game.view(begun, 'C')).sort()).toEqual(['own', 'setup', 'table', 'viewer']);
  });

  it('sees the battle: loans, shown stakes, and countries that are out', () => {
    expect(game.view(shown, 'spectator').table.phase).toMatchObject({
      battle: { own: 15, shown: true, loans: [{ country: 2, side: 'defender', free: 2 }] },
    });
    expect(words.picture(shown)).toContain('A attacks B: 15 against 16; A must answer.');
    expect(words.picture(asked)).toContain('A attacks B: 15 against an unknown stake; B must answer.');
  });

  it('still sees the same as all others if it is out of the war', () => {
    const out = play(asked, 'B yield');
    expect(game.view(out, 'B')).toMatchObject({ own: { points: 0 }, table: { status: ['in', 'out', 'in', 'in'] } });
  });
});

function talks(): WorldState {
  return war({ A: 36, B: 14 }, { reportBand: 10, diplomacyRounds: 1 }, { maxPoints: 99 });
}

function fort(): WorldState {
  const countries = [
    { name: 'A', points: 5, fort: true },
    { name: 'B', points: 5 },
  ];
  return war({}, { diplomacyRounds: 1, reportBand: 10 }, { countries, maxPoints: 99 });
}

/** A state in which country A must answer, and the opposing stake is 16. */
function attackerAsked(): WorldState {
  return play(shown, 'C decline', 'D decline');
}

/** A state in which country A has borrowed enough points to counter-attack without points of its own. */
function attackerHelped(): WorldState {
  const four = war({ A: 36, B: 14, C: 5, D: 12 }, { reportBand: 10 }, { maxPoints: 99 });
  return play(four, 'A attack-with B 15', 'C lend 2', 'D decline', 'B counter 0', 'C decline', 'D lend 2');
}

/** A state in which country A has committed 30 of its 36 points. B's stake is 31, including C's loan. */
function attackerPoor(): WorldState {
  const three = war({ A: 36, B: 19, C: 25 }, { reportBand: 10 }, { maxPoints: 99 });
  return play(three, 'A attack-with B 30', 'C lend 12', 'B counter 0', 'C decline');
}

/** A state in which country A has committed all its 36 points. */
function attackerBroke(): WorldState {
  const three = war({ A: 36, B: 19, C: 25 }, { reportBand: 10 }, { maxPoints: 99 });
  return play(three, 'A attack-with B 36', 'C lend 18', 'B counter 0', 'C decline');
}
