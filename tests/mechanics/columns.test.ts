import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_ROUNDINGS, type ColumnRounding } from '../../src/mechanics/columns.ts';
import { differentialColumn, issueInDifferentials } from '../../src/mechanics/differential.ts';
import { issueInOdds, type OddsColumn, oddsColumn } from '../../src/mechanics/odds.ts';

const strength = fc.integer({ min: 1, max: 60 });
const rounding = fc.constantFrom(...COLUMN_ROUNDINGS);
const mirrored = {
  defender: 'attacker',
  attacker: 'defender',
  nearest: 'nearest-defender',
  'nearest-defender': 'nearest',
} as const;

/** Random headings of odds columns, worst odds first. Both numbers of the odds can have a decimal digit. */
const oddsColumns: fc.Arbitrary<readonly OddsColumn[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })), {
    minLength: 1,
    maxLength: 8,
    selector: ([own, other]) => own / other,
  })
  .map((pairs) =>
    pairs
      .toSorted(([own, other], [thisOwn, thisOther]) => own * thisOther - thisOwn * other)
      .map(([own, other], index): OddsColumn => (index % 2 === 0 ? `${own}-${other}` : `${own / 10}-${other / 10}`)),
  );

const differentialColumns = fc
  .uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 8 })
  .map((numbers) => numbers.toSorted((one, other) => one - other).map((number) => `${number}` as const));

describe('odds', () => {
  it('are monotone in both numbers, with every rounding', () => {
    fc.assert(
      fc.property(strength, strength, fc.nat(20), oddsColumns, rounding, (attacker, defender, more, columns, rule) => {
        const place = (own: number, other: number) =>
          columns.indexOf(oddsColumn(own, other, { columns, rounding: rule }) ?? '0-1');

        expect(place(attacker + more, defender)).toBeGreaterThanOrEqual(place(attacker, defender));
        expect(place(attacker, defender + more)).toBeLessThanOrEqual(place(attacker, defender));
      }),
    );
  });

  it('do not depend on the scale', () => {
    fc.assert(
      fc.property(
        strength,
        strength,
        fc.integer({ min: 1, max: 9 }),
        oddsColumns,
        rounding,
        (own, other, times, columns, rule) => {
          const table = { columns, rounding: rule };

          expect(oddsColumn(own * times, other * times, table)).toBe(oddsColumn(own, other, table));
        },
      ),
    );
  });

  it('are never better for the attacker than exact odds if they are rounded for the defender, and never worse if for the attacker', () => {
    fc.assert(
      fc.property(strength, strength, oddsColumns, (attacker, defender, columns) => {
        const exact = attacker / defender;
        const low = oddsColumn(attacker, defender, { columns, below: 'none' });
        const high = oddsColumn(attacker, defender, { columns, rounding: 'attacker', above: 'none' });

        if (low !== undefined) expect(quotient(low)).toBeLessThanOrEqual(exact + 1e-9);
        if (high !== undefined) expect(quotient(high)).toBeGreaterThanOrEqual(exact - 1e-9);
      }),
    );
  });

  it('on columns are the inverse of the other side’s odds on the inverse columns', () => {
    fc.assert(
      fc.property(strength, strength, oddsColumns, rounding, (attacker, defender, columns, rule) => {
        const inverted = columns.map(inverse).toReversed();
        const seen = oddsColumn(defender, attacker, {
          columns: inverted,
          rounding: mirrored[rule],
          below: 'first',
          above: 'last',
        });

        const own = oddsColumn(attacker, defender, { columns, rounding: rule, below: 'first', above: 'last' });

        expect(own).toBe(inverse(seen ?? '0-1'));
      }),
    );
  });

  it.each<[number, number, ColumnRounding, OddsColumn | undefined]>([
    [5, 2, 'defender', '2-1'],
    [5, 2, 'nearest-defender', '2-1'],
    [5, 2, 'nearest', '3-1'],
    [5, 2, 'attacker', '3-1'],
    [2, 5, 'defender', '1-3'],
    [2, 5, 'nearest-defender', '1-3'],
    [2, 5, 'nearest', '1-2'],
    [11, 10, 'attacker', '1.1-1'],
    [111, 101, 'defender', '1-1'],
    [1, 4, 'attacker', undefined],
    [9, 1, 'attacker', '3-1'],
  ])('of %i to %i by "%s" are %s', (attacker, defender, rule, column) => {
    const columns = ['1-3', '1-2', '1-1', '1.1-1', '2-1', '3-1'] as const;
    expect(oddsColumn(attacker, defender, { columns, rounding: rule })).toBe(column);
  });

  it('beyond the table follow its rules', () => {
    const columns = ['1-1', '2-1'] as const;
    expect(oddsColumn(1, 2, { columns, below: 'first' })).toBe('1-1');
    expect(oddsColumn(0, 2, { columns, below: 'first', rounding: 'nearest' })).toBe('1-1');
    expect(oddsColumn(5, 2, { columns, above: 'none' })).toBeUndefined();
    expect(oddsColumn(4, 2, { columns, above: 'none' })).toBe('2-1');
  });

  it.each([
    [['1-1', '3'], '1', 'Expected odds such as 3-1 or 1.5-1'],
    [['0-1'], '0', 'Expected odds such as 3-1 or 1.5-1'],
    [['1-0.0'], '0', 'Expected odds such as 3-1 or 1.5-1'],
    [['1-2', '2-4'], '1', 'Expected odds that are better for the attacker than 1-2'],
    [['1-1', '2-1', '1.5-1'], '2', 'Expected odds that are better for the attacker than 2-1'],
  ])('refuse headings %j', (columns, path, reason) => {
    expect(issueInOdds(columns)).toEqual({ path, reason });
  });

  it('accept headings in order', () => {
    fc.assert(
      fc.property(oddsColumns, (columns) => {
        expect(issueInOdds(columns)).toBeUndefined();
      }),
    );
  });
});

