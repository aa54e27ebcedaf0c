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
import { boardOf } from './board.ts';
import { Fronts } from './city-fronts.ts';
import { type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';

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

/** Ways of placing cities that a sweep remembers, for each city, before it gives up. */
const WAYS_MOST = 60_000;

/** Sites on a board that is not too spacious for a sweep, at most: on more than these 12 cities find room soon. */
const SITES_MOST = 200;

/** The sites of a side in the order of a sweep. */
interface Course {
  readonly fronts: Fronts;
  /** By site: how many cities have room from there on, at most. */
  readonly room: readonly number[];
}

/** Which cities reach sites to come: a number of {@link Fronts}. */
type Front = number;

/** What has been counted, four bits each: cities, near ones, far ones, those at the back, and boundaries. */
type Tally = number;

const [CITY, NEAR, FAR, BACK, BOUNDARY] = [1, 1 << 4, 1 << 8, 1 << 12, 1 << 16] as const;

/** The ways in which cities can have been placed as far as a sweep has come: the fronts, by what has been counted. */
type Ways = ReadonlyMap<Tally, ReadonlySet<Front>>;

/** Ways that are being found. */
type WaysDraft = Map<Tally, Set<Front>>;

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
  const sweep = new Sweep(course, question);
  for (const place of course.fronts.sites.keys()) {
    if (sweep.step(place) === undefined) return undefined;
    if (sweep.isComplete) return true;
    sweep.leaveOutWorse();
  }
  return false;
}

/**
 * The fields of all sites on which the missing cities can stand if they have room.
 *
 * @returns `undefined` if the board is too spacious for a sweep.
 */
export function packable(scenario: Scenario, side: Side, question: Question): ReadonlySet<Field> | undefined {
  const course = courseOf(scenario, side);
  if (course === undefined) return undefined;
  const sweep = new Sweep(course, question);
  const passed: Ways[] = [];
  for (const place of course.fronts.sites.keys()) {
    passed.push(sweep.ways);
    if (sweep.step(place) === undefined) return undefined;
  }
  const fields = new Set<Field>();
  let leading: Ways = new Map();
  for (const [place, { field }] of [...course.fronts.sites.entries()].reverse()) {
    const back = sweep.leadingOn(passed[place] as Ways, { place, leading });
    if (back.isUsed) fields.add(field);
    ({ leading } = back);
  }
  return fields;
}

/** Goes past the sites one by one, and remembers the ways in which cities can have been placed. */
class Sweep {
  ways: Ways = new Map([[0, new Set([0])]]);
  /** Whether one of the ways is complete. */
  isComplete = false;
  readonly #course: Course;
  readonly #missing: Missing;
  /** By place. */
  readonly #isOpen: readonly boolean[];
  /** Ways that may still be remembered. */
  #room: number;

  constructor(course: Course, { missing, isFree, standing }: Question) {
    this.#room = WAYS_MOST * (1 + standing);
    this.#course = course;
    this.#missing = missing;
    this.#isOpen = course.fronts.sites.map(isFree);
  }

  /** Goes past a site. Returns `undefined` if there are too many ways to go on. */
  step(place: number): this | undefined {
    const { fronts } = this.#course;
    const next: WaysDraft = new Map();
    for (const [tally, known] of this.ways) {
      if (this.#canEnd(tally, place)) {
        const without = frontsOf(next, tally);
        for (const front of known) without.add(fronts.kept(front, place));
      }
      this.#addCity(next, { tally, known, place });
    }
    this.ways = next;
    for (const known of next.values()) this.#room -= known.size;
    return this.#room >= 0 ? this : undefined;
  }

  /** Leaves out what has the same tally as another way with a city less ahead. */
  leaveOutWorse(): void {
    const { fronts } = this.#course;
    const best: WaysDraft = new Map();
    for (const [tally, known] of this.ways) {
      const kept = frontsOf(best, tally);
      for (const front of known) if (!fronts.lessThan(front).some((less) => known.has(less))) kept.add(front);
    }
    this.ways = best;
  }

  /** The ways before a site that come to an end by those that do so behind it, and whether one of them uses the site. */
  leadingOn(
    ways: Ways,
    { place, leading }: { readonly place: number; readonly leading: Ways },
  ): { readonly leading: Ways; readonly isUsed: boolean } {
    const { fronts } = this.#course;
    const before: WaysDraft = new Map();
    let isUsed = false;
    for (const [tally, known] of ways) {
      const leadsWithCity = this.#leadsWithCity(tally, { place, leading });
      const without = leading.get(tally);
      const good = frontsOf(before, tally);
      for (const front of known) {
        const isGood = leadsWithCity(front);
        isUsed ||= isGood;
        if (isGood || without?.has(fronts.kept(front, place)) === true) good.add(front);
      }
    }
    return { leading: before, isUsed };
  }

