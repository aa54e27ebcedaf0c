import { country } from './declaration.ts';
import type { ByCountry, CountryIndex, CountryName, Setup, Status, Table, WorldDraft } from './types.ts';

/** A set of countries as the bits of a whole number, of which a war has no more than 30: the first one is 1, the second 2. */
export type Countries = number;

/** No country. */
export const NO_COUNTRIES: Countries = 0;

/** A set with one more country. */
export function withCountry(countries: Countries, country: CountryIndex): Countries {
  return countries | (1 << country);
}

/** Whether a country is in a set. */
export function hasCountry(countries: Countries, country: CountryIndex): boolean {
  return ((countries >> country) & 1) === 1;
}

/** Place in calling order of a country of this war. */
export function countryIndex(setup: Setup, name: CountryName): CountryIndex {
  return country.read(setup, name)!;
}

/** Name of the country at a place in calling order. */
export function countryName({ countries }: Setup, index: CountryIndex): CountryName {
  return countries[index]!.name;
}

/** The secret of the country at a place in calling order. */
export function secretOf({ setup, secrets }: WorldDraft, index: CountryIndex): WorldDraft['secrets'][string] {
  return secrets[countryName(setup, index)]!;
}

/** The first country, at this place or after it, of which something is true. */
export function firstFrom(
  from: CountryIndex,
  { status }: Pick<Table, 'status'>,
  isMeant: (country: CountryIndex) => boolean,
): CountryIndex | undefined {
  for (let index = from; index < status.length; index++) if (isMeant(index)) return index;
  return undefined;
}

/** All countries of which something is true, in calling order. */
export function countriesWhere(
  { status }: Pick<Table, 'status'>,
  isMeant: (country: CountryIndex) => boolean,
): readonly CountryIndex[] {
  const countries: CountryIndex[] = [];
  for (let index = 0; index < status.length; index++) if (isMeant(index)) countries.push(index);
  return countries;
}

/** How many countries have this status. */
export function countOf(status: ByCountry<Status>, asked: Status): number {
  let count = 0;
  for (const each of status) if (each === asked) count++;
  return count;
}

/** Order of two names by Unicode code point (WG-1.2): negative if the first comes first, 0 only if they are the same. */
export function byCodePoint(one: CountryName, other: CountryName): number {
  const [ones, others] = [Array.from(one), Array.from(other)];
  for (let place = 0; place < ones.length && place < others.length; place++) {
    const difference = ones[place]!.codePointAt(0)! - others[place]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return ones.length - others.length;
}
