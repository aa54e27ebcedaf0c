/** Number of a hex field. Fields are numbered column by column. */
export type HexIndex = number;

/** A hex board with its lookup tables. */
export interface HexBoard {
  /** Number of columns. */
  readonly columns: number;
  /** Number of fields in an odd column. */
  readonly rows: number;
  /** Number of fields. */
  readonly size: number;
  /** Column of each field, from 1. */
  readonly x: readonly number[];
  /** Height of each field in half fields, from 1. */
  readonly y: readonly number[];
  /** Names of the fields: the letter of the column and the number in the column, `'k13'`. */
  readonly names: readonly string[];
  /** For each field, the numbers of the fields that share an edge with it. */
  readonly neighbours: readonly (readonly HexIndex[])[];
  /** Numbers of the fields by name. */
  readonly byName: ReadonlyMap<string, HexIndex>;
}

/** Cache of boards, by their dimensions. */
const boards = /* @__PURE__ */ new Map<number, HexBoard>();

const MOST_COLUMNS = 26;

/**
 * Returns the board of these dimensions. It is cached and must not be modified.
 *
 * @param columns - 1 to 26.
 * @param rows - Number of fields in an odd column: 2 or more.
 * @throws RangeError if the dimensions are not valid.
 *
 * @example
 * ```ts
 * hexBoard(21, 25).size // => 515
 * ```
 */
export function hexBoard(columns: number, rows: number): HexBoard {
  const isBoard = Number.isInteger(columns) && columns >= 1 && columns <= MOST_COLUMNS;
  if (!isBoard || !Number.isSafeInteger(rows) || rows < 2)
    throw new RangeError('Expected 1 to 26 columns and at least 2 rows.');
  const key = rows * (MOST_COLUMNS + 1) + columns;
  const known = boards.get(key);
  if (known !== undefined) return known;
  const board = laidOut(columns, rows);
  boards.set(key, board);
  return board;
}

/**
 * Returns the number of fields in a column.
 *
 * @param rows - Rows of the board, at least 1.
 * @param x - Column, from 1.
 *
 * @example
 * ```ts
 * [columnHeight(4, 1), columnHeight(4, 2)] // => [4, 3]
 * ```
 */
export function columnHeight(rows: number, x: number): number {
  return x % 2 === 1 ? rows : rows - 1;
}

/**
 * Returns the field at a position, or `undefined` if the board has none there.
 *
 * @param board - Columns and rows of the board.
 * @param x - Column, from 1.
 * @param y - Height in half fields, from 1.
 *
 * @example
 * ```ts
 * const board = hexBoard(3, 2);
 * const field = hexAt(board, 2, 2)!;
 * [board.x[field], board.y[field]] // => [2, 2]
 * hexAt(board, 9, 9) // => undefined
 * ```
 */
export function hexAt(
  { columns, rows }: Pick<HexBoard, 'columns' | 'rows'>,
  x: number,
  y: number,
): HexIndex | undefined {
  // If the column is a whole number and the sum of both is even, the height is a whole number, too.
  if (!Number.isInteger(x) || x < 1 || x > columns || (x + y) % 2 !== 0) return undefined;
  const place = Math.ceil(y / 2);
  if (place < 1 || place > columnHeight(rows, x)) return undefined;
  const before = x - 1;
  return before * rows - Math.floor(before / 2) + place - 1;
}

/**
 * Returns the distance between two fields: the least number of moves between adjacent fields.
 *
 * @param board - Positions of the fields.
 * @param from - First field.
 * @param to - Second field.
 *
 * @example
 * ```ts
 * const board = hexBoard(21, 25)
 * hexDistance(board, board.byName.get('a1') ?? 0, board.byName.get('c1') ?? 0) // => 2
 * ```
 */
export function hexDistance({ x, y }: Pick<HexBoard, 'x' | 'y'>, from: HexIndex, to: HexIndex): number {
  const across = Math.abs((x[from] as number) - (x[to] as number));
  const along = Math.abs((y[from] as number) - (y[to] as number));
  return along > across ? across + (along - across) / 2 : across;
}

/**
 * Returns the field at the same position after the board is rotated by 180 degrees. The board must have an odd number
 * of columns.
 *
 * @param board - Number of fields of the board.
 * @param field - A field of the board.
 *
 * @example
 * ```ts
 * const board = hexBoard(3, 2);
 * rotate180(board, 0) === board.size - 1 // => true
 * ```
 */
export function rotate180({ size }: Pick<HexBoard, 'size'>, field: HexIndex): HexIndex {
  return size - 1 - field;
}

function laidOut(columns: number, rows: number): HexBoard {
  const x: number[] = [];
  const y: number[] = [];
  const names: string[] = [];
  for (let column = 1; column <= columns; column++) {
    const letter = String.fromCharCode(96 + column);
    for (let place = 1; place <= columnHeight(rows, column); place++) {
      x.push(column);
      y.push(2 * place - (column % 2));
      names.push(`${letter}${place}`);
    }
  }
  const size = x.length;
  const neighbours = x.map((_, field) => neighboursOf({ columns, rows }, x[field] as number, y[field] as number));
  return { columns, rows, size, x, y, names, neighbours, byName: new Map(names.map((name, field) => [name, field])) };
}

/** Offsets of a field's neighbours. */
const STEPS = [
  [-1, -1],
  [-1, 1],
  [0, -2],
  [0, 2],
  [1, -1],
  [1, 1],
] as const;

function neighboursOf(board: Pick<HexBoard, 'columns' | 'rows'>, x: number, y: number): readonly HexIndex[] {
  const fields = STEPS.map(([across, along]) => hexAt(board, x + across, y + along));
  return fields.filter((field): field is HexIndex => field !== undefined);
}