  /** Says of a front with this tally whether it comes to an end with a city on a site. */
  #leadsWithCity(
    tally: Tally,
    { place, leading }: { readonly place: number; readonly leading: Ways },
  ): (front: Front) => boolean {
    const withCity = this.#tallyWithCity(tally, place);
    if (withCity === undefined) return () => false;
    const { fronts } = this.#course;
    const isEnd = isComplete(withCity, this.#missing);
    const behind = leading.get(withCity);
    return (front) => {
      const added = fronts.added(front, place);
      return added !== undefined && (isEnd || behind?.has(added) === true);
    };
  }

  /** Adds a city on a site to ways with one tally. */
  #addCity(
    next: WaysDraft,
    { tally, known, place }: { readonly tally: Tally; readonly known: ReadonlySet<Front>; readonly place: number },
  ): void {
    const withCity = this.#tallyWithCity(tally, place);
    if (withCity === undefined) return;
    const { fronts } = this.#course;
    const found = new Set<Front>();
    for (const front of known) {
      const added = fronts.added(front, place);
      if (added !== undefined) found.add(added);
    }
    if (isComplete(withCity, this.#missing)) this.isComplete ||= found.size > 0;
    else for (const front of found) frontsOf(next, withCity).add(front);
  }

  /** What is counted with a city on a site; `undefined` if there may be none, or the rest finds no room then. */
  #tallyWithCity(tally: Tally, place: number): Tally | undefined {
    if (this.#isOpen[place] !== true) return undefined;
    const withCity = counted(tally, this.#course.fronts.sites[place] as Site, this.#missing);
    return withCity === undefined || !this.#canEnd(withCity, place) ? undefined : withCity;
  }

  /** Whether there is room for the rest behind a site. */
  #canEnd(tally: Tally, place: number): boolean {
    return part(tally, CITY) + (this.#course.room[place + 1] as number) >= this.#missing.count;
  }
}

/** The fronts with this tally, to which others can be added. */
function frontsOf(ways: WaysDraft, tally: Tally): Set<Front> {
  let fronts = ways.get(tally);
  if (fronts === undefined) ways.set(tally, (fronts = new Set()));
  return fronts;
}

/** What has been counted when a city is added on a site; `undefined` if that is too many somewhere. */
function counted(tally: Tally, site: Site, { near, far, back, boundaries }: Missing): Tally | undefined {
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

function isComplete(tally: Tally, { count, back, boundaries }: Missing): boolean {
  return part(tally, CITY) === count && part(tally, BACK) === back.count && Math.floor(tally / BOUNDARY) === boundaries;
}

function part(tally: Tally, unit: number): number {
  return Math.floor(tally / unit) & 0xf;
}

/** The course of a sweep; `undefined` where it gives up. */
const courseOf = /* @__PURE__ */ oncePerSide(madeCourse);

function madeCourse(scenario: Scenario, side: Side): Course | undefined {
  const board = boardOf(scenario);
  const { x, y } = board.hex;
  const at = (line: readonly number[], site: Site): number => line[site.field] as number;
  const all = sites(scenario, side);
  if (all.length > SITES_MOST) return undefined;
  const columns = new Set(all.map((site) => at(x, site))).size;
  const [first, second] = 2 * columns > new Set(all.map((site) => at(y, site))).size ? [x, y] : [y, x];
  const ordered = all.toSorted(
    (one, other) => at(first, one) - at(first, other) || at(second, one) - at(second, other),
  );
  const room = roomFrom(new Fronts(board, ordered.toReversed()));
  return room && { fronts: new Fronts(board, ordered), room };
}

/** Most cities from each site on: a sweep from the other end. */
function roomFrom(fronts: Fronts): readonly number[] | undefined {
  let most = new Map([[0, 0]]);
  const room = [0];
  let remembered = 0;
  for (const place of fronts.sites.keys()) {
    const next = new Map<number, number>();
    const remember = (front: number, cities: number): void => {
      if (cities > (next.get(front) ?? -1)) next.set(front, cities);
    };
    for (const [front, cities] of most) {
      remember(fronts.kept(front, place), cities);
      const added = fronts.added(front, place);
      if (added !== undefined) remember(added, cities + 1);
    }
    most = leaveOutFewer(fronts, next);
    room.push(Math.max(...most.values()));
    if ((remembered += most.size) > WAYS_MOST) return undefined;
  }
  return room.toReversed();
}

/** A way with no more cities than another one that has a city less ahead is left out. */
function leaveOutFewer(fronts: Fronts, most: ReadonlyMap<number, number>): Map<number, number> {
  return new Map(
    [...most].filter(([front, cities]) => !fronts.lessThan(front).some((less) => (most.get(less) ?? -1) >= cities)),
  );
}