describe('a differential', () => {
  it.each([
    [Number.NaN, 5],
    [5, 2.5],
    [Infinity, 5],
  ])('does not exist for %d and %d', (attacker, defender) => {
    expect(() => differentialColumn(attacker, defender, { columns: ['-1', '0', '+1'] })).toThrow(RangeError);
  });

  it('is monotone in both numbers, and the same if both numbers grow by the same amount', () => {
    fc.assert(
      fc.property(
        strength,
        strength,
        fc.nat(9),
        differentialColumns,
        rounding,
        (attacker, defender, more, columns, rule) => {
          const table = { columns, rounding: rule };
          const place = (own: number, other: number) => columns.indexOf(differentialColumn(own, other, table) ?? '0.5');

          expect(place(attacker + more, defender)).toBeGreaterThanOrEqual(place(attacker, defender));
          expect(place(attacker, defender + more)).toBeLessThanOrEqual(place(attacker, defender));
          expect(place(attacker + more, defender + more)).toBe(place(attacker, defender));
        },
      ),
    );
  });

  it('is the negative of the other side’s differential, rounded in the same favour', () => {
    fc.assert(
      fc.property(strength, strength, differentialColumns, rounding, (attacker, defender, columns, rule) => {
        const inverted = columns.map((column) => `${-Number(column)}` as const).toReversed();
        const own = differentialColumn(attacker, defender, { columns, rounding: rule, below: 'first' });
        const seen = differentialColumn(defender, attacker, {
          columns: inverted,
          rounding: mirrored[rule],
          below: 'first',
        });

        expect(Number(own)).toBe(-Number(seen) + 0);
      }),
    );
  });

  it.each([
    [['0', '1.5'], '1', 'Expected a differential such as -2, 0 or +3'],
    [['-1', '0', '0'], '2', 'Expected a differential greater than 0'],
  ])('refuses headings %j', (columns, path, reason) => {
    expect(issueInDifferentials(columns)).toEqual({ path, reason });
  });
});

// Helpers

function quotient(column: string): number {
  const [own, other] = column.split('-', 2).map(Number) as [number, number];
  return own / other;
}

function inverse(column: OddsColumn): OddsColumn {
  return column.split('-', 2).toReversed().join('-') as OddsColumn;
}
