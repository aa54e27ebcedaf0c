import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedScore, ratings } from '../../src/tournaments/index.ts';

describe('ratings', () => {
  // A. Agresti, Categorical Data Analysis (1990), section 10.6: baseball, American League East, 1987. Each row lists
  // the wins of a team.
  it('equal those published for the American League of 1987', () => {
    const wins = {
      Milwaukee: [0, 7, 9, 7, 7, 9, 11],
      Detroit: [6, 0, 7, 5, 11, 9, 9],
      Toronto: [4, 6, 0, 7, 7, 8, 12],
      'New York': [6, 8, 6, 0, 6, 7, 10],
      Boston: [6, 2, 6, 7, 0, 7, 12],
      Cleveland: [4, 4, 5, 6, 6, 0, 6],
      Baltimore: [2, 4, 1, 3, 1, 7, 0],
    };

    const found = ratings(Object.values(wins), { priorDraws: 0 });

    const logits = found.map((rating) => ((rating - (found[6] as number)) * Math.log(10)) / 400);
    const published = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0];
    for (const [index, logit] of logits.entries()) expect(logit).toBeCloseTo(published[index] as number, 3);
  });

  it('differ by 400 points for a factor of ten, and are 0 on average', () => {
    const [one, other] = ratings(
      [
        [0, 50],
        [5, 0],
      ],
      { priorDraws: 0 },
    ) as [number, number];

    expect(one - other).toBeCloseTo(400, 6);
    expect(one + other).toBeCloseTo(0, 9);
  });

  it('make the expected points equal to the points won, which maximises the likelihood', () => {
    const points = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 4, maxLength: 4 }), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(points, (rows) => {
        const found = ratings(rows, { priorDraws: 0 });
        for (const [one, own] of found.entries()) {
          const others = [...found.entries()].filter(([other]) => other !== one);
          const won = others.reduce((sum, [other]) => sum + rows[one]![other]!, 0);
          const expected = others.reduce(
            (sum, [other, rating]) => sum + (rows[one]![other]! + rows[other]![one]!) * expectedScore(own - rating),
            0,
          );
          expect(expected).toBeCloseTo(won, 4);
        }
      }),
    );
  });

  it('are kept finite by one extra draw between every two participants, if somebody has won everything', () => {
    const [one, other] = ratings([
      [0, 20],
      [0, 0],
    ]) as [number, number];

    expect(one - other).toBeCloseTo(400 * Math.log10(20.5 / 0.5), 6);
    expect(() =>
      ratings(
        [
          [0, 20],
          [0, 0],
        ],
        { priorDraws: 0 },
      ),
    ).toThrow(RangeError);
  });

  it('of a single participant are 0', () => {
    expect(ratings([[0]])).toEqual([0]);
  });

  it.each([
    [
      'points that are not numbers',
      [
        [0, Number.NaN],
        [1, 0],
      ],
      1,
    ],
    [
      'negative points',
      [
        [0, -1],
        [1, 0],
      ],
      1,
    ],
    ['a row that is too short', [[0, 1], [1]], 1],
    [
      'a prior that is not a number',
      [
        [0, 1],
        [1, 0],
      ],
      Number.NaN,
    ],
    [
      'two groups that have never met',
      [
        [0, 3, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 3],
        [0, 0, 1, 0],
      ],
      0,
    ],
    [
      'two groups of which one has won every encounter',
      [
        [0, 3, 1, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 3],
        [0, 0, 1, 0],
      ],
      0,
    ],
  ])('are refused for %s', (_, points, priorDraws) => {
    expect(() => ratings(points, { priorDraws })).toThrow(RangeError);
  });

  it('are found if everybody has beaten all later participants many times', () => {
    const points = Array.from({ length: 10 }, (_, one) =>
      Array.from({ length: 10 }, (_, other) => (one < other ? 1000 : 0)),
    );

    const found = ratings(points);

    expect(found).toEqual(found.toSorted((one, other) => other - one));
    // With maximum-likelihood ratings, the expected score of the first participant equals their actual score plus the
    // added draws.
    const expected = found.slice(1).reduce((sum, rating) => sum + 1001 * expectedScore(found[0]! - rating), 0);
    expect(expected).toBeCloseTo(9 * 1000.5, 4);
  });
});
