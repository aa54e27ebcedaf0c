import type { Issue } from '../core/schema.ts';
import { type ColumnRules, columnPlace } from './columns.ts';

/**
 * A differential as printed: `'-3'`, `'0'`, `'+2'`. A column covers all differences from its own heading up to the next
 * heading.
 */
export type DifferentialColumn = `${'' | '+'}${number}`;

/**
 * Returns the column for an attack. The column depends on the attacker's strength minus the defender's strength. By
 * default, the function returns the last column whose heading is not above this difference.
 *
 * @param attacker - Strength of the attacker: a whole number.
 * @param defender - Strength of the defender: a whole number.
 * @param table - The columns of the table, lowest first, and the {@link ColumnRules}. For a printed heading such as
 *   `'+3 to +5'`, write only the lowest number, `'+3'`.
 * @returns The column; `undefined` if the table has no column for this difference. By default, the table has no column
 * for a difference below the first heading.
 * @throws RangeError if a strength is not a whole number.
 *
 * @example
 * ```ts
 * differentialColumn(9, 5, { columns: ['-3', '-1', '0', '+1', '+3', '+6'] }) // => '+3'
 * differentialColumn(2, 8, { columns: ['-3', '-1', '0'] }) // => undefined
 * differentialColumn(2, 8, { columns: ['-3', '-1', '0'], below: 'first' }) // => '-3'
 * ```
 */
export function differentialColumn<Column extends DifferentialColumn>(
  attacker: number,
  defender: number,
  table: ColumnRules & { readonly columns: readonly Column[] },
): Column | undefined {
  const { columns } = table;
  const difference = attacker - defender;
  if (!Number.isSafeInteger(attacker) || !Number.isSafeInteger(defender))
    throw new RangeError(`Expected whole numbers but received ${String(attacker)} and ${String(defender)}.`);
  const next = columns.findIndex((column) => Number(column) > difference);
  const reached = next < 0 ? columns.length : next;
  const last = Number(columns[reached - 1]);
  const standing = { reached, of: columns.length, surplus: difference - last };
  const place = columnPlace(standing, table, () => 2 * difference - last - Number(columns[reached]));
  return place === undefined ? undefined : columns[place];
}

/**
 * Returns the first issue in the headings of a differential table: a heading that is not a whole number, or that is not
 * greater than the previous heading.
 *
 * @param columns - Headings, from worst to best for the attacker.
 * @returns The issue with its path in the list; `undefined` if there is no issue.
 *
 * @example
 * ```ts
 * issueInDifferentials(['-1', '0', '+1']) // => undefined
 * issueInDifferentials(['0', '-1']) // => { path: '1', reason: 'Expected a differential greater than 0' }
 * ```
 */
export function issueInDifferentials(columns: readonly string[]): Issue | undefined {
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    if (!/^[+-]?\d{1,9}$/.test(column))
      return { path: String(index), reason: 'Expected a differential such as -2, 0 or +3' };
    if (before !== undefined && Number(column) <= Number(before))
      return { path: String(index), reason: `Expected a differential greater than ${before}` };
  }
  return undefined;
}
