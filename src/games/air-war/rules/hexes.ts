import { type HexMap, hexMap } from '../../../mechanics/hex-map.ts';

/** Cache of boards, by their dimensions. */
const boards = /* @__PURE__ */ new Map<string, HexMap>();

/**
 * Returns the hexes of a board. The name of a field consists of the letter of its column and its number in the column,
 * as in `'k13'`. Fields are numbered column by column. The result is cached.
 *
 * @param columns - Number of columns: 1 to 26.
 * @param rows - Number of fields in an odd column: 2 to 99.
 * @throws RangeError if the board is larger. Pictures call this function with sizes that were not checked before.
 */
export function hexBoard(columns: number, rows: number): HexMap {
  const key = `${columns} ${rows}`;
  let board = boards.get(key);
  if (board === undefined) boards.set(key, (board = drawn(columns, rows)));
  return board;
}

/**
 * Returns the number of fields in a column.
 *
 * @param rows - Number of fields in an odd column.
 * @param x - Number of the column, from 1.
 */
export function columnHeight(rows: number, x: number): number {
  return x % 2 === 1 ? rows : rows - 1;
}

function drawn(columns: number, rows: number): HexMap {
  if (columns > 26 || rows > 99) throw new RangeError('Expected a board of at most 26 columns and 99 rows.');
  const line = (row: number): string =>
    Array.from({ length: columns }, (_, index) => (row <= columnHeight(rows, index + 1) ? '.' : ' ')).join('');
  return hexMap({
    top: 'flat',
    shifted: 'even',
    rows: Array.from({ length: rows }, (_, index) => line(index + 1)),
    names: (column, row) => `${String.fromCharCode(96 + column)}${row}`,
  });
}
