import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  intersection,
  has,
  isWithin,
  nextOf,
  sitesWhere,
  type SiteSet,
  filtered,
  union,
  difference,
} from '../../../src/games/air-war/rules/site-set.ts';

const SIZE = 70;
const places = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }), { maxLength: 40 });

const setOf = (list: readonly number[]): SiteSet => sitesWhere(SIZE, (place) => list.includes(place));
const placesOf = (set: SiteSet): readonly number[] => [...Array(SIZE).keys()].filter((place) => has(set, place));
const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other);

describe('sets of sites', () => {
  it('have the same elements as lists of indices after each operation', () => {
    fc.assert(
      fc.property(places, places, (ones, others) => {
        const [one, other] = [setOf(ones), setOf(others)];
        const common = ones.filter((place) => others.includes(place));
        const rest = ones.filter((place) => !others.includes(place));

        expect(placesOf(one)).toEqual(sorted(ones));
        for (let from = 0; from <= SIZE; from++)
          expect(nextOf(one, from)).toBe(sorted(ones).find((place) => place >= from));
        expect(placesOf(intersection(one, other))).toEqual(sorted(common));
        expect(placesOf(difference(one, other))).toEqual(sorted(rest));
        expect(placesOf(union(SIZE, [one, other]))).toEqual(sorted([...new Set([...ones, ...others])]));
        expect(placesOf(filtered(one, (place) => others.includes(place)))).toEqual(sorted(common));
        expect(isWithin(one, other)).toBe(rest.length === 0);
        expect(isWithin(intersection(one, other), other)).toBe(true);
      }),
    );
  });
});
