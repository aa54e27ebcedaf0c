import { describe, expect, it } from 'vitest';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';

describe('hexBoard', () => {
  it.each([
    [21, 25, 515],
    [21, 49, 1019],
    [1, 2, 2],
    [2, 2, 3],
  ])('creates a board of %i columns and %i rows with %i fields', (columns, rows, size) => {
    expect(hexBoard(columns, rows).size).toBe(size);
  });

  it('returns the same board for the same numbers of columns and rows', () => {
    expect(hexBoard(12, 5)).toBe(hexBoard(12, 5));
    expect(hexBoard(1, 25)).not.toBe(hexBoard(12, 5));
  });

  it('names fields by column and by number in the column', () => {
    const board = hexBoard(5, 3);
    const lines = [5, 4, 3, 2, 1].map((y) =>
      [1, 2, 3, 4, 5].map((x) => board.names[board.at(x, y) ?? -1] ?? '  ').join(' '),
    );

    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "a3    c3    e3
         b2    d2   
      a2    c2    e2
         b1    d1   
      a1    c1    e1"
    `);
  });
});
