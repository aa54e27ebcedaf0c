import { remembered } from '../core/cache.ts';
import type { Issue } from '../core/schema.ts';
import { type ColumnRules, columnPlace } from './columns.ts';

/** Printed odds; the first number belongs to the attacker: `'3-1'`, `'1-2'`, `'1.5-1'`. */
export type OddsColumn = `${number}-${number}`;

/**
 * Returns the column for an attack. By default, the function returns the best column whose odds are not better than the
 * odds of the attack.
 *
 * By default, odds are rounded in favour of the defender, whichever side is stronger: 39 against 10 is 3-1, and 3
 * against 5 is 1-2. If the odds of the attack are better than the last column, the function returns the last column. To
 * find the nearest column, the function divides the greater strength by the smaller strength, so that the result treats
 * both sides alike: the middle between 2-1 and 3-1 is 2.5-1, and the middle between 1-3 and 1-2 is 1-2.5.
 *
 * @param attacker - Strength of the attacker: a whole number, 0 or more. The product of each strength with any number
 * of a column must be a safe integer.
 * @param defender - Strength of the defender: a whole number, 1 or more.
 * @param table - The columns of the table, worst odds first, and the {@link ColumnRules}.
 * @returns The column; `undefined` if the table has no column for these odds. By default, the table has no column for
 *   odds that are worse than the first column.
 * @throws RangeError if a strength is too small, too large or not a whole number.
 *
 * @example
 * ```ts
 * oddsColumn(39, 10, { columns: ['1-2', '1-1', '2-1', '3-1', '4-1'] }) // => '3-1'
 * oddsColumn(42, 48, { columns: ['1-1', '2-1'] }) // => undefined
 * oddsColumn(42, 48, { columns: ['1-1', '2-1'], below: 'first' }) // => '1-1'
 * oddsColumn(39, 10, { columns: ['1-2', '1-1', '2-1', '3-1', '4-1'], rounding: 'nearest' }) // => '4-1'
 * ```
 */
export function oddsColumn<Column extends OddsColumn>(
  attacker: number,
  defender: number,
  table: ColumnRules & { readonly columns: readonly Column[] },
): Column | undefined {
  requireWhole(attacker, 0);
  requireWhole(defender, 1);
  const { columns } = table;
  const ratios = ratiosOf(columns);
  const standing = { reached: 0, of: columns.length, surplus: 0 };
  for (const ratio of ratios) {
    const surplus = attacker * ratio.defender - defender * ratio.attacker;
    if (surplus < 0) break;
    standing.surplus = surplus;
    standing.reached++;
  }
  const place = columnPlace(standing, table, () => {
    const [low, high] = ratios.slice(standing.reached - 1) as [Ratio, Ratio];
    return beyondMiddle({ attacker, defender }, low, high);
  });
  return place === undefined ? undefined : columns[place];
}

/**
 * Returns the first issue in the headings of an odds table. Each heading must be odds such as `3-1`, and must be better
 * for the attacker than the previous heading.
 *
 * @param columns - Headings, from worst to best for the attacker.
 * @returns The issue with its path in the list; `undefined` if there is no issue.
 *
 * @example
 * ```ts
 * issueInOdds(['1-2', '1-1', '2-1']) // => undefined
 * issueInOdds(['1-1', '1-2']) // => { path: '1', reason: 'Expected odds that are better for the attacker than 1-1' }
 * ```
 */
export function issueInOdds(columns: readonly string[]): Issue | undefined {
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    if (!ODDS.test(column)) return { path: String(index), reason: 'Expected odds such as 3-1 or 1.5-1' };
    if (before !== undefined && !isBetter(ratioOf(column), ratioOf(before)))
      return { path: String(index), reason: `Expected odds that are better for the attacker than ${before}` };
  }
  return undefined;
}

/** The greatest strength: twice this number is still a safe integer. */
const MOST = 2 ** 52 - 1;

function requireWhole(value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > MOST)
    throw new RangeError(
      `Expected a whole number from ${String(least)} to ${String(MOST)} but received ${String(value)}.`,
    );
}

/**
 * Matches odds of two positive numbers. Each number has up to six digits before the decimal point and up to three
 * digits after the decimal point.
 */
const ODDS = /^(?!0+(\.0+)?-)\d{1,6}(\.\d{1,3})?-(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/;

/** A ratio of whole numbers. */
interface Ratio {
  readonly attacker: number;
  readonly defender: number;
}

/** Returns the parsed columns for a list of headings. The result is cached. */
const ratiosOf = /* @__PURE__ */ remembered((columns: readonly string[]): readonly Ratio[] => columns.map(ratioOf));

/**
 * Multiplies both numbers of a heading by a power of ten to get integers, because products with fractions such as 1.1
 * are not exact.
 */
function ratioOf(column: string): Ratio {
  const numbers = column.split('-', 2);
  const decimals = Math.max(...numbers.map((number) => (number.split('.')[1] ?? '').length));
  const [attacker, defender] = numbers.map((number) => Math.round(Number(number) * 10 ** decimals)) as [number, number];
  return { attacker, defender };
}

function isBetter(one: Ratio, other: Ratio): boolean {
  return one.attacker * other.defender > other.attacker * one.defender;
}

/** Returns a number whose sign shows whether a ratio is above or below the middle of two ratios. */
function beyondMiddle(ratio: Ratio, low: Ratio, high: Ratio): bigint {
  const [exact, from, to] = [surplusOf(ratio), surplusOf(low), surplusOf(high)];
  return 2n * exact.over * from.under * to.under - (from.over * to.under + to.over * from.under) * exact.under;
}

/**
 * Returns the attacker's strength minus the defender's strength, divided by the smaller of the two strengths. The
 * result is a fraction with the numerator `over` and the denominator `under`.
 */
function surplusOf({ attacker, defender }: Ratio): { readonly over: bigint; readonly under: bigint } {
  return { over: BigInt(attacker - defender), under: BigInt(Math.min(attacker, defender)) };
}
