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

/**
 * A way of placing cities as far as the sweep has come, as one number: which cities reach farther, and above that what has
 * been counted.
 */
type Way = number;

/** What has been counted, four bits each: cities, near ones, far ones, those at the back, and boundaries. */
type Tally = number;

const [CITY, NEAR, FAR, BACK, BOUNDARY] = [1, 1 << 4, 1 << 8, 1 << 12, 1 << 16] as const;

/** More than any tally. */
const TALLIES = 1 << 20;

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
    sweep.ways = leaveOutWorse(course.fronts, sweep.ways);
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
  const passed: ReadonlySet<Way>[] = [];
  for (const place of course.fronts.sites.keys()) {
    passed.push(sweep.ways);
    if (sweep.step(place) === undefined) return undefined;
  }
  const fields = new Set<Field>();
  let leading: ReadonlySet<Way> = new Set();
  for (const [place, { field }] of [...course.fronts.sites.entries()].reverse()) {
    const back = leadingOn(sweep, { ways: passed[place] as ReadonlySet<Way>, place, leading });
    if (back.isUsed) fields.add(field);
    ({ leading } = back);
  }
  return fields;
}

/** The ways before a site that come to an end by those that do so behind it, and whether one of them uses the site. */
function leadingOn(
  sweep: Sweep,
  {
    ways,
    place,
    leading,
  }: { readonly ways: ReadonlySet<Way>; readonly place: number; readonly leading: ReadonlySet<Way> },
): { readonly leading: ReadonlySet<Way>; readonly isUsed: boolean } {
  const before = new Set<Way>();
  let isUsed = false;
  for (const way of ways) {
    const added = sweep.added(way, place);
    const isGood = added !== undefined && (sweep.ends(added) || leading.has(added));
    isUsed ||= isGood;
    if (isGood || leading.has(sweep.kept(way, place))) before.add(way);
  }
  return { leading: before, isUsed };
}

/** Goes past the sites one by one, and remembers the ways in which cities can have been placed. */
class Sweep {
  ways: ReadonlySet<Way> = new Set([0]);
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
    const next = new Set<Way>();
    for (const way of this.ways) {
      if (this.#canEnd(way, place)) next.add(this.kept(way, place));
      const added = this.added(way, place);
      if (added === undefined) continue;
      if (this.ends(added)) this.isComplete = true;
      else next.add(added);
    }
    this.ways = next;
    this.#room -= next.size;
    return this.#room >= 0 ? this : undefined;
  }

  /** A way without a city on a site. */
  kept(way: Way, place: number): Way {
    return wayOf(this.#course.fronts.kept(frontOf(way), place), way % TALLIES);
  }

  /** A way with a city on a site; `undefined` if there may be none, or the rest finds no room then. */
  added(way: Way, place: number): Way | undefined {
    if (this.#isOpen[place] !== true) return undefined;
    const tally = counted(way % TALLIES, this.#course.fronts.sites[place] as Site, this.#missing);
    if (tally === undefined || !this.#canEnd(tally, place)) return undefined;
    const front = this.#course.fronts.added(frontOf(way), place);
    return front === undefined ? undefined : wayOf(front, tally);
  }

  /** Whether nothing is missing. */
  ends(way: Way): boolean {
    return isComplete(way % TALLIES, this.#missing);
  }

  /** Whether there is room for the rest behind a site. */
  #canEnd(way: Way, place: number): boolean {
    return (way & 0xf) + (this.#course.room[place + 1] as number) >= this.#missing.count;
  }
}

/** A way that has the same tally as another one with a city less ahead is left out. */
function leaveOutWorse(fronts: Fronts, ways: ReadonlySet<Way>): ReadonlySet<Way> {
  const best = new Set<Way>();
  for (const way of ways) {
    const tally = way % TALLIES;
    if (!fronts.lessThan(frontOf(way)).some((less) => ways.has(wayOf(less, tally)))) best.add(way);
  }
  return best;
}

function wayOf(front: number, tally: Tally): Way {
  return front * TALLIES + tally;
}

function frontOf(way: Way): number {
  return Math.floor(way / TALLIES);
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
