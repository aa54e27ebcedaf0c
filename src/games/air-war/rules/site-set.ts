/**
 * A set of indices of sites, stored as bits. Each number contains 30 bits, because JavaScript engines store numbers of
 * this size most efficiently.
 */
export type SiteSet = readonly number[];

const PLACES = 30;

// If exactly one bit of a number is set, the index of this bit is 31 minus the number of leading zeros, which
// `Math.clz32` returns.

/** Returns the indices below `size` for which a predicate is true. */
export function sitesWhere(size: number, isIncluded: (place: number) => boolean): SiteSet {
  const set: number[] = [];
  for (let first = 0; first < size; first += PLACES) {
    let word = 0;
    for (let bit = 0; bit < PLACES && first + bit < size; bit++) if (isIncluded(first + bit)) word |= 1 << bit;
    set.push(word);
  }
  return set;
}

/** Whether an index is in a set. */
export function has(set: SiteSet, place: number): boolean {
  return (set[(place / PLACES) | 0]! & (1 << (place % PLACES))) !== 0;
}

/** Returns the intersection of two sets. */
export function intersection(one: SiteSet, other: SiteSet): SiteSet {
  const set: number[] = [];
  for (let index = 0; index < one.length; index++) set.push(one[index]! & other[index]!);
  return set;
}

/** Returns the elements of the first set that are not in the second set. */
export function difference(one: SiteSet, other: SiteSet): SiteSet {
  const set: number[] = [];
  for (let index = 0; index < one.length; index++) set.push(one[index]! & ~other[index]!);
  return set;
}

/** Returns the elements of a set for which a predicate is true. */
export function filtered(set: SiteSet, isIncluded: (place: number) => boolean): SiteSet {
  const kept: number[] = [];
  for (let index = 0; index < set.length; index++) {
    let word = 0;
    for (let rest = set[index]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (isIncluded(PLACES * index + 31 - Math.clz32(bit))) word |= bit;
    }
    kept.push(word);
  }
  return kept;
}

/** Returns the union of sets. */
export function union(size: number, sets: readonly SiteSet[]): SiteSet {
  const all = new Array<number>(Math.ceil(size / PLACES)).fill(0);
  for (const set of sets) for (let index = 0; index < all.length; index++) all[index]! |= set[index]!;
  return all;
}

/** Whether the first set is a subset of the second. */
export function isWithin(one: SiteSet, other: SiteSet): boolean {
  for (let index = 0; index < one.length; index++) if ((one[index]! & ~other[index]!) !== 0) return false;
  return true;
}

/** Returns the lowest index of a set that is not lower than `from`; `undefined` if there is no such index. */
export function nextOf(set: SiteSet, from: number): number | undefined {
  let index = (from / PLACES) | 0;
  let word = (set[index] ?? 0) & (-1 << (from % PLACES));
  while (word === 0) {
    if (++index >= set.length) return undefined;
    word = set[index]!;
  }
  return PLACES * index + 31 - Math.clz32(word & -word);
}
