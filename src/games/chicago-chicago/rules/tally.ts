import type { Side } from './sides.ts';
import type { Tally } from './types.ts';
import { POLICE_UNITS, SORTS } from './units.ts';

/** The units that there are, by name. */
export function tally(side: Side, counts: readonly number[]): Tally {
  const names: readonly string[] = side === 'police' ? POLICE_UNITS : SORTS;
  const units: Record<string, number> = {};
  for (const [row, count] of counts.entries()) if (count > 0) units[names[row]!] = count;
  return units;
}
