import type { CountryIndex, Range, Setup, Table } from '../rules/types.ts';

/**
 * Whether the war began with more than three countries. In a smaller war, every country fights in most battles, so a
 * country can rarely let the others fight.
 */
export function isLarge({ countries }: Setup): boolean {
  return countries.length > 3;
}

export function rangeOf({ ranges }: Pick<Table, 'ranges'>, country: CountryIndex): Range {
  return ranges[country]!;
}

export function middle({ lo, hi }: Range): number {
  return (lo + hi) / 2;
}

/**
 * Whether a country seems to have at least as many points as every other country. The points of the country include its
 * `staked` points.
 */
export function isLeader(table: Table, country: CountryIndex, staked = 0): boolean {
  const own = middle(rangeOf(table, country)) + staked;
  return rivalsOf(table, country).every((rival) => middle(rangeOf(table, rival)) <= own);
}

/** Returns the other countries that are not out of the war. */
export function rivalsOf({ status }: Table, country: CountryIndex): readonly CountryIndex[] {
  return [...status.keys()].filter((rival) => rival !== country && status[rival] !== 'out');
}
