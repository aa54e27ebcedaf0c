/** A point of a drawing: `x` increases to the right, and `y` increases downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A map of spaces: hexes, or areas of any shape. Spaces are numbered from 0. Movement, zones of control, counters and
 * pictures work on every map. Create a map with {@link hexMap} or {@link areaMap}, and do not modify the map.
 */
export interface GameMap {
  /** Number of spaces. */
  readonly size: number;
  readonly names: readonly string[];
  /** For each name of a space, the number of the space. */
  readonly byName: ReadonlyMap<string, number>;
  /** Terrain of each space. */
  readonly terrain: readonly string[];
  /** For each space, the adjacent spaces in ascending order. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * The neighbours of all spaces in one flat list: the spaces adjacent to space `n` are `links[starts[n]]` to
   * `links[starts[n + 1] - 1]`.
   */
  readonly links: Int32Array;
  readonly starts: Int32Array;
  /**
   * For each link, the feature of the border between its two spaces, such as a river or a road; `''` if the border has
   * no feature.
   */
  readonly borders: readonly string[];
  /** Returns the least number of steps between two spaces; `Infinity` if no path connects these spaces. */
  distance(from: number, to: number): number;
  /** Returns the spaces at exactly a given distance from a space, in ascending order. */
  ring(centre: number, distance: number): readonly number[];
  /**
   * Returns the spaces from one space to another, both included: on a hex map, the spaces of a straight line; on other
   * maps, the spaces of one of the shortest paths.
   */
  line(from: number, to: number): readonly number[];
  /** Returns the middle of a space in a drawing. */
  centre(space: number): Point;
  /** Returns the corners of a space in a drawing. */
  corners(space: number): readonly Point[];
}

/**
 * For each feature, such as a river, the borders that have this feature. A border is written as the names of two spaces
 * with a slash between them. A blank separates two borders: `'0601/0602 0601/0701'`.
 */
export type BorderFeatures = Readonly<Record<string, string>>;

/** The members of a map that can be computed from the names and neighbours of its spaces. */
type Linked = Pick<GameMap, 'byName' | 'links' | 'starts' | 'borders'>;

/**
 * Gives each space of a map a number, and lists the links of the map with the features of their borders.
 *
 * @param otherEnd - Returns the space that the second word of a border means, if this word is not the name of a space.
 * @throws RangeError if a name occurs twice, or a border is not between two adjacent spaces.
 */
export function linkedMap(
  { names, neighbours }: Pick<GameMap, 'names' | 'neighbours'>,
  features: BorderFeatures,
  otherEnd: (space: number, word: string) => number | undefined = () => undefined,
): Linked {
  const byName = new Map(names.map((name, space) => [name, space]));
  if (byName.size < names.length) throw new RangeError('Two spaces of the map have the same name.');
  const starts = Int32Array.from({ length: names.length + 1 }, () => 0);
  for (const [space, each] of neighbours.entries()) starts[space + 1] = starts[space]! + each.length;
  const links = Int32Array.from(neighbours.flat());
  const borders = Array.from(links, () => '');
  const placeOf = (from: number, to: number): number => {
    const place = neighbours[from]?.indexOf(to) ?? -1;
    return place < 0 ? -1 : starts[from]! + place;
  };
  for (const [feature, border] of bordersIn(features)) {
    const slash = border.indexOf('/');
    const other = border.slice(slash + 1);
    const from = byName.get(border.slice(0, slash)) ?? -1;
    const to = byName.get(other) ?? otherEnd(from, other) ?? -1;
    const [there, back] = [placeOf(from, to), placeOf(to, from)];
    if (there < 0)
      throw new RangeError(`Expected two adjacent spaces such as "${sample(names, neighbours)}", not "${border}".`);
    borders[there] = borders[back] = feature;
  }
  return { byName, links, starts, borders };
}

function bordersIn(features: BorderFeatures): readonly (readonly [feature: string, border: string])[] {
  return Object.entries(features).flatMap(([feature, text]) =>
    (text.match(/\S+/g) ?? []).map((border) => [feature, border] as const),
  );
}

function sample(names: readonly string[], neighbours: GameMap['neighbours']): string {
  const space = neighbours.findIndex(({ length }) => length > 0);
  return space < 0 ? 'a/b' : `${names[space]!}/${names[neighbours[space]![0]!]!}`;
}

/** Returns the number of steps from one space to every space; `Infinity` for spaces that no path reaches. */
export function stepsFrom({ neighbours }: Pick<GameMap, 'neighbours'>, from: number): readonly number[] {
  const steps = neighbours.map(() => Infinity);
  steps[from] = 0;
  const reached = [from];
  for (const space of reached) {
    for (const next of neighbours[space]!) {
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[space]! + 1;
      reached.push(next);
    }
  }
  return steps;
}
