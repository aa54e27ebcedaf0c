import { remembered } from '../core/cache.ts';
import type { Json } from '../core/errors.ts';
import { type Chances, mapChances } from './chances.ts';
import type { ColumnRules } from './columns.ts';
import { chancesOfDice } from './dice-notation.ts';
import { type DifferentialColumn, differentialColumn } from './differential.ts';
import { type OddsColumn, oddsColumn } from './odds.ts';
import type { ResultsTable } from './results-table.ts';

/** The kinds of column headings of a printed table. */
export const TABLE_HEADINGS = ['odds', 'differentials', 'names'] as const;

/** The meaning of a code of the table, as text and as data for programs. */
export interface LegendEntry {
  readonly text: string;
  readonly effect?: Json;
}

/** A printed results table, and the rules for reading the table. */
export interface PrintedTable<Code extends string = string>
  extends ResultsTable<readonly string[], Code, string>, ColumnRules {
  readonly title?: string;
  /**
   * Kind of the column headings. Odds and differentials are ordered from worst to best for the attacker. Default:
   * names.
   */
  readonly headings?: (typeof TABLE_HEADINGS)[number];
  /** The dice of the table, in the notation of {@link chancesOfDice}. Default: `'d6'`. */
  readonly dice?: string;
  /**
   * The rows of the table, which contain the codes. The key of a row is a roll or a range of rolls: `'7'`, `'2-4'`,
   * `'-1'`. Each row has one code for each column.
   */
  readonly rows: Readonly<Record<string, readonly Code[]>>;
  /**
   * What happens if a shift goes beyond the first or last column: `'clamp'` (default) uses the first or the last
   * column; with `'off'`, the lookup has no result.
   */
  readonly shifts?: 'clamp' | 'off';
  /**
   * What happens if a modified roll has no row: `'clamp'` (default) uses the first row, the last row, or the row before
   * a gap; with `'off'`, the lookup has no result.
   */
  readonly rolls?: 'clamp' | 'off';
  /** The meaning of the codes. If `legend` is present, it must have an entry for each code. */
  readonly legend?: Readonly<Record<Code, LegendEntry>>;
}

/** Modifiers of a table lookup, for example because of terrain, air support or supply. */
export interface TableModifiers {
  /** Number of columns by which the lookup is shifted to the right; a negative number shifts it to the left. */
  readonly shift?: number;
  /** Number that is added to the roll. */
  readonly roll?: number;
}

/**
 * Returns the column for an attack. The headings of the table must be odds or differentials.
 *
 * @param table - A table that {@link parseTable} accepts.
 * @param attacker - Strength of the attacker: a whole number, 0 or more.
 * @param defender - Strength of the defender: a whole number, 1 or more.
 * @returns `undefined` if the table has no column for this attack.
 * @throws RangeError if the headings of the table are names.
 *
 * @example
 * ```ts
 * columnFor({ headings: 'odds', columns: ['1-2', '1-1', '2-1'], rows: {} }, 7, 4) // => '1-1'
 * ```
 */
export function columnFor(table: PrintedTable, attacker: number, defender: number): string | undefined {
  const { headings } = table;
  if (headings === 'odds')
    return oddsColumn(attacker, defender, table as PrintedTable & { readonly columns: readonly OddsColumn[] });
  if (headings === 'differentials')
    return differentialColumn(
      attacker,
      defender,
      table as PrintedTable & { readonly columns: readonly DifferentialColumn[] },
    );
  throw new RangeError('The headings of this table are neither odds nor differentials.');
}

