/**
 * A search for cities that complete some others so that all conditions are met, one city after the other.
 *
 * @packageDocumentation
 */
import {
  ALL_BOUNDARIES,
  backCount,
  boundariesOf,
  type Choice,
  conditionFault,
  countMarked,
  marking,
  mayBeMarked,
  reach,
} from './city-conditions.ts';
import { bits, type Ground, groundOf } from './city-ground.ts';
import type { Site } from './city-sites.ts';
import type { CityConditions, Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';

/**
 * Cities that are added to these so that all conditions are met.
 *
 * @param looks - Sites that it looks at before it gives up.
 * @returns The added ones; `false` if there are none, `undefined` if that is not found with so many looks.
 */
export function completion(
  scenario: Scenario,
  side: Side,
  { cities, looks }: { readonly cities: readonly Choice[]; readonly looks: number },
): readonly Choice[] | false | undefined {
  return new Completion(groundOf(scenario, side), ofSide(scenario.cities, side), looks).of(cities);
}

/** What the next city is for; anything if nothing is asked for any more. What a condition asks for is tried first. */
type Demand = 'back' | 'marked' | 'any' | number;

/** The last site tried for a demand, before which none is tried again for the same. */
interface Tried {
  readonly demand: Demand;
  /** Among the sites that meet the demand. */
  readonly index: number;
}

class Completion {
  readonly #ground: Ground;
  readonly #rule: CityConditions;
  readonly #cities: Choice[] = [];
  #found: readonly Choice[] = [];
  /** By place of a site: how many cities are too near. */
  readonly #crowding: Uint8Array;
  /** Sites that may still be looked at. */
  #looks: number;

  constructor(ground: Ground, rule: CityConditions, looks: number) {
    this.#ground = ground;
    this.#rule = rule;
    this.#looks = looks;
    this.#crowding = new Uint8Array(ground.sites.length);
  }

  of(cities: readonly Choice[]): readonly Choice[] | false | undefined {
    for (const city of cities) this.#crowd(city.site, 1);
    this.#cities.push(...cities);
    const isFound = mayBeMarked(this.#rule, cities) && this.#hasRoom() && this.#from(undefined, undefined);
    if (isFound) return this.#found.slice(cities.length);
    return this.#looks > 0 ? false : undefined;
  }

  /** Counts a city on a site at all sites near it; by -1 no longer. */
  #crowd({ field }: Site, by: 1 | -1): void {
    for (const place of this.#ground.near(field)) this.#crowding[place]! += by;
  }

  /** Whether a city may stand on a site and there are looks left. */
  #isOpen(place: number): boolean {
    this.#looks--;
    return this.#looks > 0 && this.#crowding[place] === 0;
  }

  /** Whether the marked cities that are missing, and the others, each find room if the rest is left out: a quick no. */
  #hasRoom(): boolean {
    const { productive, count: all } = this.#rule;
    if (productive.kind !== 'nearest') return true;
    const cities = this.#cities;
    const { farthest, nearest } = reach(cities);
    const { sites } = this.#ground;
    // The sites are sorted by how far back they are.
    const end = sites.findIndex(({ back }) => back > nearest);
    const begin = sites.findIndex(({ back }) => back >= farthest);
    return (
      this.#fits(productive.count - countMarked(cities, true), 0, end < 0 ? sites.length : end) &&
      this.#fits(all - productive.count - countMarked(cities, false), begin < 0 ? sites.length : begin, sites.length)
    );
  }

  /** Whether so many cities find room on the sites from a place on and before another one. */
  #fits(wanted: number, from: number, end: number): boolean {
    if (wanted <= 0) return true;
    for (let place = from; place < end; place++) {
      if (!this.#isOpen(place)) continue;
      const site = this.#ground.sites[place]!;
      this.#crowd(site, 1);
      const isDone = this.#fits(wanted - 1, place + 1, end);
      this.#crowd(site, -1);
      if (isDone) return true;
    }
    return false;
  }

  /** Whether the cities can be completed, of which the newest is not counted yet at the sites near it. */
  #from(newest: Site | undefined, after: Tried | undefined): boolean {
    const [rule, cities] = [this.#rule, this.#cities];
    const left = rule.count - cities.length;
    if (left === 0) return this.#isFound();
    const missing = rule.fourBoundaries ? ALL_BOUNDARIES & ~boundariesOf(cities) : 0;
    if (bits(missing) > left * this.#ground.cover) return false;
    const back = this.#backMissing();
    if (back < 0 || back > left) return false;
    const demand = this.#demand(back, missing);
    if (newest !== undefined) this.#crowd(newest, 1);
    const isDone = this.#tries({ demand, index: after?.demand === demand ? after.index : -1 });
    if (newest !== undefined) this.#crowd(newest, -1);
    return isDone;
  }

  #isFound(): boolean {
    if (conditionFault(this.#rule, this.#cities) !== undefined) return false;
    this.#found = [...this.#cities];
    return true;
  }

  /** How many cities at the back are missing; below 0 if there are too many. */
  #backMissing(): number {
    const { back } = this.#rule;
    if (back === null) return 0;
    const missing = back.count - backCount(this.#cities);
    return back.exact ? missing : Math.max(0, missing);
  }

  #demand(back: number, missing: number): Demand {
    if (back > 0) return 'back';
    if (missing !== 0) return missing & -missing;
    const { productive } = this.#rule;
    return productive.kind === 'nearest' && countMarked(this.#cities, true) < productive.count ? 'marked' : 'any';
  }

  #tries({ demand, index: last }: Tried): boolean {
    const marks = this.#marks(demand);
    const mayMark = marking(this.#rule, this.#cities);
    const places = this.#placesFor(demand);
    for (let index = last + 1; index < places.length; index++) {
      if (!this.#isOpen(places[index]!)) continue;
      const site = this.#ground.sites[places[index]!]!;
      for (const productive of marks) {
        if (!mayMark(site, productive)) continue;
        this.#cities.push({ site, productive });
        const isDone = this.#from(site, { demand, index });
        this.#cities.pop();
        if (isDone) return true;
      }
    }
    return false;
  }

  #placesFor(demand: Demand): readonly number[] {
    if (demand === 'back') return this.#ground.back;
    return typeof demand === 'number' ? this.#ground.at(demand) : this.#ground.all;
  }

  #marks(demand: Demand): readonly boolean[] {
    if (this.#rule.productive.kind !== 'nearest' || demand === 'any') return [false];
    return demand === 'marked' ? [true] : [true, false];
  }
}
