/**
 * Sets of sites by their places in a list, as bits: what a search does with hundreds of them at once takes a few steps.
 *
 * @packageDocumentation
 */

/** 32 places in each number. It is not modified once it is made. */
export type SiteSet = Uint32Array;

/** Of `size` places those for which something is true. */
export function placesWhere(size: number, isMeant: (place: number) => boolean): SiteSet {
  const set = new Uint32Array(Math.ceil(size / 32));
  for (let place = 0; place < size; place++) if (isMeant(place)) set[place >> 5]! |= 1 << (place & 31);
  return set;
}

/** Whether a place is in a set. */
export function has(set: SiteSet, place: number): boolean {
  return (set[place >> 5]! & (1 << (place & 31))) !== 0;
}

/** Those of the first set that are in the second, too. */
export function both(one: SiteSet, other: SiteSet): SiteSet {
  const set = new Uint32Array(one.length);
  for (let index = 0; index < set.length; index++) set[index] = one[index]! & other[index]!;
  return set;
}

/** Those of the first set that are not in the second. */
export function without(one: SiteSet, other: SiteSet): SiteSet {
  const set = new Uint32Array(one.length);
  for (let index = 0; index < set.length; index++) set[index] = one[index]! & ~other[index]!;
  return set;
}

/** All that are in some of the sets. */
export function together(size: number, sets: readonly SiteSet[]): SiteSet {
  const all = placesWhere(size, () => false);
  for (const set of sets) for (let index = 0; index < all.length; index++) all[index]! |= set[index]!;
  return all;
}

/** Whether two sets have a place in common. */
export function doMeet(one: SiteSet, other: SiteSet): boolean {
  for (let index = 0; index < one.length; index++) if ((one[index]! & other[index]!) !== 0) return true;
  return false;
}

/** Whether all of the first set are in the second. */
export function isWithin(one: SiteSet, other: SiteSet): boolean {
  for (let index = 0; index < one.length; index++) if ((one[index]! & ~other[index]!) !== 0) return false;
  return true;
}

/** The least place of a set; `undefined` if it has none. */
export function firstOf(set: SiteSet): number | undefined {
  for (let index = 0; index < set.length; index++) {
    const word = set[index]!;
    if (word !== 0) return 32 * index + 31 - Math.clz32(word & -word);
  }
  return undefined;
}
