import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { D6_FACES } from '../../src/mechanics/dice.ts';
import { resultAt, faceCounts, type ResultsTable, resultsTableShape } from '../../src/mechanics/results-table.ts';

const columns = ['1-1', '2-1'] as const;
const table: ResultsTable<typeof columns, 'hit' | 'miss'> = {
  columns,
  rows: {
    1: ['hit', 'hit'],
    2: ['miss', 'hit'],
    3: ['miss', 'hit'],
    4: ['miss', 'miss'],
    5: ['miss', 'miss'],
    6: ['miss', 'miss'],
  },
};

describe('a results table', () => {
  it('is read by die and column', () => {
    expect(D6_FACES.map((die) => resultAt(table, die, '2-1'))).toEqual(['hit', 'hit', 'hit', 'miss', 'miss', 'miss']);
    expect(resultAt(table, 2, '1-1')).toBe('miss');
  });

  it('has an exact distribution in each column', () => {
    expect([...faceCounts(table, '1-1')]).toEqual([
      ['hit', 1],
      ['miss', 5],
    ]);
    expect([...faceCounts(table, '2-1').values()].reduce((sum, faces) => sum + faces, 0)).toBe(6);
  });

  it('is accepted as input if every cell contains a code', () => {
    expect(v.parse(resultsTableShape(columns, ['hit', 'miss']), structuredClone(table))).toEqual(table);
  });

  it.each([
    ['a column too few', { ...table, rows: { ...table.rows, 3: ['hit'] } }],
    ['an unknown code', { ...table, rows: { ...table.rows, 3: ['hit', 'oops'] } }],
    ['a row too few', { ...table, rows: { 1: ['hit', 'hit'] } }],
    ['other headings', { ...table, columns: ['2-1', '1-1'] }],
  ])('is refused with %s', (_fault, faulty) => {
    expect(v.is(resultsTableShape(columns, ['hit', 'miss']), faulty)).toBe(false);
  });
});
