import * as v from 'valibot';
import { shapeOf } from '../core/shapes.ts';
import { type D6, D6_FACES } from './dice.ts';

/** One printed row of a results table: exactly one result for each column. */
export type ResultsRow<Columns extends readonly string[], Result> = { readonly [Column in keyof Columns]: Result };

/** A printed combat results table. */
export interface ResultsTable<Columns extends readonly string[], Result, Row extends string | number = D6> {
  /** Column headings, left to right. */
  readonly columns: Columns;
  /** The rows of the table. The key of a row is a roll. By default, the rolls are the faces of a six-sided die. */
  readonly rows: Readonly<Record<Row, ResultsRow<Columns, Result>>>;
}

/**
 * Returns the result in a row and a column.
 *
 * @param table - A table that {@link resultsTableShape} accepts.
 * @param die - The roll, which is the key of the row.
 * @param column - Heading of the column.
 *
 * @example
 * ```ts
 * const coin = { columns: ['1-1'], rows: { 1: ['no'], 2: ['no'], 3: ['no'], 4: ['yes'], 5: ['yes'], 6: ['yes'] } } as const;
 * resultAt(coin, 4, '1-1') // => 'yes'
 * ```
 */
export function resultAt<Columns extends readonly string[], Result, Row extends string | number = D6>(
  table: ResultsTable<Columns, Result, Row>,
  die: Row,
  column: Columns[number],
): Result {
  // The type of a row requires one cell for each heading, so the cell exists.
  return table.rows[die][table.columns.indexOf(column)] as Result;
}

/**
 * Returns the exact distribution of results in a column.
 *
 * @param table - A table that {@link resultsTableShape} accepts, with a row for each face of a six-sided die.
 * @param column - Heading of the column.
 * @returns For each possible result, the number of faces whose row has this result. The sum of all numbers is 6.
 *
 * @example
 * ```ts
 * const coin = { columns: ['1-1'], rows: { 1: ['no'], 2: ['no'], 3: ['no'], 4: ['yes'], 5: ['yes'], 6: ['yes'] } } as const;
 * [...faceCounts(coin, '1-1')] // => [['no', 3], ['yes', 3]]
 * ```
 */
export function faceCounts<Columns extends readonly string[], Result>(
  table: ResultsTable<Columns, Result>,
  column: Columns[number],
): ReadonlyMap<Result, number> {
  const faces = new Map<Result, number>();
  for (const die of D6_FACES) {
    const result = resultAt(table, die, column);
    faces.set(result, (faces.get(result) ?? 0) + 1);
  }
  return faces;
}

/**
 * Schema of a {@link ResultsTable} with these headings and codes.
 *
 * @param columns - The column headings, from left to right.
 * @param codes - Codes that are allowed in a cell.
 *
 * @example
 * ```ts
 * import { is } from 'valibot';
 *
 * const cells = { 1: ['no'], 2: ['no'], 3: ['no'], 4: ['yes'], 5: ['yes'], 6: ['yes'] };
 * is(resultsTableShape(['1-1'], ['yes', 'no']), { columns: ['1-1'], rows: cells }) // => true
 * ```
 */
export function resultsTableShape<const Columns extends readonly string[], const Code extends string>(
  columns: Columns,
  codes: readonly Code[],
): v.GenericSchema<unknown, ResultsTable<Columns, Code>> {
  const row = v.pipe(
    v.array(v.picklist(codes)),
    v.length(columns.length, `Expected ${String(columns.length)} results, one under each heading`),
  );
  const heading = v.strictTuple(columns.map((column) => v.literal(column)) as [v.LiteralSchema<string, undefined>]);
  const rows = v.strictObject({ 1: row, 2: row, 3: row, 4: row, 5: row, 6: row });
  return shapeOf({ columns: heading, rows });
}
