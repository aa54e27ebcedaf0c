/**
 * Whether cities that are far enough apart can still be placed, decided by a sweep over the board.
 *
 * The sites are gone through column by column, or along the columns where the home is deeper than wide. Of the cities
 * placed so far only those count that still reach sites to come, so that most ways of placing them become one. It is for
 * the crowded boards on which trying one city after the other takes for ever; on spacious ones, where that finds an
 * answer soon, a sweep would have to remember too much and gives up.
 *
 * @packageDocumentation
 */
import { type Course, courseOf, roomOn, WAYS_MOST } from './city-course.ts';
import type { Front } from './city-fronts.ts';
import type { Site } from './city-sites.ts';
import { citiesIn, counted, isComplete, type Missing, type Tally } from './city-tally.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import type { Side } from './sides.ts';

/** What is asked of the missing cities if one of them stands on certain sites: at most so many may be of some kind. */
export interface Bound {
  /** Whether it is asked of a city on a site. */
  readonly isFor: (site: Site) => boolean;
  /** Whether a city on a site is of the kind. */
  readonly counts: (site: Site) => boolean;
  /** How many may be, the city that is asked about among them. */
  readonly most: number;
}

/** Asks for nothing, wherever a city stands. */
export const NO_BOUND: Bound = { isFor: () => true, counts: () => false, most: 0 };

/** By bound: how many cities it counts, at least. What is best for each bound may be another way of placing them. */
type Counts = readonly number[];

/** The ways in which cities can have been placed as far as a sweep has come: the fronts, by what has been counted. */
type Ways = ReadonlyMap<Tally, ReadonlyMap<Front, Counts>>;

/** Ways that are being found. */
type WaysDraft = Map<Tally, Map<Front, Counts>>;

/** The missing cities, and which sites the cities that stand leave free. */
export interface Question {
  readonly missing: Missing;
  readonly isFree: (site: Site) => boolean;
  /** How many cities stand. With more of them a sweep remembers more: what was found for fewer is to be found again. */
  readonly standing: number;
}

/** Whether the missing cities have room. Returns `undefined` if the board is too spacious for a sweep. */
export function canPack(scenario: Scenario, side: Side, question: Question): boolean | undefined {
  const course = courseOf(scenario, side);
  if (course === undefined) return undefined;
  const sweep = new Sweep(course, question, [NO_BOUND]);
  for (const place of course.sites.keys()) {
    if (sweep.step(place) === undefined) return undefined;
    if (sweep.isComplete) return true;
    sweep.leaveOutWorse();
  }
  return false;
}

/**
 * By bound: the fields of all sites that it is for and on which one of the missing cities can stand if they have room.
 *
 * @returns `undefined` if the board is too spacious for a sweep.
 */
export function packable(
  scenario: Scenario,
  side: Side,
  question: Question,
  bounds: readonly Bound[],
): readonly ReadonlySet<Field>[] | undefined {
  const course = courseOf(scenario, side);
  if (course === undefined) return undefined;
  const sweep = new Sweep(course, question, bounds);
  const passed: Ways[] = [];
  for (const place of course.sites.keys()) {
    passed.push(sweep.ways);
    if (sweep.step(place) === undefined) return undefined;
  }
  const fields = bounds.map(() => new Set<Field>());
  let leading: Ways = new Map();
  for (const [place, { field }] of [...course.sites.entries()].reverse()) {
    const back = sweep.leadingOn(passed[place] as Ways, { place, leading });
    for (const bound of back.usedBy) fields[bound]!.add(field);
    ({ leading } = back);
  }
  return fields;
}

/** Goes past the sites one by one, and remembers the ways in which cities can have been placed. */
class Sweep {
  ways: Ways;
  /** Whether one of the ways is complete. */
  isComplete = false;
  readonly #course: Course;
  readonly #missing: Missing;
  readonly #bounds: readonly Bound[];
  /** By place. */
  readonly #isOpen: readonly boolean[];
  /** By place: what the bounds count of a city there; `undefined` if it is nothing. */
  readonly #own: readonly (Counts | undefined)[];
  readonly #none: Counts;
  /** By place: how many cities have room from there on, at most. */
  readonly #room: readonly number[];
  /** Ways that may still be remembered. */
  #left: number;

