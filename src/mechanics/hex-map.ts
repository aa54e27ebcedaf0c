import { type BorderFeatures, type GameMap, linkedMap, type Point } from './game-map.ts';

/** The drawing from which {@link hexMap} creates a map. */
export interface HexMapDrawing {
  /** Whether the top of a hex is a side (`'flat'`: hexes form columns) or a corner (`'pointy'`: hexes form rows). */
  readonly top: 'flat' | 'pointy';
  /**
   * Which columns or rows are shifted by half a hex: with flat tops, these columns are shifted down; with pointy tops,
   * these rows are shifted to the right.
   */
  readonly shifted: 'odd' | 'even';
  /**
   * The rows of hexes from top to bottom. Each character stands for the terrain of one hex; a blank means that the map
   * has no hex at this position.
   */
  readonly rows: readonly string[];
  /** The terrain that each character stands for. By default, the character itself is the name of the terrain. */
  readonly legend?: Readonly<Record<string, string>>;
  /**
   * The printed names of hexes: `'ccrr'` is the column and the row, from 1, with two digits each; `'rrcc'` is the row
   * and the column. A function can return other names. Default: `'ccrr'`.
   */
  readonly names?: 'ccrr' | 'rrcc' | ((column: number, row: number) => string);
  /**
   * Rivers, roads and other features of hexsides. Each hexside is written as two names (`'0601/0602'`) or as a name and
   * a side (`'0601/ne'`). If a hexside is listed under several features, the hexside has the last of these features.
   */
  readonly hexsides?: BorderFeatures;
}

/** A map of hexes. In drawings, the unit of length is the side of a hex. */
export interface HexMap extends GameMap {
  readonly top: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  /**
   * The position of each hex in doubled coordinates. With flat tops, `x` is the number of the column and `y` counts
   * half hexes, both from 1. With pointy tops, `x` counts half hexes and `y` is the number of the row.
   */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /**
   * For each hex, the neighbours across its six sides, clockwise from the top; -1 for a side at the edge of the map.
   */
  readonly across: Int32Array;
  /** Returns the hex at a position in doubled coordinates; `undefined` if no hex is at this position. */
  at(x: number, y: number): number | undefined;
  /**
   * Returns the number of the side that a hex shares with another hex: 0 to 5, clockwise from the top; -1 if the hexes
   * are not adjacent.
   */
  side(from: number, to: number): number;
  /**
   * Returns the hex that would take the place of a given hex if the map were turned by 180 degrees; `undefined` if
   * there is no such hex.
   */
  opposite(space: number): number | undefined;
  /**
   * Returns the outline of a region: the sides between the hexes of the region and all other hexes. The list contains
   * the two end points of each side.
   */
  outline(spaces: readonly number[]): readonly (readonly [Point, Point])[];
}

/** Whether a map consists of hexes. */
export function isHexMap(map: GameMap): map is HexMap {
  return 'across' in map;
}

/**
 * For each side, clockwise from the top: the name of the side, the step across the side in doubled coordinates, and the
 * first corner of the side relative to the middle of the hex.
 */
const SIDES = {
  flat: [
    ['n', 0, -2, -1, -1],
    ['ne', 1, -1, 1, -1],
    ['se', 1, 1, 2, 0],
    ['s', 0, 2, 1, 1],
    ['sw', -1, 1, -1, 1],
    ['nw', -1, -1, -2, 0],
  ],
  pointy: [
    ['ne', 1, -1, 0, -2],
    ['e', 2, 0, 1, -1],
    ['se', 1, 1, 1, 1],
    ['sw', -1, 1, 0, 2],
    ['w', -2, 0, -1, 1],
    ['nw', -1, -1, -1, -1],
  ],
} as const;

/** Half of the distance between opposite sides of a hex. */
const RISE = Math.sqrt(3) / 2;

const ORIENTATIONS = { flat: { x: 0.5, y: RISE }, pointy: { x: RISE, y: 0.5 } } as const;

