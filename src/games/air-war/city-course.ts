/**
 * The order in which a sweep goes through the sites of a side, and how many cities have room on the rest of the way.
 *
 * @packageDocumentation
 */
import { boardOf } from './board.ts';
import { Fronts } from './city-fronts.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';

/** Ways of placing cities that a sweep remembers, for each city, before it gives up. */
export const WAYS_MOST = 60_000;

/** Sites on a board that is not too spacious for a sweep, at most: on more than these 12 cities find room soon. */
const SITES_MOST = 200;

/** By place: how many cities have room from there on, at most. */
type Room = readonly number[];

/** What is the same for all sites that lie to each other in the same way. */
interface Lie {
  readonly fronts: Fronts;
  /** The same from the other end. */
  readonly backwards: Fronts;
  /** With nothing on the board. */
  readonly room: Room;
}

/** The sites of a side in the order of a sweep. */
export interface Course extends Lie {
  readonly sites: readonly Site[];
}

/** The course of a sweep; `undefined` where it gives up. */
export const courseOf = /* @__PURE__ */ oncePerSide(madeCourse);

function madeCourse(scenario: Scenario, side: Side): Course | undefined {
  const all = sites(scenario, side);
  if (all.length > SITES_MOST) return undefined;
  const { x, y } = boardOf(scenario).hex;
  const columns = new Set(all.map(({ field }) => x[field])).size;
  const [first, second] = 2 * columns > new Set(all.map(({ field }) => y[field])).size ? [x, y] : [y, x];
  // The homes are each other's after half a turn: gone through from the other end, B's sites lie to each other as A's.
  const turn = side === 'A' ? 1 : -1;
  const along = (line: readonly number[], one: Site, other: Site): number =>
    turn * (line[one.field]! - line[other.field]!);
  const ordered = all.toSorted((one, other) => along(first, one, other) || along(second, one, other));
  const key = ordered.map((site) => `${along(x, site, ordered[0]!)},${along(y, site, ordered[0]!)}`).join(' ');
  const lie = lieOf(key, () => madeLie(scenario, ordered));
  return lie && { ...lie, sites: ordered };
}

/** What has been made last, by how the sites lie: of two sides, or of a scenario that is checked and then played. */
const lies = /* @__PURE__ */ new Map<string, Lie | undefined>();

function lieOf(key: string, make: () => Lie | undefined): Lie | undefined {
  if (!lies.has(key)) {
    if (lies.size > 1) lies.clear();
    lies.set(key, make());
  }
  return lies.get(key);
}

function madeLie(scenario: Scenario, ordered: readonly Site[]): Lie | undefined {
  const board = boardOf(scenario);
  const near = ordered.map(({ field }) => ordered.map((other) => isNear(board, field, other.field)));
  const backwards = new Fronts(near.map((line) => line.toReversed()).reverse());
  const room = roomFrom(
    backwards,
    near.map(() => true),
  );
  return room && { fronts: new Fronts(near), backwards, room };
}

/** How many cities have room beside those that leave only some places open. */
export function roomOn({ backwards, room }: Lie, isOpen: readonly boolean[]): Room {
  return (isOpen.includes(false) ? roomFrom(backwards, isOpen.toReversed()) : undefined) ?? room;
}

/** Most cities from each place on: a sweep from the other end. */
function roomFrom(fronts: Fronts, isOpen: readonly boolean[]): Room | undefined {
  let most = new Map([[0, 0]]);
  const room = [0];
  let remembered = 0;
  for (const [place, isFree] of isOpen.entries()) {
    const next = new Map<number, number>();
    const remember = (front: number, cities: number): void => {
      if (cities > (next.get(front) ?? -1)) next.set(front, cities);
    };
    for (const [front, cities] of most) {
      remember(fronts.kept(front, place), cities);
      const added = isFree ? fronts.added(front, place) : undefined;
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
