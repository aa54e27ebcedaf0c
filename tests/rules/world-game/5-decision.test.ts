import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repayments } from '../../../src/games/world-game/rules/battle-course.ts';
import { allPoints, eventsOf, eventsOfType, play, pointsInAll, sentencesOf, war } from '../../games/world-game/play.ts';

const points = { A: 10, B: 3, C: 4, D: 2, E: 5 };
/**
 * A state in which A must answer. A attacked B with 6 points, and B counter-attacked with 7 points, including C's loan
 * of 4 points.
 */
const attackerAnswers = play(
  war(points),
  'A attack-with B 6; C lend 4; D decline; E decline; B counter 0; C decline; D decline; E decline',
);

describe('the winner', () => {
  it('[WG-5.1] takes both stakes, and keeps what it had not committed', () => {
    const won = play(war(points), 'A attack-with B 6; C lend 2; D decline; E decline; B yield');

    expect(allPoints(won)).toEqual([4 + 6 + 3 + 2, 0, 2, 2, 5]);
    expect(allPoints(play(attackerAnswers, 'A yield'))).toEqual([4, 3 + 6, 4, 2, 5]);
  });

  it('[WG-5.4] is announced with its total after repayment', () => {
    const events = eventsOf(attackerAnswers, 'A yield');
    expect(eventsOfType(events, 'total-announced')).toMatchObject([{ country: 'B', points: 9 }]);
    expect(play(attackerAnswers, 'A yield').table.ranges[1]).toEqual({ lo: 9, hi: 9 });
    expect(events.findIndex(({ type }) => type === 'total-announced')).toBeGreaterThan(
      events.findIndex(({ type }) => type === 'loan-repaid'),
    );
  });
});

describe('[WG-5.2] the loser', () => {
  it('is out if it is the defender', () => {
    const won = play(war(points), 'A attack-with B 6; C decline; D decline; E decline; B yield');
    expect(won.table.status).toEqual(['in', 'out', 'in', 'in', 'in']);
    expect(won.table.ranges[1]).toEqual({ lo: 0, hi: 0 });
  });

  it('keeps its uncommitted points if it is the attacker, and is out if it has none', () => {
    const poorer = play(attackerAnswers, 'A yield');
    expect([poorer.table.status[0], allPoints(poorer)[0]]).toEqual(['in', 4]);
    expect(poorer.table.ranges[0]!.lo).toBe(1);

    const broke = play(
      war({ ...points, A: 6 }),
      'A attack-with B 6; C lend 4; D decline; E decline; B counter 0; C decline; D decline; E decline; A yield',
    );
    expect(broke.table.status[0]).toBe('out');
  });

  it('is out in any case and loses all points with the conquest total', () => {
    const total = war(points, { conquest: 'total' });
    const lines =
      'A attack-with B 6; C lend 4; D decline; E decline; B counter 0; C decline; D decline; E decline; A yield';
    const ended = play(total, lines);

    expect(ended.table.status[0]).toBe('out');
    expect(allPoints(ended)).toEqual([0, 13, 4, 2, 5]);
  });
});

describe('[WG-5.3] repayment', () => {
  it('does not return the points that were lent to the loser', () => {
    const won = play(war(points), 'A attack-with B 6; C lend 2; D lend 1; E decline; B yield');
    expect(allPoints(won)).toEqual([16, 0, 2, 1, 5]);
  });

  it('is point for point without an alliance, and at the alliance’s rate with one', () => {
    expect(sentencesOf(attackerAnswers, 'A yield')).toContain('B repays 4 points to C.');
    const allied = war(points, {}, { alliances: [{ between: ['B', 'C'], repay: 2, pledge: 1 }] });
    const lines =
      'A attack-with B 6; C lend 3; D decline; E decline; B call C; B counter 0; C decline; D decline; E decline';
    const ended = play(allied, lines, 'A yield');
    // Country C lent 4 points: first 3 points, and then the 1 point that it had pledged. B repays two points for each
    // point, in total 8 points.
    expect(allPoints(ended)).toEqual([4, 3 + 4 + 6 - 8, 8, 2, 5]);
  });

  it('divides the available points if they are not enough, rounded down', () => {
    const alliances = [{ between: ['B', 'C'], repay: 10 } as const, { between: ['B', 'D'], repay: 7 } as const];
    const lines =
      'A attack-with B 6; C lend 3; D lend 1; E decline; B counter 0; C decline; D decline; E decline; A yield';
    const ended = play(war(points, {}, { alliances }), lines);
    // The winner has T = 3 + 3 + 1 + 6 = 13 points for repayments. The claims are 30 and 7 points, in total 37.
    // Therefore C gets 10 points, D gets 2 points, and 1 point is left.
    expect(allPoints(ended)).toEqual([4, 1, 4 - 3 + 10, 2 - 1 + 2, 5]);
    expect(sentencesOf(play(war(points, {}, { alliances }), lines.replace('; A yield', '')), 'A yield')).toEqual(
      expect.arrayContaining([
        'B repays 10 of the 30 points that it owed to C.',
        'B repays 2 of the 7 points that it owed to D.',
        'B has 1 point.',
      ]),
    );
  });

  it('never pays more than is available or owed, and pays everything if there is enough', () => {
    const amounts = fc.array(fc.nat(300_000_000_000), { maxLength: 28 });
    fc.assert(
      fc.property(fc.nat(30_000_000_000), amounts, (total, claims) => {
        const paid = repayments(total, claims);
        const sum = (list: readonly number[]): number => list.reduce((before, each) => before + each, 0);

        expect(sum(paid)).toBeLessThanOrEqual(total);
        if (sum(claims) <= total) expect(paid).toEqual(claims);
        for (const [index, each] of paid.entries()) {
          const [product, parts] = [BigInt(total) * BigInt(claims[index]!), BigInt(sum(claims))];
          expect(each).toBeLessThanOrEqual(claims[index]!);
          if (sum(claims) <= total) continue;
          expect(BigInt(each) * parts <= product && (BigInt(each) + 1n) * parts > product).toBe(true);
        }
      }),
    );
  });
});

describe('[WG-5.5] points', () => {
  it('are never created or lost', () => {
    expect(pointsInAll(attackerAnswers)).toBe(24);
    expect(pointsInAll(play(attackerAnswers, 'A yield'))).toBe(24);
  });
});

describe('the order of a decision', () => {
  it('[WG-5.1, WG-5.2, WG-5.3, WG-5.4] is: stakes, who is out, repayment, the total, and whether the war is over', () => {
    const last = play(
      war({ A: 6, B: 3, C: 9 }, {}, { alliances: [{ between: ['A', 'C'] }] }),
      'A attack-with B 6; C lend 4; B counter 0; C decline',
    );
    expect(sentencesOf(last, 'A yield')).toEqual([
      'A yields: B takes both stakes.',
      'A is out of the war.',
      'The alliance of A with C lapses.',
      'B repays 4 points to C.',
      'B has 9 points.',
    ]);
    const two = play(war({ A: 3, B: 7 }), 'A pass', 'B attack-with A 4');
    expect(sentencesOf(two, 'A yield')).toEqual([
      'A yields: B takes both stakes.',
      'A is out of the war.',
      'B has 10 points.',
      'B wins the war: no other country is left.',
    ]);
  });
});
