import { describe, expect, it } from 'vitest';
import { solveMatrixGame, toNumber } from '../../src/analysis/index.ts';

describe('toNumber', () => {
  it('converts a fraction whose numbers are too large for a float themselves', () => {
    const huge = 10n ** 400n;

    expect(toNumber(`${huge}/${3n * huge + 1n}`)).toBeCloseTo(1 / 3, 15);
    expect(toNumber(`${-7n * huge - 1n}/${2n * huge}`)).toBeCloseTo(-3.5, 14);
    expect(toNumber(`1/${huge}`)).toBe(0);
    expect(toNumber(String(huge))).toBe(Infinity);
  });

  it('is as exact as possible if both numbers are small', () => {
    expect(toNumber('7/4')).toBe(1.75);
    expect(toNumber('1/3')).toBe(1 / 3);
  });

  it('refuses to divide by zero', () => {
    expect(() => toNumber('1/0')).toThrow(RangeError);
    expect(() => toNumber('1/000')).toThrow(RangeError);
    expect(() => solveMatrixGame([['1/0']])).toThrow(RangeError);
    expect(toNumber('1/10')).toBe(0.1);
  });
});
