import { describe, expect, it } from 'vitest';
import { worldGame as game } from '../../../src/games/world-game/rules/index.ts';
import {
  actorOf,
  allPoints,
  battleOf,
  play,
  pointsOf,
  rangeOf,
  ranges,
  sentencesOf,
  war,
} from '../../games/world-game/play.ts';

/**
 * The example of one round of war in the printed source, action by action. The points are A 3000, B 2500, C 2000, D
 * 1900 and E 1800.
 */
describe('the example of one round of war', () => {
  const begun = game.setup({ diplomacyRounds: 0, reportBand: 1000 });
  // 1, 2: "Country A attacks Country E, announcing that it is attacking with 2000 points."
  const attacked = play(begun, 'A attack E', 'A commit 2000');
  // 4: "If Country E receives 500 points from Country B …"
  const helped = play(attacked, 'B lend 500', 'C decline', 'D decline');
  const countered = play(helped, 'E counter 0');
  // 5: "Country A can now come back … adding its remaining 1000 points …"
  const refused = play(countered, 'B decline', 'C decline', 'D decline');
  const pressed = play(refused, 'A counter 1000');

  it('[WG-1.5] starts with the points of the example', () => {
    expect(allPoints(begun)).toEqual([3000, 2500, 2000, 1900, 1800]);
    expect(begun.setup.countries).toEqual(['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, fort: false })));
    expect(begun.setup.reportBand).toBe(1000);
  });

  it('[WG-3.2] leaves A 1000 points after an attack with 2000', () => {
    expect(pointsOf(attacked, 'A')).toBe(1000);
    expect(battleOf(attacked)).toMatchObject({ attacker: 0, defender: 4, own: 2000, answering: 'defender' });
    expect(rangeOf(attacked, 'A')).toBe('1000..1999');
    expect(rangeOf(attacked, 'E')).toBe('1000..1999');
  });

  it('[WG-4.4] takes 500 from B, and lets E counter-attack with 2300, because E had 1800', () => {
    expect(pointsOf(helped, 'B')).toBe(2000);
    expect(sentencesOf(helped, 'E counter 0')).toEqual(['E counter-attacks with a stake of 2,300 against 2,000.']);
    expect(rangeOf(countered, 'E')).toBe('1800..1800');
  });

  it('[WG-4.4] lets A counter-attack with 3000', () => {
    expect(actorOf(refused)).toBe('A');
    expect(sentencesOf(refused, 'A counter 1000')).toEqual([
      'A counter-attacks with a stake of 3,000 against 2,300, after it has added 1,000 points.',
    ]);
    expect(game.whyIllegal(refused, game.parse('A counter 300'))).toEqual({
      code: 'not-higher',
      rule: 'WG-4.4',
      details: { stake: 2300, against: 2300 },
    });
    expect(game.whyIllegal(refused, game.parse('A counter 301'))).toBeUndefined();
  });

  it('[WG-5.1] gives A 5300 points if E yields, and B has lost 500', () => {
    const ended = play(pressed, 'B decline', 'C decline', 'D decline', 'E yield');

    expect(allPoints(ended)).toEqual([5300, 2000, 2000, 1900, 0]);
    expect(rangeOf(ended, 'A')).toBe('5300..5300');
    expect(rangeOf(ended, 'B')).toBe('1500..2499');
    expect(ended.table.status).toEqual(['in', 'in', 'in', 'in', 'out']);
    // "Play continues in alphabetical order."
    expect(actorOf(ended)).toBe('B');
  });

  it('[WG-5.3] gives E 6001 points if B lends 701 more and A yields; 1201 repaid leave 4800', () => {
    const stronger = play(pressed, 'B lend 701', 'C decline', 'D decline', 'E counter 0');
    expect(sentencesOf(play(pressed, 'B lend 701', 'C decline', 'D decline'), 'E counter 0')).toEqual([
      'E counter-attacks with a stake of 3,001 against 3,000.',
    ]);
    const lost = play(stronger, 'B decline', 'C decline', 'D decline');

    expect(pointsOf(lost, 'A')).toBe(0);
    expect(sentencesOf(lost, 'A yield')).toEqual([
      'A yields: E takes both stakes.',
      'A is out of the war.',
      'E repays 1,201 points to B.',
      'E has 4,800 points.',
    ]);
    expect(allPoints(play(lost, 'A yield'))).toEqual([0, 2500, 2000, 1900, 4800]);
    expect(4800 + 1201).toBe(6001);
  });

  it('[WG-2.2] leaves E 3599 points if it had agreed to repay two for one', () => {
    const points = { A: 3000, B: 2500, C: 2000, D: 1900, E: 1800 };
    const allied = war(points, {}, { alliances: [{ between: ['E', 'B'], repay: 2 }] });
    const lines =
      'A attack-with E 2000; B lend 500; C decline; D decline; E counter 0; B decline; C decline; D decline';
    const more =
      'A counter 1000; B lend 701; C decline; D decline; E counter 0; B decline; C decline; D decline; A yield';
    const ended = play(allied, lines, more);

    expect(allPoints(ended)).toEqual([0, 2500 - 1201 + 2402, 2000, 1900, 3599]);
    expect(sentencesOf(play(allied, lines, more.replace('; A yield', '')), 'A yield').slice(-2)).toEqual([
      'E repays 2,402 points to B.',
      'E has 3,599 points.',
    ]);
  });

  it.each([1, 1000, 1799, 1800])(
    '[WG-3.3] loses an attack on E with %i points at once, and E gets the points',
    (points) => {
      const ended = play(begun, `A attack-with E ${String(points)}`);

      expect(battleOf(ended)).toBeUndefined();
      expect(pointsOf(ended, 'A')).toBe(3000 - points);
      expect(pointsOf(ended, 'E')).toBe(1800 + points);
      expect(actorOf(ended)).toBe('B');
      expect(ranges(ended)[4]).toEqual({ lo: Math.max(1000, points) + points, hi: 1999 + points });
    },
  );

  it('[WG-3.4] does not lose an attack on E with 1801 points at once', () => {
    expect(battleOf(play(begun, 'A attack-with E 1801'))).toBeDefined();
  });
});
