import { remembered } from '../core/cache.ts';
import type { Issue } from '../core/schema.ts';
import { type ColumnRounding, type ColumnRules, columnPlace } from './columns.ts';
import { requireWhole, round, type Rounding } from './rounding.ts';

/** Odds as printed, attacker first: `'3-1'`, `'1-2'`, `'1.5-1'`. */
export type OddsColumn = `${number}-${number}`;

/**
 * The column for an attack: unless the table has other rules, the best of those that the attacker's number reaches.
 *
 * A remainder is then dropped, whichever side is the stronger: 39 against 10 is 3-1, 3 against 5 is 1-2. Odds beyond
 * the last column count as the last. What is nearest is measured by how many times the stronger side has the number
 * of the weaker, so that both sides are treated alike: the middle between 2-1 and 3-1 is 2.5-1, between 1-3 and 1-2 it
 * is 1-2.5.
 *
 * @param attacker - Strength of the attacker: a whole number, 0 or more. Its product with any number of a column, and
 * that of the defender's, must be a safe integer.
 * @param defender - Strength of the defender: a whole number, 1 or more.
 * @param table - The columns of the table, worst odds first, and its rules.
 * @returns `undefined` if there is no column for these odds: unless the rules say otherwise, because they are worse
 * than the first.
 * @throws RangeError if a strength is not of that kind.
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
 * Odds simplified to a whole number against one, for tables whose rules say so and for words.
 *
 * @param attacker - Whole number, 1 to 2^52 - 1.
 * @param defender - Whole number, 1 to 2^52 - 1.
 * @param rounding - Default: for the defender.
 * @throws RangeError if a number is not of that kind.
 *
 * @example
 * ```ts
 * simplifiedOdds(39, 10) // => '3-1'
 * simplifiedOdds(39, 10, 'nearest') // => '4-1'
 * simplifiedOdds(3, 7) // => '1-3'
 * simplifiedOdds(3, 7, 'attacker') // => '1-2'
 * ```
 */
export function simplifiedOdds(attacker: number, defender: number, rounding: ColumnRounding = 'defender'): OddsColumn {
  const [above, below] = ROUNDINGS_OF[rounding];
  return attacker >= defender ? `${round(attacker, defender, above)}-1` : `1-${round(defender, attacker, below)}`;
}

/** How the quotient of the greater by the smaller number is rounded above even and below. */
const ROUNDINGS_OF: Readonly<Record<ColumnRounding, readonly [above: Rounding, below: Rounding]>> = {
  defender: ['down', 'up'],
  'nearest-defender': ['halves-down', 'halves-up'],
  nearest: ['halves-up', 'halves-down'],
  attacker: ['up', 'down'],
};

/**
 * Finds what is wrong with the headings of a table of odds: one that is no odds, or one that is not better for the
 * attacker than the one before.
 *
 * @param columns - Headings, from the worst for the attacker to the best.
 * @returns The first issue, its path being from the list; `undefined` if there is none.
 *
 * @example
 * ```ts
 * issueInOdds(['1-2', '1-1', '2-1']) // => undefined
 * issueInOdds(['1-1', '1-2']) // => { path: '1', reason: 'Expected odds better than 1-1' }
 * ```
 */
export function issueInOdds(columns: readonly string[]): Issue | undefined {
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    if (!ODDS.test(column)) return { path: String(index), reason: 'Expected odds such as 3-1 or 1.5-1' };
    if (before !== undefined && !isBetter(ratioOf(column), ratioOf(before)))
      return { path: String(index), reason: `Expected odds better than ${before}` };
  }
  return undefined;
}

/** Two positive numbers of up to six digits before the point and three after it. */
const ODDS = /^(?!0+(\.0+)?-)\d{1,6}(\.\d{1,3})?-(?!0+(\.0+)?$)\d{1,6}(\.\d{1,3})?$/;

/** A ratio of whole numbers. */
interface Ratio {
  readonly attacker: number;
  readonly defender: number;
}

/** Columns once read, kept as long as the table that they belong to. */
const ratiosOf = /* @__PURE__ */ remembered((columns: readonly string[]): readonly Ratio[] => columns.map(ratioOf));

/** Both numbers times the power of ten that makes them whole: a product with 1.1 would not be exact. */
function ratioOf(column: string): Ratio {
  const numbers = column.split('-', 2);
  const decimals = Math.max(...numbers.map((number) => (number.split('.')[1] ?? '').length));
  const [attacker, defender] = numbers.map((number) => Math.round(Number(number) * 10 ** decimals)) as [number, number];
  return { attacker, defender };
}

function isBetter(one: Ratio, other: Ratio): boolean {
  return one.attacker * other.defender > other.attacker * one.defender;
}

/** The sign of how far a ratio is beyond the middle of two others. */
function beyondMiddle(ratio: Ratio, low: Ratio, high: Ratio): bigint {
  const [exact, from, to] = [surplusOf(ratio), surplusOf(low), surplusOf(high)];
  return 2n * exact.over * from.under * to.under - (from.over * to.under + to.over * from.under) * exact.under;
}

/** By how many times its own number the stronger side has more than the weaker; negative if that is the defender. */
function surplusOf({ attacker, defender }: Ratio): { readonly over: bigint; readonly under: bigint } {
  return { over: BigInt(attacker - defender), under: BigInt(Math.min(attacker, defender)) };
}
