import { oddsColumn } from '../../../mechanics/odds.ts';
import { CRT_COLUMNS, type CrtColumn } from './crt.ts';

/**
 * Returns the column of a conflict (CC-4.5). Odds are rounded down in favour of the defender. Odds above 4-1 use the
 * column 4-1.
 *
 * @param attackers - The sum of the attackers' conflict numbers.
 * @param defenders - The sum of the defenders' conflict numbers: 1 or more.
 * @returns The column; `undefined` if the odds are below 1-1.
 *
 * @example
 * ```ts
 * crtColumn(48, 15) // => '3-1'
 * crtColumn(42, 48) // => undefined
 * ```
 */
export function crtColumn(attackers: number, defenders: number): CrtColumn | undefined {
  return oddsColumn(attackers, defenders, { columns: CRT_COLUMNS });
}

/** The lowest odds of the demonstrators at which the police must assault (CC-4.7). */
const FORCING_ODDS = 5;

/** Whether these odds force the police to assault (CC-4.7). */
export function forcesAssault(attackers: number, defenders: number): boolean {
  return attackers >= defenders * FORCING_ODDS;
}

/** Returns the strength of units: the sum of their conflict numbers. */
export function strengthOf(counts: readonly number[], conflict: readonly number[]): number {
  let total = 0;
  for (let sort = 0; sort < counts.length; sort++) total += counts[sort]! * conflict[sort]!;
  return total;
}
