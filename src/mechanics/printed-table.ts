import type { Json } from '../core/errors.ts';
import { type Chances, mapChances } from './chances.ts';
import type { ColumnRules } from './columns.ts';
import { diceChances } from './dice-formula.ts';
import { parseDice } from './dice-notation.ts';
import { type DifferentialColumn, differentialColumn } from './differential.ts';
import { type OddsColumn, oddsColumn } from './odds.ts';
import type { ResultsTable } from './results-table.ts';

/** What the headings of a table are. */
export const TABLE_HEADINGS = ['odds', 'differentials', 'names'] as const;

/** What a code in a table means: for people, and as data for programs. */
export interface LegendEntry {
  readonly text: string;
  readonly effect?: Json;
}

/** A results table as printed, with all that its rules say about how it is read. */
export interface PrintedTable<Code extends string = string>
  extends ResultsTable<readonly string[], Code, string>, ColumnRules {
  readonly title?: string;
  /** What the columns stand for; worst for the attacker first, where they are odds or differentials. Default: names. */
  readonly headings?: (typeof TABLE_HEADINGS)[number];
  /** What is rolled, as {@link parseDice} reads it. Default: `'d6'`. */
  readonly dice?: string;
  /** By roll, or by range of rolls: `'7'`, `'2-4'`, `'-1'`. Each row has one code under each heading. */
  readonly rows: Readonly<Record<string, readonly Code[]>>;
  /** A shift beyond the first or last column stays on it, which is the default, or leaves the table. */
  readonly shifts?: 'clamp' | 'off';
  /**
   * A modified roll beyond the first or last row belongs to it, and one between two rows to that before, which is the
   * default; or it leaves the table.
   */
  readonly rolls?: 'clamp' | 'off';
  /** What the codes mean. If there is one, it has them all. */
  readonly legend?: Readonly<Record<Code, LegendEntry>>;
}

/** What changes how a table is read: terrain, air support, supply. */
export interface TableModifiers {
  /** Columns to the right; negative to the left. */
  readonly shift?: number;
  /** What is added to the roll. */
  readonly roll?: number;
}

/**
 * The column for an attack by odds or differential, by the rules of the table.
 *
 * @param table - Checked.
 * @param attacker - Strength of the attacker: a whole number, 0 or more.
 * @param defender - Strength of the defender: a whole number, 1 or more.
 * @returns `undefined` if the table has none for this attack.
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
  throw new RangeError('The headings of this table are names.');
}

/**
 * The code that a roll finds, after shifts and modifiers.
 *
 * @param table - Checked.
 * @param column - A heading of the table.
 * @param roll - What the dice show, before it is modified.
 * @param modifiers - Columns to shift, and what is added to the roll. Default: none.
 * @returns `undefined` if shift or modifier lead off the table.
 * @throws RangeError if the table has no such heading.
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
 * The exact chances of the codes in a column, with the dice of the table.
 *
 * @param table - Checked.
 * @param column - A heading of the table.
 * @param modifiers - Columns to shift, and what is added to the roll. Default: none.
 * @returns `undefined` is among the values if shift or modifier may lead off the table.
 * @throws RangeError if the table has no such heading.
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
  return mapChances(diceChances(parseDice(diceOf(table))), (roll) => resultFor(table, column, roll, modifiers));
}

/**
 * Adds up modifiers.
 *
 * @param modifiers - In any order.
 * @param most - How far all together may go, in both directions. Default: as far as they do.
 *
 * @example
 * ```ts
 * sumOfModifiers([{ roll: -2 }, { roll: -2, shift: 1 }, { shift: 1 }], { roll: 3 }) // => { shift: 2, roll: -3 }
 * ```
 */
export function sumOfModifiers(
  modifiers: readonly TableModifiers[],
  most: TableModifiers = {},
): Required<TableModifiers> {
  const bounded = (key: 'shift' | 'roll') => {
    const sum = modifiers.reduce((all, each) => all + (each[key] ?? 0), 0);
    const bound = most[key] ?? Infinity;
    return Math.max(-bound, Math.min(bound, sum));
  };
  return { shift: bounded('shift'), roll: bounded('roll') };
}

/** The notation of the dice of a table. */
export function diceOf({ dice = 'd6' }: Pick<PrintedTable, 'dice'>): string {
  return dice;
}

/** A row, and from which roll to which it goes. */
interface RowOf<Code extends string = string> {
  readonly heading: string;
  readonly from: number;
  readonly to: number;
  readonly codes: readonly Code[];
}

/** The rows of a table from the least roll on; what cannot be read as rolls is left out. */
export function rowsOf<Code extends string>({ rows }: Pick<PrintedTable<Code>, 'rows'>): readonly RowOf<Code>[] {
  let list = known.get(rows) as readonly RowOf<Code>[] | undefined;
  if (list === undefined) {
    const read = Object.entries(rows).flatMap(([heading, codes]) => {
      const [, from, to = from] = ROW.exec(heading) ?? [];
      return from === undefined ? [] : [{ heading, from: Number(from), to: Number(to), codes }];
    });
    known.set(rows, (list = read.sort((one, other) => one.from - other.from)));
  }
  return list;
}

/** A roll, or a range of rolls. */
const ROW = /^(-?\d{1,6})(?:-(-?\d{1,6}))?$/;

/** Rows once read, kept as long as the table that they belong to. */
const known = /* @__PURE__ */ new WeakMap<object, readonly RowOf[]>();

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
