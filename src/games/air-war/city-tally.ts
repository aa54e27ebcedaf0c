/**
 * What is counted of the cities that a sweep of the board has placed, and what is asked of the missing ones together.
 *
 * @packageDocumentation
 */
import type { Site } from './city-sites.ts';

/** What the cities that are still missing must be, together. */
export interface Missing {
  /** How many: 0 to 12. */
  readonly count: number;
  /** The boundaries at which one of them must stand, as bits. */
  readonly boundaries: number;
  /** How many of them the condition on the back boundary must count, or at least so many. */
  readonly back: { readonly count: number; readonly isExact: boolean };
  /** At most `most` of them may stand nearer to the back boundary than `from`: the rest must not be productive. */
  readonly near: { readonly from: number; readonly most: number };
  /** At most `most` of them may stand farther from it than `from`: the rest must be productive. */
  readonly far: { readonly from: number; readonly most: number };
}

/** What has been counted, four bits each: cities, near ones, far ones, those at the back, and boundaries. */
export type Tally = number;

const [CITY, NEAR, FAR, BACK, BOUNDARY] = [1, 1 << 4, 1 << 8, 1 << 12, 1 << 16] as const;

/** What has been counted when a city is added on a site; `undefined` if that is too many somewhere. */
export function counted(tally: Tally, site: Site, { near, far, back, boundaries }: Missing): Tally | undefined {
  let next = tally + CITY;
  if (site.back < near.from) {
    if (part(tally, NEAR) === near.most) return undefined;
    next += NEAR;
  }
  if (site.back > far.from) {
    if (part(tally, FAR) === far.most) return undefined;
    next += FAR;
  }
  if (site.isBack) {
    if (part(tally, BACK) < back.count) next += BACK;
    else if (back.isExact) return undefined;
  }
  return next | ((site.boundaries & boundaries) * BOUNDARY);
}

/** Whether nothing is missing any more. */
export function isComplete(tally: Tally, { count, back, boundaries }: Missing): boolean {
  return citiesIn(tally) === count && part(tally, BACK) === back.count && Math.floor(tally / BOUNDARY) === boundaries;
}

/** How many cities have been counted. */
export function citiesIn(tally: Tally): number {
  return part(tally, CITY);
}

function part(tally: Tally, unit: number): number {
  return Math.floor(tally / unit) & 0xf;
}
