import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsColumn } from '../../src/mechanics/odds.ts';

const columns = ['1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '5-1'] as const;
const strength = fc.nat(500);

describe('odds', () => {
  it.each([
    [39, 10, '3-1'],
    [6, 3, '2-1'],
    [3, 6, '1-2'],
    [3, 7, '1-3'],
    [2, 7, undefined],
    [0, 1, undefined],
    [7, 4, '3-2'],
    [1000, 1, '5-1'],
    [4, 1, '3-1'],
  ])('of %i to %i are %s', (attacker, defender, column) => {
    expect(oddsColumn(attacker, defender, { columns })).toBe(column);
  });

  it.each([
    [Number.NaN, 5],
    [0, 0],
    [5, -1],
    [-1, 5],
    [3.5, 2],
    [2 ** 53, 2],
  ])('of %d to %d do not exist', (attacker, defender) => {
    expect(() => oddsColumn(attacker, defender, { columns })).toThrow(RangeError);
    expect(() => oddsColumn(attacker, defender, { columns, rounding: 'nearest' })).toThrow(/Expected a whole number/);
  });

  it('never favour the attacker: the attacker reaches the column', () => {
    fc.assert(
      fc.property(strength, fc.integer({ min: 1, max: 500 }), (attacker, defender) => {
        const [own, other] = (oddsColumn(attacker, defender, { columns }) ?? '0-1').split('-').map(Number) as [
          number,
          number,
        ];

        expect(attacker * other).toBeGreaterThanOrEqual(defender * own);
      }),
    );
  });

  it('are not too low for the attacker: the attacker does not reach the next column', () => {
    fc.assert(
      fc.property(strength, fc.integer({ min: 1, max: 500 }), (attacker, defender) => {
        const column = oddsColumn(attacker, defender, { columns });
        const next = columns[column === undefined ? 0 : columns.indexOf(column) + 1];
        fc.pre(next !== undefined);
        const [own, other] = next.split('-').map(Number) as [number, number];

        expect(attacker * other).toBeLessThan(defender * own);
      }),
    );
  });

  it('are the quotient of whole numbers at 1-1 and above, and the rounded-up quotient below', () => {
    const fine = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (attacker, defender) => {
        const quotient = Math.floor(attacker / defender);
        const inverse = Math.ceil(defender / attacker);
        const expected = quotient >= 1 ? `${String(Math.min(quotient, 5))}-1` : `1-${String(inverse)}`;

        expect(oddsColumn(attacker, defender, { columns: fine })).toBe(inverse > 5 ? undefined : expected);
      }),
    );
  });
});
