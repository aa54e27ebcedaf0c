/**
 * Countries by name and by place in calling order.
 *
 * @packageDocumentation
 */
import type { ByCountry, CountryIndex, CountryName, Setup, Status, WorldDraft } from './types.ts';

/** Place of a country in calling order; -1 if the war has no such country. */
export function countryIndex({ countries }: Setup, name: CountryName): CountryIndex {
  for (let index = 0; index < countries.length; index++) {
    if ((countries[index] as Setup['countries'][number]).name === name) return index;
  }
  return -1;
}

/** Name of the country at a place in calling order. */
export function countryName({ countries }: Setup, index: CountryIndex): CountryName {
  return (countries[index] as Setup['countries'][number]).name;
}

/** The secret of the country at a place in calling order. */
export function secretOf({ setup, secrets }: WorldDraft, index: CountryIndex): WorldDraft['secrets'][string] {
  return secrets[countryName(setup, index)] as WorldDraft['secrets'][string];
}

/** What is known of the country at a place in calling order, to be changed. */
export function rangeOf({ table }: WorldDraft, index: CountryIndex): WorldDraft['table']['ranges'][number] {
  return table.ranges[index] as WorldDraft['table']['ranges'][number];
}

/** How many countries have this status. */
export function countOf(status: ByCountry<Status>, asked: Status): number {
  let count = 0;
  for (let index = 0; index < status.length; index++) if (status[index] === asked) count++;
  return count;
}

/** Order of two names by Unicode code point (WG-1.2): negative if the first comes first, 0 only if they are the same. */
export function byCodePoint(one: CountryName, other: CountryName): number {
  const [ones, others] = [Array.from(one), Array.from(other)];
  for (let place = 0; place < ones.length && place < others.length; place++) {
    const difference = (ones[place]?.codePointAt(0) ?? 0) - (others[place]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return ones.length - others.length;
}