/**
 * Creates a map of hexes from a drawing. With flat tops, the hexes are numbered column by column, otherwise row by row.
 *
 * @param drawing - The rows of hexes, the features of hexsides, and other properties of the map.
 * @throws RangeError if the drawing has no hex, a name occurs twice, or a hexside is not between two hexes.
 *
 * @example
 * ```ts
 * const map = hexMap({
 *   top: 'flat',
 *   shifted: 'even',
 *   rows: ['..w', 'w..'],
 *   legend: { '.': 'clear', w: 'woods' },
 *   hexsides: { river: '0101/0201 0201/se' },
 * });
 * map.names // => ['0101', '0102', '0201', '0202', '0301', '0302']
 * map.terrain[map.byName.get('0102')!] // => 'woods'
 * map.distance(map.byName.get('0101')!, map.byName.get('0302')!) // => 2
 * ```
 */
export function hexMap(drawing: HexMapDrawing): HexMap {
  return new DrawnHexMap(drawing);
}

interface Hex {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly terrain: string;
}

class DrawnHexMap implements HexMap {
  readonly top: 'flat' | 'pointy';
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly names: readonly string[];
  readonly terrain: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
  readonly across: Int32Array;
  readonly byName: ReadonlyMap<string, number>;
  readonly links: Int32Array;
  readonly starts: Int32Array;
  readonly borders: readonly string[];
  /** The hex at each position. The key combines the coordinates `x` and `y`. */
  readonly #places: ReadonlyMap<number, number>;
  readonly #height: number;
  /** For each hex, the coordinate that counts whole hexes; `#double` is the coordinate that counts half hexes. */
  readonly #single: readonly number[];
  readonly #double: readonly number[];
  /** 0 if the sum of the two coordinates is even for all hexes, 1 if the sum is odd. */
  readonly #odd: number;

