import { itemAt } from '../core/lookups.ts';
import type { Issue } from '../core/schema.ts';
import { type BorderFeatures, type GameMap, linkedMap, type Point, stepsFrom } from './game-map.ts';

/** The names of two adjacent areas, in any order. */
export type Link = readonly [string, string];

/** Optional data of an area map: the terrain and the outlines of areas, and the features of borders. */
export interface AreaMapDrawing {
  /** Terrain by area. Default: `''`. */
  readonly terrain?: Readonly<Record<string, string>>;
  /**
   * For each feature, such as a river or a road, the borders that have this feature: `{ river: 'hill/lake lake/mill'
   * }`.
   */
  readonly borders?: BorderFeatures;
  /** The corners of each area, for pictures. By default, a picture shows the areas as squares in a row. */
  readonly outlines?: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;
}

/**
 * Creates a map from areas and links between them. Areas are numbered in the order of `names`.
 *
 * @param names - Names of the areas, without duplicates.
 * @param links - Pairs of adjacent areas, each pair once. {@link issueInLinks} must find no issue in these links.
 * @param drawing - Terrain of areas, features of borders, and outlines of areas. Default: none.
 * @throws RangeError if a name occurs twice, or a border with a feature is not between two linked areas.
 *
 * @example
 * ```ts
 * const valley = areaMap(['hill', 'lake', 'mill'], [['lake', 'hill'], ['mill', 'lake']]);
 * valley.neighbours // => [[1], [0, 2], [1]]
 * valley.distance(0, 2) // => 2
 * ```
 */
export function areaMap(names: readonly string[], links: readonly Link[], drawing: AreaMapDrawing = {}): GameMap {
  return new LinkedAreaMap(names, links, drawing);
}

class LinkedAreaMap implements GameMap {
  readonly size: number;
  readonly names: readonly string[];
  readonly terrain: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  readonly byName: ReadonlyMap<string, number>;
  readonly links: Int32Array;
  readonly starts: Int32Array;
  readonly borders: readonly string[];
  readonly #outlines: readonly (readonly Point[])[];

  constructor(names: readonly string[], pairs: readonly Link[], drawing: AreaMapDrawing) {
    const { terrain = {}, borders: features = {}, outlines = {} } = drawing;
    this.size = names.length;
    this.names = names;
    this.terrain = names.map((name) => terrain[name] ?? '');
    this.neighbours = neighboursOf(names, pairs);
    this.#outlines = names.map((name, place) => outlines[name]?.map(([x, y]) => ({ x, y })) ?? squareAt(2 * place));
    const { byName, links, starts, borders } = linkedMap(this, features);
    [this.byName, this.links, this.starts, this.borders] = [byName, links, starts, borders];
  }

  distance(from: number, to: number): number {
    return stepsFrom(this, from)[to]!;
  }

  ring(centre: number, distance: number): readonly number[] {
    const steps = stepsFrom(this, centre);
    return this.names.flatMap((_, area) => (steps[area] === distance ? [area] : []));
  }

  line(from: number, to: number): readonly number[] {
    const steps = stepsFrom(this, to);
    if (steps[from] === Infinity) return [];
    const line = [from];
    for (let area = from; area !== to; line.push(area))
      area = this.neighbours[area]!.find((next) => steps[next] === steps[area]! - 1)!;
    return line;
  }

  centre(space: number): Point {
    const corners = this.corners(space);
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    return { x: middle(corners.map(({ x }) => x)), y: middle(corners.map(({ y }) => y)) };
  }

  corners(space: number): readonly Point[] {
    return this.#outlines[space]!;
  }
}

function squareAt(x: number): readonly Point[] {
  return [
    { x, y: 0 },
    { x: x + 1, y: 0 },
    { x: x + 1, y: 1 },
    { x, y: 1 },
  ];
}

function neighboursOf(names: readonly string[], links: readonly Link[]): readonly (readonly number[])[] {
  const neighbours = names.map((): number[] => []);
  for (const [one, other] of links) {
    const [first, second] = [names.indexOf(one), names.indexOf(other)];
    itemAt(neighbours, first).push(second);
    itemAt(neighbours, second).push(first);
  }
  for (const each of neighbours) each.sort((one, other) => one - other);
  return neighbours;
}

/**
 * Returns the first issue in a list of links: an unknown area, an area linked to itself, a duplicate pair, or a map
 * that is not connected.
 *
 * @param ids - The ids of all areas.
 * @param links - Pairs of areas.
 * @returns The issue with its path in the list of links; `undefined` if there is no issue.
 *
 * @example
 * ```ts
 * issueInLinks(['hill', 'lake'], [['hill', 'lake'], ['lake', 'hill']])?.path // => '1'
 * ```
 */
export function issueInLinks(ids: readonly string[], links: readonly Link[]): Issue | undefined {
  const known = new Set(ids);
  const seen = new Set<string>();
  for (const [index, [one, other]] of links.entries()) {
    const strange = known.has(one) ? (known.has(other) ? undefined : 1) : 0;
    if (strange !== undefined)
      return {
        path: `${String(index)}.${String(strange)}`,
        reason: `There is no area "${strange === 0 ? one : other}"`,
      };
    if (one === other) return { path: String(index), reason: `The area "${one}" cannot be next to itself` };
    const pair = JSON.stringify([one, other].sort());
    if (seen.has(pair)) return { path: String(index), reason: `${one} and ${other} are linked twice` };
    seen.add(pair);
  }
  const apart = unreachable(ids, links);
  return apart === undefined ? undefined : { path: '', reason: `No links lead from ${String(ids[0])} to ${apart}` };
}

/** Returns an area that cannot be reached from the first area; `undefined` if every area can be reached. */
function unreachable(ids: readonly string[], links: readonly Link[]): string | undefined {
  if (ids.length === 0) return undefined;
  const steps = stepsFrom({ neighbours: neighboursOf(ids, links) }, 0);
  return ids.find((_, place) => steps[place] === Infinity);
}
