import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveMatrixGame } from '../../src/analysis/index.ts';
import { plus, type Ratio, text, times } from '../naive/enumeration.ts';

const matrices = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([height, width]) =>
  fc.array(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: width, maxLength: width }), {
    minLength: height,
    maxLength: height,
  }),
);

describe('matrixGame', () => {
  it.each([
    [
      'pennies with a side twice',
      [
        [1, -1],
        [-1, 1],
        [1, -1],
      ],
      '0',
      ['1/2', '1/2', '0'],
      ['1/2', '1/2'],
    ],
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      '0',
      ['1/2', '1/2'],
      ['1/2', '1/2'],
    ],
    [
      'rock, paper, scissors',
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      '0',
      ['1/3', '1/3', '1/3'],
      ['1/3', '1/3', '1/3'],
    ],
    [
      'a saddle point',
      [
        [3, 2, 4],
        [0, 1, 5],
      ],
      '2',
      ['1', '0'],
      ['0', '1', '0'],
    ],
    ['one cell', [['-7/3']], '-7/3', ['1'], ['1']],
    [
      'uneven pennies',
      [
        [2, -1],
        [-1, 1],
      ],
      '1/5',
      ['2/5', '3/5'],
      ['2/5', '3/5'],
    ],
  ])('solves %s', (_, payoffs, value, rows, columns) => {
    expect(solveMatrixGame(payoffs)).toEqual({ value, rows, columns });
  });

  it('gives each player a strategy that secures the value against every choice of the other', () => {
    fc.assert(
      fc.property(matrices, (payoffs) => {
        const { value, rows, columns } = solveMatrixGame(payoffs);
        const [byRow, byColumn] = [rows.map(ratio), columns.map(ratio)];

        expect(text(byRow.reduce(plus))).toBe('1');
        expect(text(byColumn.reduce(plus))).toBe('1');
        expect([...byRow, ...byColumn].every(([numerator]) => numerator >= 0n)).toBe(true);
        const secured = (payoffs[0] as number[]).map((_, column) =>
          scalar(
            byRow,
            payoffs.map((row) => row[column] as number),
          ),
        );
        const conceded = payoffs.map((row) => scalar(byColumn, row));
        expect(secured.every((each) => isAtLeast(each, ratio(value)))).toBe(true);
        expect(conceded.every((each) => isAtLeast(ratio(value), each))).toBe(true);
      }),
    );
  });

  it.each([[[]], [[[]]], [[[1, 2], [3]]], [[[1], [2, 3]]], [[[Number.NaN]]], [[['one']]]])('refuses %j', (payoffs) => {
    expect(() => solveMatrixGame(payoffs)).toThrow(RangeError);
  });
});

function ratio(fraction: string): Ratio {
  const [numerator = '', denominator = '1'] = fraction.split('/');
  return [BigInt(numerator), BigInt(denominator)];
}

function scalar(weights: readonly Ratio[], numbers: readonly number[]): Ratio {
  return weights.map((weight, index) => times(weight, [BigInt(numbers[index] as number), 1n])).reduce(plus);
}

function isAtLeast([a, b]: Ratio, [c, d]: Ratio): boolean {
  return a * d >= c * b;
}