  constructor(drawing: HexMapDrawing) {
    const { top, rows } = drawing;
    const hexes = hexesOf(drawing);
    if (hexes.length === 0) throw new RangeError('Expected at least one hex in the drawing.');
    this.top = top;
    this.columns = Math.max(...rows.map(({ length }) => length));
    this.rows = rows.length;
    this.size = hexes.length;
    this.x = hexes.map(({ x }) => x);
    this.y = hexes.map(({ y }) => y);
    this.names = hexes.map(({ name }) => name);
    this.terrain = hexes.map(({ terrain }) => terrain);
    [this.#single, this.#double] = top === 'flat' ? [this.x, this.y] : [this.y, this.x];
    this.#height = 2 * rows.length + 2;
    this.#odd = (this.x[0]! + this.y[0]!) % 2;
    this.#places = new Map(hexes.map(({ x, y }, space) => [x * this.#height + y, space]));
    const steps = SIDES[top];
    this.across = Int32Array.from(
      hexes.flatMap(({ x, y }) => steps.map(([, right, down]) => this.at(x + right, y + down) ?? -1)),
    );
    this.neighbours = hexes.map((_, space) =>
      [...this.across.subarray(6 * space, 6 * space + 6)].filter((next) => next >= 0).sort((one, other) => one - other),
    );
    const bySide = (space: number, word: string): number | undefined => {
      const side = steps.findIndex(([name]) => name === word);
      return side < 0 ? undefined : this.across[6 * space + side];
    };
    const { byName, links, starts, borders } = linkedMap(this, drawing.hexsides ?? {}, bySide);
    [this.byName, this.links, this.starts, this.borders] = [byName, links, starts, borders];
  }

  at(x: number, y: number): number | undefined {
    return y < 1 || y > this.#height ? undefined : this.#places.get(x * this.#height + y);
  }

  side(from: number, to: number): number {
    return this.across.subarray(6 * from, 6 * from + 6).indexOf(to);
  }

  distance(from: number, to: number): number {
    const single = Math.abs(this.#single[from]! - this.#single[to]!);
    const double = Math.abs(this.#double[from]! - this.#double[to]!);
    return double > single ? single + (double - single) / 2 : single;
  }

  ring(centre: number, distance: number): readonly number[] {
    return this.names.flatMap((_, space) => (this.distance(centre, space) === distance ? [space] : []));
  }

  line(from: number, to: number): readonly number[] {
    const steps = this.distance(from, to);
    const [start, end] = [this.#along(from), this.#along(to)];
    return Array.from({ length: steps + 1 }, (_, step) => {
      const share = steps === 0 ? 0 : step / steps;
      // If a line runs along a hexside, this offset selects one of the two hexes: the same hex in both directions of
      // the line.
      const q = start.q + (end.q - start.q) * share + 1e-6;
      const r = start.r + (end.r - start.r) * share + 2e-6;
      return this.#nearest(q, r) ?? -1;
    }).filter((space) => space >= 0);
  }

  opposite(space: number): number | undefined {
    const turned = (all: readonly number[]): number => Math.min(...all) + Math.max(...all) - all[space]!;
    return this.at(turned(this.x), turned(this.y));
  }

  centre(space: number): Point {
    return this.#point(space, 0, 0);
  }

  corners(space: number): readonly Point[] {
    return SIDES[this.top].map(([, , , right, down]) => this.#point(space, right, down));
  }

  outline(spaces: readonly number[]): readonly (readonly [Point, Point])[] {
    const inside = new Set(spaces);
    return spaces.flatMap((space) => {
      const corners = this.corners(space);
      return corners.flatMap((corner, side) =>
        inside.has(this.across[6 * space + side]!) ? [] : [[corner, corners[(side + 1) % 6]!] as const],
      );
    });
  }

  /** The offsets of corners are whole numbers, so that adjacent hexes have exactly the same corners. */
  #point(space: number, right: number, down: number): Point {
    const [x, y] = [this.x[space]!, this.y[space]!];
    const [column, row] = this.top === 'flat' ? [3 * x - 1, y] : [x, 3 * y - 1];
    const unit = ORIENTATIONS[this.top];
    return { x: (column + right) * unit.x, y: (row + down) * unit.y };
  }

  /** Returns the axial coordinates of a hex, which are whole numbers. */
  #along(space: number): { readonly q: number; readonly r: number } {
    const [x, y] = [this.x[space]!, this.y[space]!];
    return this.top === 'flat' ? { q: x, r: (y - x - this.#odd) / 2 } : { q: (x - y - this.#odd) / 2, r: y };
  }

  /** Returns the hex that contains a point. `q` and `r` are the axial coordinates of the point. */
  #nearest(q: number, r: number): number | undefined {
    let [column, row] = [Math.round(q), Math.round(r)];
    const third = Math.round(-q - r);
    const errors = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)] as const;
    if (errors[0] > errors[1] && errors[0] > errors[2]) column = -row - third;
    else if (errors[1] > errors[2]) row = -column - third;
    return this.top === 'flat'
      ? this.at(column, 2 * row + column + this.#odd)
      : this.at(2 * column + row + this.#odd, row);
  }
}

function hexesOf({ top, shifted, rows, legend = {}, names = 'ccrr' }: HexMapDrawing): readonly Hex[] {
  const isFlat = top === 'flat';
  const later = shifted === 'odd' ? 1 : 0;
  const named = typeof names === 'function' ? names : nameIn(names);
  const hexes = rows.flatMap((line, index) =>
    Array.from(line, (character, place): Hex => {
      const [column, row] = [place + 1, index + 1];
      const shift = (isFlat ? column : row) % 2 === later ? 0 : -1;
      const [x, y] = isFlat ? [column, 2 * row + shift] : [2 * column + shift, row];
      return { x, y, name: named(column, row), terrain: legend[character] ?? character };
    }).filter(({ terrain }) => terrain !== ' '),
  );
  return isFlat ? hexes.sort((one, other) => one.x - other.x || one.y - other.y) : hexes;
}

function nameIn(order: 'ccrr' | 'rrcc'): (column: number, row: number) => string {
  const digits = (number: number): string => String(number).padStart(2, '0');
  return (column, row) => (order === 'ccrr' ? `${digits(column)}${digits(row)}` : `${digits(row)}${digits(column)}`);
}