  constructor(course: Course, { missing, isFree, standing }: Question, bounds: readonly Bound[]) {
    const { sites } = course;
    // A sweep for several bounds does the work of several.
    this.#left = WAYS_MOST * (1 + standing) * Math.min(bounds.length, 3);
    this.#course = course;
    this.#missing = missing;
    this.#bounds = bounds;
    this.#isOpen = sites.map(isFree);
    this.#room = roomOn(course, this.#isOpen);
    this.#none = bounds.map(() => 0);
    this.#own = sites.map((site) =>
      bounds.some(({ counts }) => counts(site)) ? bounds.map(({ counts }) => Number(counts(site))) : undefined,
    );
    this.ways = new Map([[0, new Map([[0, this.#none]])]]);
  }

  /** Goes past a site. Returns `undefined` if there are too many ways to go on. */
  step(place: number): this | undefined {
    const { fronts } = this.#course;
    const next: WaysDraft = new Map();
    for (const [tally, known] of this.ways) {
      if (this.#canEnd(tally, place)) {
        const without = frontsOf(next, tally);
        for (const [front, counts] of known) addWay(without, fronts.kept(front, place), counts);
      }
      this.#addCity(next, { tally, known, place });
    }
    this.ways = next;
    for (const known of next.values()) this.#left -= known.size;
    return this.#left >= 0 ? this : undefined;
  }

  /** Leaves out what has the same tally as another way with a city less ahead. Only where there are no bounds. */
  leaveOutWorse(): void {
    const { fronts } = this.#course;
    const best: WaysDraft = new Map();
    for (const [tally, known] of this.ways) {
      const kept = frontsOf(best, tally);
      for (const [front, counts] of known)
        if (!fronts.lessThan(front).some((less) => known.has(less))) kept.set(front, counts);
    }
    this.ways = best;
  }

  /** The ways before a site that come to an end by those that do so behind it, and which bounds find the site of use. */
  leadingOn(
    ways: Ways,
    { place, leading }: { readonly place: number; readonly leading: Ways },
  ): { readonly leading: Ways; readonly usedBy: ReadonlySet<number> } {
    const { fronts } = this.#course;
    const before: WaysDraft = new Map();
    const usedBy = new Set<number>();
    const asking = this.#askingAt(place);
    for (const [tally, known] of ways) {
      const countsWithCity = this.#leadingWithCity(tally, { place, leading });
      const without = leading.get(tally);
      const good = new Map<Front, Counts>();
      for (const [front, counts] of known) {
        const withCity = countsWithCity(front);
        if (withCity !== undefined) {
          for (const bound of asking) if (this.#isWithin(bound, counts, withCity)) usedBy.add(bound);
          addWay(good, front, withCity);
        }
        const rest = without?.get(fronts.kept(front, place));
        if (rest !== undefined) addWay(good, front, rest);
      }
      if (good.size > 0) before.set(tally, good);
    }
    return { leading: before, usedBy };
  }

  /** Says of a front with this tally what the rest of a way counts that begins with a city on a site, if one does. */
  #leadingWithCity(
    tally: Tally,
    { place, leading }: { readonly place: number; readonly leading: Ways },
  ): (front: Front) => Counts | undefined {
    const withCity = this.#tallyWithCity(tally, place);
    if (withCity === undefined) return () => undefined;
    const { fronts } = this.#course;
    const own = this.#own[place];
    const isEnd = isComplete(withCity, this.#missing);
    const behind = leading.get(withCity);
    return (front) => {
      const added = fronts.added(front, place);
      if (added === undefined) return undefined;
      if (isEnd) return own ?? this.#none;
      const rest = behind?.get(added);
      return rest && sum(rest, own);
    };
  }

  /** Adds a city on a site to ways with one tally. */
  #addCity(
    next: WaysDraft,
    {
      tally,
      known,
      place,
    }: { readonly tally: Tally; readonly known: ReadonlyMap<Front, Counts>; readonly place: number },
  ): void {
    const withCity = this.#tallyWithCity(tally, place);
    if (withCity === undefined) return;
    const { fronts } = this.#course;
    const own = this.#own[place];
    if (isComplete(withCity, this.#missing)) {
      for (const front of known.keys()) this.isComplete ||= fronts.added(front, place) !== undefined;
      return;
    }
    for (const [front, counts] of known) {
      const added = fronts.added(front, place);
      if (added === undefined) continue;
      const together = sum(counts, own);
      if (this.#mayEnd(together)) addWay(frontsOf(next, withCity), added, together);
    }
  }

  /** Whether one of the bounds is still kept. */
  #mayEnd(counts: Counts): boolean {
    for (let bound = 0; bound < counts.length; bound++) if (counts[bound]! <= this.#bounds[bound]!.most) return true;
    return false;
  }

  #isWithin(bound: number, counts: Counts, others: Counts): boolean {
    return (counts[bound] as number) + (others[bound] as number) <= this.#bounds[bound]!.most;
  }

  /** The bounds that are for a site. */
  #askingAt(place: number): readonly number[] {
    const site = this.#course.sites[place] as Site;
    return [...this.#bounds.keys()].filter((bound) => this.#bounds[bound]!.isFor(site));
  }

  /** What is counted with a city on a site; `undefined` if there may be none, or the rest finds no room then. */
  #tallyWithCity(tally: Tally, place: number): Tally | undefined {
    if (this.#isOpen[place] !== true) return undefined;
    const withCity = counted(tally, this.#course.sites[place] as Site, this.#missing);
    return withCity === undefined || !this.#canEnd(withCity, place) ? undefined : withCity;
  }

  /** Whether there is room for the rest behind a site. */
  #canEnd(tally: Tally, place: number): boolean {
    return citiesIn(tally) + (this.#room[place + 1] as number) >= this.#missing.count;
  }
}

/** The fronts with this tally, to which others can be added. */
function frontsOf(ways: WaysDraft, tally: Tally): Map<Front, Counts> {
  let fronts = ways.get(tally);
  if (fronts === undefined) ways.set(tally, (fronts = new Map<Front, Counts>()));
  return fronts;
}

/** Adds a way, or makes one of it and another that has come to the same front. */
function addWay(fronts: Map<Front, Counts>, front: Front, counts: Counts): void {
  const known = fronts.get(front);
  if (known === undefined) fronts.set(front, counts);
  else if (known !== counts) fronts.set(front, least(known, counts));
}

function least(one: Counts, other: Counts): Counts {
  // Mostly one of them is nowhere above the other, and no new list is needed.
  if (isNowhereAbove(one, other)) return one;
  if (isNowhereAbove(other, one)) return other;
  return one.map((count, bound) => Math.min(count, other[bound]!));
}

function isNowhereAbove(one: Counts, other: Counts): boolean {
  for (let bound = 0; bound < one.length; bound++) if (one[bound]! > other[bound]!) return false;
  return true;
}

function sum(one: Counts, other: Counts | undefined): Counts {
  return other === undefined ? one : one.map((count, bound) => count + other[bound]!);
}
