import * as v from 'valibot';
import { type Json, MalformedError } from '../core/errors.ts';
import { check, type Issue, record, parse, type Schema } from '../core/schema.ts';
import { COLUMN_ROUNDINGS } from './columns.ts';
import { chancesOfDice } from './dice-notation.ts';
import { issueInDifferentials } from './differential.ts';
import { issueInOdds } from './odds.ts';
import { diceOf, TABLE_HEADINGS, type PrintedTable, rowsOf } from './printed-table.ts';

const text = v.pipe(v.string(), v.minLength(1, 'Expected a text that is not empty'));

const json: Schema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.pipe(v.number(), v.finite()), v.string(), v.array(json), record(v.string(), json)]),
);

/** Checks that every cell is filled, every roll has exactly one row, and every code is in the legend. */
const printedTableShape: Schema<PrintedTable> = check(
  v.strictObject({
    title: v.exactOptional(v.string()),
    headings: v.exactOptional(v.picklist(TABLE_HEADINGS)),
    columns: v.pipe(v.array(text), v.minLength(1, 'Expected at least one column')),
    dice: v.exactOptional(v.string()),
    rows: record(v.string(), v.array(text)),
    rounding: v.exactOptional(v.picklist(COLUMN_ROUNDINGS)),
    below: v.exactOptional(v.picklist(['none', 'first'])),
    above: v.exactOptional(v.picklist(['none', 'last'])),
    shifts: v.exactOptional(v.picklist(['clamp', 'off'])),
    rolls: v.exactOptional(v.picklist(['clamp', 'off'])),
    legend: v.exactOptional(record(v.string(), v.strictObject({ text: v.string(), effect: v.exactOptional(json) }))),
  }),
  (table) => issueInColumns(table) ?? issueInRows(table) ?? issueInDice(table),
);

/**
 * Checks a table from an untrusted source.
 *
 * @param input - Any value; not modified.
 * @throws {@link core.MalformedError} with the path of the first issue.
 *
 * @example
 * ```ts
 * parseTable({ columns: ['all'], rows: { '1-3': ['-'], '4-6': ['hit'] } }).columns // => ['all']
 * ```
 */
export function parseTable(input: unknown): PrintedTable {
  return parse(printedTableShape, input);
}

function issueInColumns({ columns, headings }: PrintedTable): Issue | undefined {
  const twice = columns.findIndex((column, place) => columns.indexOf(column) < place);
  if (twice >= 0)
    return { path: `columns.${String(twice)}`, reason: `There are two columns "${String(columns[twice])}"` };
  const issue =
    headings === 'odds'
      ? issueInOdds(columns)
      : headings === 'differentials'
        ? issueInDifferentials(columns)
        : undefined;
  return issue && { path: `columns.${issue.path}`, reason: issue.reason };
}

function issueInRows(table: PrintedTable): Issue | undefined {
  const { columns, rows, legend } = table;
  const read = rowsOf(table);
  const strange = Object.keys(rows).find((key) => !read.some(({ heading, from, to }) => heading === key && from <= to));
  if (strange !== undefined)
    return { path: `rows.${strange}`, reason: 'Expected a roll such as 7, or rolls such as 2-4' };
  for (const [index, { heading, from, codes }] of read.entries()) {
    const before = read[index - 1];
    const path = `rows.${heading}`;
    if (before !== undefined && before.to >= from)
      return { path, reason: `The row "${before.heading}" already contains the roll ${String(from)}` };
    if (codes.length !== columns.length)
      return { path, reason: `Expected ${String(columns.length)} results, one under each heading` };
    const unknown = codes.findIndex((code) => legend !== undefined && !Object.hasOwn(legend, code));
    if (unknown >= 0)
      return { path: `${path}.${String(unknown)}`, reason: `The legend has no code "${String(codes[unknown])}"` };
  }
  return undefined;
}

function issueInDice(table: PrintedTable): Issue | undefined {
  try {
    const rolls = chancesOfDice(diceOf(table)).map(({ value }) => value);
    const lost = rolls.find((roll) => !rowsOf(table).some(({ from, to }) => from <= roll && roll <= to));
    return lost === undefined ? undefined : { path: 'rows', reason: `There is no row for the roll ${String(lost)}` };
  } catch (error) {
    // The notation is not valid, or the dice have too many sums for a table.
    if (error instanceof MalformedError || error instanceof RangeError) return { path: 'dice', reason: error.message };
    throw error;
  }
}
