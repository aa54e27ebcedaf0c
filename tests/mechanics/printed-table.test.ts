import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapChances, totalWeight } from '../../src/mechanics/chances.ts';
import { diceChances } from '../../src/mechanics/dice-formula.ts';
import { parseDice } from '../../src/mechanics/dice-notation.ts';
import { D6_FACES } from '../../src/mechanics/dice.ts';
import { columnFor, type PrintedTable, resultChances, resultFor } from '../../src/mechanics/printed-table.ts';
import { parseTable } from '../../src/mechanics/printed-table-shape.ts';
import { resultAt, faceCounts, type ResultsTable } from '../../src/mechanics/results-table.ts';

const assault: PrintedTable = {
  title: 'Assault',
  headings: 'odds',
  columns: ['1-2', '1-1', '3-2', '2-1'],
  dice: '2d6',
  rows: {
    '2-4': ['AE', 'AE', 'AR', 'AR'],
    '5-8': ['AE', 'AR', 'AR', 'EX'],
    '9-11': ['AR', 'EX', 'DR', 'DR'],
    '12': ['EX', 'DR', 'DR', 'DE'],
  },
  legend: {
    AE: { text: 'Attacker eliminated' },
    AR: { text: 'Attacker retreats' },
    EX: { text: 'Both lose a step', effect: { attacker: -1, defender: -1 } },
    DR: { text: 'Defender retreats' },
    DE: { text: 'Defender eliminated' },
  },
};

const modifiers = fc.record({ shift: fc.integer({ min: -5, max: 5 }), roll: fc.integer({ min: -14, max: 14 }) });

/**
 * Random tables. A table has one row for each roll of its dice. The code in each cell contains the row and the column
 * of the cell.
 */
const tables: fc.Arbitrary<PrintedTable> = fc
  .record({
    dice: fc.constantFrom('d6', '2d6', 'd66', 'd{-1..3}', '3d6kh2', '2d6-d6', 'd10-1'),
    width: fc.integer({ min: 1, max: 5 }),
    shifts: fc.constantFrom('clamp' as const, 'off' as const),
    rolls: fc.constantFrom('clamp' as const, 'off' as const),
  })
  .map(({ dice, width, shifts, rolls }) => {
    const columns = Array.from({ length: width }, (_, place) => `column ${String(place)}`);
    const cells = diceChances(parseDice(dice)).map(({ value }) => [
      String(value),
      columns.map((column) => `${column}, ${String(value)}`),
    ]);
    return { dice, columns, shifts, rolls, rows: Object.fromEntries(cells) as PrintedTable['rows'] };
  });

describe('a printed table', () => {
  it('is read in the row of the roll and under the heading', () => {
    expect([4, 5, 8, 9, 12].map((roll) => resultFor(assault, '2-1', roll))).toEqual(['AR', 'EX', 'EX', 'DR', 'DE']);
    expect(columnFor(assault, 31, 20)).toBe('3-2');
    expect(columnFor({ ...assault, rounding: 'attacker' }, 31, 20)).toBe('2-1');
    expect(columnFor(assault, 1, 3)).toBeUndefined();
    expect(columnFor({ headings: 'differentials', columns: ['-2', '0', '+2'], rows: {} }, 5, 4)).toBe('0');
    expect(() => columnFor({ columns: ['all'], rows: {} }, 1, 1)).toThrow(RangeError);
    expect(() => resultFor(assault, '9-1', 7)).toThrow(new RangeError('There is no column "9-1".'));
  });

  it('has in each column the chances that its dice give', () => {
    expect(resultChances(assault, '2-1')).toEqual([
      { value: 'AR', weight: 6n },
      { value: 'EX', weight: 20n },
      { value: 'DR', weight: 9n },
      { value: 'DE', weight: 1n },
    ]);
    fc.assert(
      fc.property(tables, modifiers, (table, changes) => {
        const rolls = diceChances(parseDice(table.dice ?? 'd6'));
        const column = table.columns[0] ?? '';

        expect(resultChances(table, column, changes)).toEqual(
          mapChances(rolls, (roll) => resultFor(table, column, roll, changes)),
        );
        expect(totalWeight(resultChances(table, column, changes))).toBe(totalWeight(rolls));
      }),
    );
  });

  it('uses the shifted column and the modified roll if the table has them', () => {
    fc.assert(
      fc.property(tables, modifiers, fc.nat(), fc.nat(), (table, changes, someColumn, someRoll) => {
        const from = someColumn % table.columns.length;
        const rolls = diceChances(parseDice(table.dice ?? 'd6')).map(({ value }) => value);
        const roll = (rolls[someRoll % rolls.length] ?? NaN) + changes.roll;
        const place = from + changes.shift;
        fc.pre(place >= 0 && place < table.columns.length && rolls.includes(roll));

        const result = resultFor(table, `column ${String(from)}`, roll - changes.roll, changes);

        expect(result).toBe(`column ${String(place)}, ${String(roll)}`);
      }),
    );
  });

  it('has no result beyond its edges exactly if its rules say so', () => {
    fc.assert(
      fc.property(tables, modifiers, (table, changes) => {
        const rolls = diceChances(parseDice(table.dice ?? 'd6')).map(({ value }) => value);
        for (const roll of rolls) {
          const isOff =
            (table.shifts === 'off' && table.columns[changes.shift] === undefined) ||
            (table.rolls === 'off' && !rolls.includes(roll + changes.roll));

          expect(resultFor(table, 'column 0', roll, changes) === undefined).toBe(isOff);
        }
      }),
    );
  });

  it('is clamped to its edges, and in a gap to the row before it', () => {
    const table: PrintedTable = {
      columns: ['a', 'b'],
      dice: 'd66',
      rows: { '11-16': ['1', '2'], '21-66': ['3', '4'] },
    };

    expect([-3, 11, 16, 17, 20, 21, 99].map((roll) => resultFor(table, 'a', roll))).toEqual('1111133'.split(''));
    expect(resultFor({ ...table, rolls: 'off' }, 'a', 17)).toBeUndefined();
    expect([-9, -1, 0, 1, 9].map((shift) => resultFor(table, 'a', 11, { shift }))).toEqual('11122'.split(''));
  });

  it('can be a table with one row for each face of a die', () => {
    const rows = { 1: ['a', 'b'], 2: ['a', 'a'], 3: ['b', 'a'], 4: ['a', 'a'], 5: ['b', 'b'], 6: ['a', 'b'] } as const;
    const table: ResultsTable<readonly ['1-1', '2-1'], 'a' | 'b'> = { columns: ['1-1', '2-1'], rows };

    for (const column of table.columns) {
      expect(D6_FACES.map((die) => resultFor(table, column, die))).toEqual(
        D6_FACES.map((die) => resultAt(table, die, column)),
      );
      const faces = resultChances(table, column).map(({ value, weight }) => [value, Number(weight)]);
      expect(faces).toEqual([...faceCounts(table, column)]);
    }
  });
});

