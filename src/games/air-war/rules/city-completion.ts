import type { Missing } from './city-conditions.ts';
import type { Ground } from './city-ground.ts';
import { intersection, isWithin, nextOf, type SiteSet, filtered, union, difference } from './site-set.ts';

/**
 * A kind of site. Each bit stands for a demand, and is 1 if a city on such a site meets the demand. Bit 0 is 1 for
 * every site, because every city counts towards the number of cities.
 */
type Kind = number;

/** The number of missing cities, followed by the number of cities that each demand still requires. */
type Wanted = readonly number[];

/**
 * Searches for sites for all missing cities of a side so that all demands are met. The search caches the results of
 * subproblems.
 */
export class Completions {
  readonly #ground: Ground;
  readonly #open: SiteSet;
  readonly #wanted: Wanted;
  /** For each class of sites, the kind of its sites. */
  readonly #kindOfClass: readonly Kind[];
  /** For each kind of site, the sites of this kind on which a city can still stand. */
  readonly #byKind: ReadonlyMap<Kind, SiteSet>;
  /** For each demand, the open sites that meet this demand. */
  readonly #meeting: readonly SiteSet[];
  /**
   * Caches whether the open sites could meet the demands if distances between cities did not matter. The cache key is
   * the number that `keyOf` returns.
   */
  readonly #would = new Map<number, boolean>();
  /**
   * Caches the sites that can be part of a solution if distances between cities do not matter. The cache key is the
   * number that `keyOf` returns.
   */
  readonly #useful = new Map<number, SiteSet>();

  constructor(ground: Ground, open: SiteSet, { count, demands }: Missing) {
    this.#ground = ground;
    this.#open = open;
    this.#wanted = [count, ...demands.map(({ least }) => least)];
    const kinds = ground.classes.map(({ site }) =>
      demands.reduce((kind, { isMetBy }, bit) => (isMetBy(site) ? kind | (2 << bit) : kind), 1),
    );
    const among = (sets: readonly SiteSet[]): SiteSet => intersection(open, union(ground.sites.length, sets));
    const ofKind = (kind: Kind): SiteSet =>
      among(ground.classes.filter((_, index) => kinds[index] === kind).map(({ places }) => places));
    this.#kindOfClass = kinds;
    this.#byKind = new Map([...new Set(kinds)].map((kind) => [kind, ofKind(kind)]));
    this.#meeting = this.#wanted.map((_, demand) =>
      among([...this.#byKind].filter(([kind]) => meets(kind, demand)).map(([, places]) => places)),
    );
  }

  /**
   * Returns sites for all missing cities, all of them outside the set `excluded`; `undefined` if there are no such
   * sites.
   */
  outside(excluded?: SiteSet): readonly number[] | undefined {
    const wanted = this.#wanted;
    if (!this.#wouldDo(wanted)) return undefined;
    return this.#from(excluded === undefined ? this.#open : difference(this.#open, excluded), wanted);
  }

  /** Returns sites from `open` for all missing cities; `undefined` if there are no such sites. */
  #from(open: SiteSet, wanted: Wanted): readonly number[] | undefined {
    if (wanted[0] === 0) return [];
    let left = intersection(open, this.#usefulFor(wanted));
    for (;;) {
      const place = this.#next(left, wanted);
      if (place === undefined) return undefined;
      const others = this.#from(difference(left, this.#near(place)), beside(wanted, this.#kindOf(place)));
      if (others !== undefined) return [place, ...others];
      left = this.#withoutWorse(left, place, wanted);
    }
  }

  #kindOf(place: number): Kind {
    return this.#kindOfClass[this.#ground.classOf[place]!]!;
  }

  #near(place: number): SiteSet {
    const { sites } = this.#ground;
    return this.#ground.near(sites[place]!.field);
  }

  #usefulFor(wanted: Wanted): SiteSet {
    const key = keyOf(wanted);
    const known = this.#useful.get(key);
    if (known !== undefined) return known;
    const kinds = [...this.#byKind].filter(([kind]) => this.#wouldDo(beside(wanted, kind)));
    const useful = union(
      this.#ground.sites.length,
      kinds.map(([, sites]) => sites),
    );
    this.#useful.set(key, useful);
    return useful;
  }

  #wouldDo(wanted: Wanted): boolean {
    if (wanted.some((least) => least > wanted[0]!)) return false;
    const demand = wanted.findLastIndex((least) => least > 0);
    if (demand <= 0) return true;
    const key = keyOf(wanted);
    const known = this.#would.get(key);
    if (known !== undefined) return known;
    const would = [...this.#byKind.keys()].some((kind) => meets(kind, demand) && this.#wouldDo(beside(wanted, kind)));
    this.#would.set(key, would);
    return would;
  }

  /** Returns the first open site for the demand that is hardest to meet; `undefined` if some demand cannot be met. */
  #next(open: SiteSet, wanted: Wanted): number | undefined {
    let [fewest, hardest] = [Infinity, open];
    for (let demand = 0; demand < wanted.length; demand++) {
      const least = wanted[demand]!;
      if (least === 0) continue;
      const meeting = intersection(open, this.#meeting[demand]!);
      const cells = this.#ground.cellsWith(meeting);
      if (cells < least) return undefined;
      if (cells / least <= fewest) [fewest, hardest] = [cells / least, meeting];
    }
    return nextOf(hardest, 0);
  }

  /**
   * After the search has found no solution with a city on `place`, returns the open sites that can still be useful.
   * Removes the site `place`, and all near sites that cannot be better. A near site cannot be better if it meets only
   * demands that `place` meets, and blocks all open sites that `place` blocks.
   */
  #withoutWorse(open: SiteSet, place: number, wanted: Wanted): SiteSet {
    const around = intersection(open, this.#near(place));
    const mask = wanted.reduce((kinds, least, demand) => (least > 0 ? kinds | (1 << demand) : kinds), 0);
    const extra = mask & ~this.#kindOf(place);
    const isWorse = (other: number): boolean =>
      (this.#kindOf(other) & extra) === 0 && isWithin(around, this.#near(other));
    return difference(open, filtered(around, isWorse));
  }
}

function meets(kind: Kind, demand: number): boolean {
  return ((kind >> demand) & 1) === 1;
}

/** For each demand, returns how many cities are still required after a city of this kind is added. */
function beside(wanted: Wanted, kind: Kind): Wanted {
  const rest: number[] = [];
  for (let demand = 0; demand < wanted.length; demand++) {
    const least = wanted[demand]!;
    rest.push(least > 0 && meets(kind, demand) ? least - 1 : least);
  }
  return rest;
}

/**
 * Returns the cache key for the numbers in `wanted`. The key has three bits for each number. Three bits are enough,
 * because players place at most seven cities.
 */
function keyOf(wanted: Wanted): number {
  let key = 0;
  for (let demand = 0; demand < wanted.length; demand++) key = 8 * key + wanted[demand]!;
  return key;
}