/**
 * Returns the code for a roll, after the column shift and the roll modifier are applied.
 *
 * @param table - A table that {@link parseTable} accepts.
 * @param column - A heading of the table.
 * @param roll - The roll before modifiers.
 * @param modifiers - Column shift and roll modifier. Default: none.
 * @returns `undefined` if the modifiers lead to a column or row that the table does not have.
 * @throws RangeError if the table has no column with this heading.
 *
 * @example
 * ```ts
 * const fire: PrintedTable = { columns: ['light', 'heavy'], rows: { '1-4': ['-', 'D1'], '5-6': ['D1', 'D2'] } };
 * resultFor(fire, 'light', 3) // => '-'
 * resultFor(fire, 'light', 3, { shift: 1, roll: 2 }) // => 'D2'
 * resultFor({ ...fire, shifts: 'off' }, 'light', 3, { shift: -1 }) // => undefined
 * ```
 */
export function resultFor<Code extends string>(
  table: PrintedTable<Code>,
  column: string,
  roll: number,
  modifiers: TableModifiers = {},
): Code | undefined {
  const place = shiftedPlace(table, column, modifiers.shift ?? 0);
  const row = rowFor(table, roll + (modifiers.roll ?? 0));
  return place === undefined ? undefined : row?.codes[place];
}

/**
 * Returns the exact chances of the codes in a column when the dice of the table are rolled.
 *
 * @param table - A table that {@link parseTable} accepts.
 * @param column - A heading of the table.
 * @param modifiers - Column shift and roll modifier. Default: none.
 * @returns The chances. If a modifier can lead to a column or row that the table does not have, one of the values is
 * `undefined`.
 * @throws RangeError if the table has no column with this heading.
 *
 * @example
 * ```ts
 * const fire: PrintedTable = { columns: ['light', 'heavy'], rows: { '1-4': ['-', 'D1'], '5-6': ['D1', 'D2'] } };
 * resultChances(fire, 'light', { roll: 1 }) // => [{ value: '-', weight: 3n }, { value: 'D1', weight: 3n }]
 * ```
 */
export function resultChances<Code extends string>(
  table: PrintedTable<Code>,
  column: string,
  modifiers?: TableModifiers,
): Chances<Code | undefined> {
  return mapChances(chancesOfDice(diceOf(table)), (roll) => resultFor(table, column, roll, modifiers));
}

/** Returns the dice of a table in dice notation. */
export function diceOf({ dice = 'd6' }: Pick<PrintedTable, 'dice'>): string {
  return dice;
}

/** A row of the table and its range of rolls. */
interface RowOf<Code extends string = string> {
  readonly heading: string;
  readonly from: number;
  readonly to: number;
  readonly codes: readonly Code[];
}

/** Returns the rows of a table in ascending order of rolls. The function skips rows whose heading is not a roll. */
export function rowsOf<Code extends string>({ rows }: Pick<PrintedTable<Code>, 'rows'>): readonly RowOf<Code>[] {
  return sortedRows(rows) as readonly RowOf<Code>[];
}

const sortedRows = /* @__PURE__ */ remembered((rows: PrintedTable['rows']): readonly RowOf[] =>
  Object.entries(rows)
    .flatMap(([heading, codes]) => {
      const [, from, to = from] = ROW.exec(heading) ?? [];
      return from === undefined ? [] : [{ heading, from: Number(from), to: Number(to), codes }];
    })
    .sort((one, other) => one.from - other.from),
);

/** Matches a roll, or a range of rolls. */
const ROW = /^(-?\d{1,6})(?:-(-?\d{1,6}))?$/;

function rowFor<Code extends string>(table: PrintedTable<Code>, roll: number): RowOf<Code> | undefined {
  const rows = rowsOf(table);
  const last = rows.findLast(({ from }) => from <= roll);
  if (table.rolls !== 'off') return last ?? rows[0];
  return last !== undefined && roll <= last.to ? last : undefined;
}

function shiftedPlace({ columns, shifts }: PrintedTable, column: string, shift: number): number | undefined {
  const place = columns.indexOf(column);
  if (place < 0) throw new RangeError(`There is no column "${column}".`);
  const shifted = place + shift;
  const clamped = Math.max(0, Math.min(columns.length - 1, shifted));
  return shifts === 'off' && clamped !== shifted ? undefined : clamped;
}
