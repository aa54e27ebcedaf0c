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
import { type Board, boardOf, distance } from './board.ts';
import { CITY_GAP, type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import type { Side } from './sides.ts';

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

/** Ways of placing cities that a sweep remembers in all before it gives up. */
const WAYS_MOST = 60_000;

/** Sites on a board that is not too spacious for a sweep, at most: on more than these 12 cities find room soon. */
const SITES_MOST = 200;

/** The sites of a side in the order of a sweep. */
interface Course {
  readonly sites: readonly Site[];
  /** By site: the last one that a city on it reaches. */
  readonly reach: readonly number[];
  /** By site: how many cities have room from there on, at most. */
  readonly room: readonly number[];
}

/** A way of placing cities as far as the sweep has come. */
interface Way {
  /** The cities that reach farther, by place in the course. */
  readonly ahead: readonly number[];
  readonly tally: Tally;
  /** What it came of, where that is asked for: other ways, and the place at which a city was added to them. */
  readonly origins: { readonly way: Way; readonly added: number | undefined }[];
}

/** What has been counted, four bits each: cities, near ones, far ones, those at the back, and boundaries. */
type Tally = number;

const [CITY, NEAR, FAR, BACK, BOUNDARY] = [1, 1 << 4, 1 << 8, 1 << 12, 1 << 16] as const;

/** Courses by scenario; `undefined` where a sweep gives up. */
const courses = /* @__PURE__ */ new WeakMap<Scenario, Partial<Record<Side, Course | undefined>>>();

/** The missing cities, and which sites the cities that stand leave free. */
export interface Question {
  readonly missing: Missing;
  readonly isFree: (site: Site) => boolean;
}

/** Whether the missing cities have room. Returns `undefined` if the board is too spacious for a sweep. */
export function canPack(scenario: Scenario, side: Side, question: Question): boolean | undefined {
  const course = courseOf(scenario, side);
  return course && swept(boardOf(scenario), course, { ...question, isTraced: false }).length > 0;
}

/**
 * The fields of all sites on which the missing cities can stand if they have room.
 *
 * @returns `undefined` if the board is too spacious for a sweep.
 */
export function packable(scenario: Scenario, side: Side, question: Question): ReadonlySet<Field> | undefined {
  const course = courseOf(scenario, side);
  if (course === undefined) return undefined;
  const complete = swept(boardOf(scenario), course, { ...question, isTraced: true });
  const fields = new Set<Field>();
  const seen = new Set<Way>(complete);
  for (const { origins } of seen) {
    for (const { way, added } of origins) {
      if (added !== undefined) fields.add((course.sites[added] as Site).field);
      seen.add(way);
    }
  }
  return fields;
}

/** The complete ways of a sweep, the first one if they are not to be traced; none if it gives up on the way. */
function swept(
  board: Board,
  course: Course,
  { missing, isFree, isTraced }: Question & { readonly isTraced: boolean },
): readonly Way[] {
  const complete: Way[] = [];
  const sweep = new Sweep(board, course, isTraced);
  for (const [place, site] of course.sites.entries()) {
    const room = course.room[place + 1] as number;
    const canEnd = (tally: Tally): boolean => (tally & 0xf) + room >= missing.count;
    const isOpen = isFree(site);
    const found = sweep.step(place, {
      keeps: canEnd,
      adds: (tally) => {
        const next = isOpen ? counted(tally, site, missing) : undefined;
        return next !== undefined && canEnd(next) ? next : undefined;
      },
      ends: (tally) => isComplete(tally, missing),
    });
    if (found === undefined) return [];
    complete.push(...found);
    if (complete.length > 0 && !isTraced) break;
  }
  return complete;
}

/** How a sweep goes past a site. */
interface Passing {
  /** Whether a way goes on without a city there. */
  readonly keeps: (tally: Tally) => boolean;
  /** What is counted with a city there; `undefined` if there may be none. */
  readonly adds: (tally: Tally) => Tally | undefined;
  /** Whether nothing is missing then. */
  readonly ends: (tally: Tally) => boolean;
}

class Sweep {
  ways: Map<string, Way> = new Map([['0', { ahead: [], tally: 0, origins: [] }]]);
  readonly #board: Board;
  readonly #course: Pick<Course, 'sites' | 'reach'>;
  readonly #isTraced: boolean;
  #remembered = 0;

  constructor(board: Board, course: Pick<Course, 'sites' | 'reach'>, isTraced: boolean) {
    this.#board = board;
    this.#course = course;
    this.#isTraced = isTraced;
  }

  /** Goes past a site. Returns the ways that end there, or `undefined` if there are too many to go on. */
  step(place: number, { keeps, adds, ends }: Passing): readonly Way[] | undefined {
    const next = new Map<string, Way>();
    const complete = new Map<string, Way>();
    for (const way of this.ways.values()) {
      if (keeps(way.tally)) this.#remember(next, way, { place, tally: way.tally, added: undefined });
      const tally = this.#hasNear(way.ahead, place) ? undefined : adds(way.tally);
      if (tally !== undefined) this.#remember(ends(tally) ? complete : next, way, { place, tally, added: place });
    }
    this.ways = next;
    // Not where ways are traced: a worse one may be the only one that came past a site.
    if (!this.#isTraced) leaveOutWorse(next);
    this.#remembered += next.size;
    return this.#remembered <= WAYS_MOST ? [...complete.values()] : undefined;
  }

  #hasNear(ahead: readonly number[], place: number): boolean {
    const { field } = this.#course.sites[place] as Site;
    const { sites } = this.#course;
    return ahead.some((other) => distance(this.#board, (sites[other] as Site).field, field) <= CITY_GAP);
  }

  #remember(
    ways: Map<string, Way>,
    way: Way,
    { place, tally, added }: { readonly place: number; readonly tally: Tally; readonly added: number | undefined },
  ): void {
    const cities = added === undefined ? way.ahead : [...way.ahead, added];
    const ahead = cities.filter((city) => (this.#course.reach[city] as number) > place);
    const key = keyOf(ahead, tally);
    let known = ways.get(key);
    if (known === undefined) ways.set(key, (known = { ahead, tally, origins: [] }));
    if (this.#isTraced) known.origins.push({ way, added });
  }
}

/** Leaves out ways that have the same tally as another one with a city less ahead. */
function leaveOutWorse(ways: Map<string, Way>): void {
  const worse = [...ways].filter(([, { ahead, tally }]) =>
    ahead.some((_, left) => ways.has(keyOf(ahead.toSpliced(left, 1), tally))),
  );
  for (const [key] of worse) ways.delete(key);
}

function keyOf(ahead: readonly number[], tally: Tally): string {
  return ahead.length === 0 ? String(tally) : `${String(tally)},${ahead.join()}`;
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

function courseOf(scenario: Scenario, side: Side): Course | undefined {
  let known = courses.get(scenario);
  if (known === undefined) courses.set(scenario, (known = {}));
  if (!Object.hasOwn(known, side)) known[side] = madeCourse(scenario, side);
  return known[side];
}

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
  const room = roomFrom(board, ordered);
  return room && { sites: ordered, reach: reachOf(board, ordered), room };
}

function reachOf(board: Board, ordered: readonly Site[]): readonly number[] {
  return ordered.map(({ field }) => ordered.findLastIndex((other) => distance(board, field, other.field) <= CITY_GAP));
}

/** Most cities from each site on: a sweep from the other end. */
function roomFrom(board: Board, ordered: readonly Site[]): readonly number[] | undefined {
  const sites = ordered.toReversed();
  const sweep = new Sweep(board, { sites, reach: reachOf(board, sites) }, false);
  const most = [0];
  let found = 0;
  const passing: Passing = {
    keeps: () => true,
    adds: (tally) => {
      found = Math.max(found, tally + CITY);
      return tally + CITY;
    },
    ends: () => false,
  };
  for (const place of sites.keys()) {
    if (sweep.step(place, passing) === undefined) return undefined;
    leaveOutFewer(sweep.ways);
    most.push(found);
  }
  return most.toReversed();
}

/** Leaves out ways with fewer cities than, or as many as, another one that has the same ahead, or one less. */
function leaveOutFewer(ways: Map<string, Way>): void {
  const most = new Map<string, number>();
  for (const { ahead, tally } of ways.values()) {
    const key = ahead.join();
    most.set(key, Math.max(tally, most.get(key) ?? 0));
  }
  for (const [key, { ahead, tally }] of ways) {
    const isFewer = tally < (most.get(ahead.join()) as number);
    const isMatched = ahead.some((_, left) => (most.get(ahead.toSpliced(left, 1).join()) ?? -1) >= tally);
    if (isFewer || isMatched) ways.delete(key);
  }
}
