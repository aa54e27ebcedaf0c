import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexAt, rotate180, type HexBoard, hexBoard, hexDistance } from '../../src/mechanics/hex.ts';
import { times } from '../times.ts';

const boardArbitrary = fc
  .tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 2, max: 30 }))
  .map(([columns, rows]) => hexBoard(columns, rows));
const withFields = boardArbitrary.chain((board) => {
  const field = fc.nat(board.size - 1);
  return fc.tuple(fc.constant(board), field, field, field);
});

/** Distances from a field to all fields, found by breadth-first search. */
function walked({ size, neighbours }: HexBoard, from: number): readonly number[] {
  const steps = Array.from({ length: size }, () => -1);
  steps[from] = 0;
  const queue = [from];
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const next of neighbours[field]!) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[field]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

describe('hexBoard', () => {
  it.each([
    [21, 25, 515],
    [21, 49, 1019],
    [1, 2, 2],
    [2, 2, 3],
  ])('of %i columns and %i rows has %i fields', (columns, rows, size) => {
    expect(hexBoard(columns, rows).size).toBe(size);
  });

  it('is made once for the same measures', () => {
    expect(hexBoard(21, 25)).toBe(hexBoard(21, 25));
  });

  it('is another one for other measures', () => {
    for (const rows of [2, 3, 4, 28, 29, 30]) {
      for (let columns = 1; columns <= 26; columns++) expect(hexBoard(columns, rows)).toMatchObject({ columns, rows });
    }
  });

  it.each([
    [0, 5],
    [27, 5],
    [2.5, 5],
    [5, 1],
    [5, Number.NaN],
  ])('cannot have %d columns and %d rows', (columns, rows) => {
    expect(() => hexBoard(columns, rows)).toThrow(RangeError);
  });

  it('cannot have measures that are none, though they add up to those of a board that there is', () => {
    hexBoard(1, 3);

    expect(() => hexBoard(28, 2)).toThrow(RangeError);
  });

  it('looks like this', () => {
    const board = hexBoard(5, 3);
    const lines = [5, 4, 3, 2, 1].map((y) =>
      [1, 2, 3, 4, 5].map((x) => board.names[hexAt(board, x, y) ?? -1] ?? '  ').join(' '),
    );

    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "a3    c3    e3
         b2    d2   
      a2    c2    e2
         b1    d1   
      a1    c1    e1"
    `);
  });

  it('names every field once, and finds it again by name and by place', () => {
    fc.assert(
      fc.property(boardArbitrary, (board) => {
        expect(board.byName.size).toBe(board.size);
        for (const [field, name] of board.names.entries()) {
          expect([board.byName.get(name), hexAt(board, board.x[field]!, board.y[field]!)]).toEqual([field, field]);
        }
      }),
      { numRuns: times(20) },
    );
  });

  it('has no field between the places and beyond the edges', () => {
    const board = hexBoard(5, 3);

    expect(
      [
        [0, 2],
        [6, 2],
        [1, 2],
        [2, 1],
        [1, -1],
        [1, 7],
        [2, 6],
        [1.5, 1],
        [1, Number.NaN],
      ].map(([x, y]) => hexAt(board, x!, y!)),
    ).toEqual(Array.from({ length: 9 }, () => undefined));
  });

  it('has neighbours that are each other’s, six of them inside', () => {
    fc.assert(
      fc.property(withFields, ([board, field]) => {
        for (const other of board.neighbours[field]!) expect(board.neighbours[other]).toContain(field);
        const [x, y] = [board.x[field]!, board.y[field]!];
        const isInside = x > 1 && x < board.columns && y > 2 && y < 2 * board.rows - 2;
        if (isInside) expect(board.neighbours[field]).toHaveLength(6);
      }),
    );
  });
});

describe('hexDistance', () => {
  it('is the number of steps on the shortest way', () => {
    fc.assert(
      fc.property(withFields, ([board, from]) => {
        const steps = walked(board, from);
        for (let to = 0; to < board.size; to++) expect(hexDistance(board, from, to)).toBe(steps[to]);
      }),
      { numRuns: times(30) },
    );
  });

  it('is the same both ways, zero from a field to itself alone, and never longer by a detour', () => {
    fc.assert(
      fc.property(withFields, ([board, a, b, c]) => {
        expect(hexDistance(board, a, b)).toBe(hexDistance(board, b, a));
        expect(hexDistance(board, a, b) === 0).toBe(a === b);
        expect(hexDistance(board, a, c)).toBeLessThanOrEqual(hexDistance(board, a, b) + hexDistance(board, b, c));
      }),
    );
  });

  it('stays the same when a board with an odd number of columns is given half a turn', () => {
    fc.assert(
      fc.property(withFields, ([board, a, b]) => {
        fc.pre(board.columns % 2 === 1);
        expect(hexDistance(board, rotate180(board, a), rotate180(board, b))).toBe(hexDistance(board, a, b));
        expect(rotate180(board, rotate180(board, a))).toBe(a);
        expect(board.x[rotate180(board, a)]).toBe(board.columns + 1 - board.x[a]!);
      }),
    );
  });
});