describe('an untrusted printed table', () => {
  it('is accepted unchanged', () => {
    expect(parseTable(JSON.parse(JSON.stringify(assault)))).toEqual(assault);
    fc.assert(
      fc.property(tables, (table) => {
        expect(parseTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
      }),
    );
  });

  const { rows } = assault;
  it.each([
    ['no columns', { columns: [] }, 'columns', 'Expected at least one column'],
    ['a heading twice', { headings: 'names', columns: ['a', 'b', 'c', 'a'] }, 'columns.3', 'There are two columns "a"'],
    [
      'odds out of order',
      { columns: ['1-2', '2-1', '1-1', '3-1'] },
      'columns.2',
      'Expected odds that are better for the attacker than 2-1',
    ],
    [
      'an invalid differential',
      { headings: 'differentials' },
      'columns.0',
      'Expected a differential such as -2, 0 or +3',
    ],
    [
      'a row of no rolls',
      { rows: { ...rows, many: rows['12'] } },
      'rows.many',
      'Expected a roll such as 7, or rolls such as 2-4',
    ],
    [
      'a row the wrong way round',
      { rows: { ...rows, '4-2': rows['12'] } },
      'rows.4-2',
      'Expected a roll such as 7, or rolls such as 2-4',
    ],
    [
      'a roll in two rows',
      { rows: { ...rows, '11-12': rows['12'] } },
      'rows.11-12',
      'The row "9-11" already contains the roll 11',
    ],
    ['a result too few', { rows: { ...rows, '12': ['EX'] } }, 'rows.12', 'Expected 4 results, one under each heading'],
    [
      'a code that the legend lacks',
      { rows: { ...rows, '12': ['EX', 'DR', 'XX', 'DE'] } },
      'rows.12.2',
      'The legend has no code "XX"',
    ],
    ['a roll without a row', { dice: '3d6' }, 'rows', 'There is no row for the roll 13'],
    ['dice that cannot be read', { dice: '2w6' }, 'dice', 'Expected the end, + or - at character 2 of "2w6"'],
    [
      'dice that nobody can count',
      { dice: '1000d1000' },
      'dice',
      'These dice have too many different sums to be counted.',
    ],
    ['what no table has', { colour: 'red' }, 'colour', 'Invalid key: Expected never but received "colour"'],
    [
      'a reserved name',
      { legend: JSON.parse('{"__proto__":{"text":""}}') as object },
      'legend',
      'Expected an object without reserved names',
    ],
  ])('is refused with %s', (_, change, path, reason) => {
    expect(() => parseTable({ ...assault, ...change })).toThrow(
      expect.objectContaining({ name: 'MalformedError', path, reason }),
    );
  });
});
