import { country } from './declaration.ts';
import type { ByCountry, CountryIndex, CountryName, Setup, Status, Table, WorldDraft } from './types.ts';

/** A set of countries, stored as bits of a whole number: bit 0 is the first country. A war has at most 30 countries. */
export type Countries = number;

/** The empty set of countries. */
export const NO_COUNTRIES: Countries = 0;

/** Returns a set that contains the countries of the given set and one further country. */
export function withCountry(countries: Countries, country: CountryIndex): Countries {
  return countries | (1 << country);
}

/** Whether a set of countries contains a given country. */
export function hasCountry(countries: Countries, country: CountryIndex): boolean {
  return ((countries >> country) & 1) === 1;
}

/** Returns the index of a country in calling order. */
export function countryIndex(setup: Setup, name: CountryName): CountryIndex {
  return country.read(setup, name)!;
}

/** Returns the name of the country with the given index. */
export function countryName({ countries }: Setup, index: CountryIndex): CountryName {
  return countries[index]!.name;
}

/** Returns the secret of the country with the given index. */
export function secretOf({ setup, secrets }: WorldDraft, index: CountryIndex): WorldDraft['secrets'][string] {
  return secrets[countryName(setup, index)]!;
}

/** Returns the first country, from a given index on, for which a predicate is true. */
export function firstFrom(
  from: CountryIndex,
  { status }: Pick<Table, 'status'>,
  isIncluded: (country: CountryIndex) => boolean,
): CountryIndex | undefined {
  for (let index = from; index < status.length; index++) if (isIncluded(index)) return index;
  return undefined;
}

/** Returns all countries for which a predicate is true, in calling order. */
export function countriesWhere(
  { status }: Pick<Table, 'status'>,
  isIncluded: (country: CountryIndex) => boolean,
): readonly CountryIndex[] {
  const countries: CountryIndex[] = [];
  for (let index = 0; index < status.length; index++) if (isIncluded(index)) countries.push(index);
  return countries;
}

/** Returns the number of countries that have a given status. */
export function countOf(status: ByCountry<Status>, asked: Status): number {
  let count = 0;
  for (const each of status) if (each === asked) count++;
  return count;
}

/** A comparison function that sorts names by Unicode code point (WG-1.2). */
export function byCodePoint(one: CountryName, other: CountryName): number {
  const [ones, others] = [Array.from(one), Array.from(other)];
  for (let place = 0; place < ones.length && place < others.length; place++) {
    const difference = ones[place]!.codePointAt(0)! - others[place]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return ones.length - others.length;
}
