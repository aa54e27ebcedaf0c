import { type Board, boardOf } from './board.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';
import { nextOf, sitesWhere, type SiteSet } from './site-set.ts';

/** The number of fields in a cell (see {@link Ground.sites}). */
const CELL = 19;

/** A class of sites that all conditions treat in the same way. */
export interface SiteClass {
  /** Any site of the class. What is true of this site is true of all sites of the class. */
  readonly site: Site;
  readonly places: SiteSet;
}

/** The sites of one side. */
export class Ground {
  /**
   * All sites, sorted by cell. The order of the cells runs from the corners inwards, because a city in a corner blocks
   * the fewest other sites. The index in this list (`place`) identifies a site. A cell is a hexagon of 19 fields, and
   * all cells together cover the board. A cell is so small that two cities of a side never fit into it.
   */
  readonly sites: readonly Site[];
  /**
   * The classes of sites. The sites of a class have the same distance to the back boundary, and are near the same
   * boundaries.
   */
  readonly classes: readonly SiteClass[];
  /** For each site, the index of the class that contains the site. */
  readonly classOf: readonly number[];
  /** For each site, the index of the first site of the next cell. */
  readonly #ends: readonly number[];
  readonly #board: Board;
  /** For each field, the index of the site on it. */
  readonly places: ReadonlyMap<Field, number>;
  readonly #near = new Map<Field, SiteSet>();

  constructor(board: Board, sites: readonly Site[]) {
    this.#board = board;
    const cells = cornersFirst(board, sites);
    this.sites = cells.flat();
    this.places = new Map(this.sites.map(({ field }, place) => [field, place]));
    const places = this.sites.map(({ back, boundaries }) => 16 * back + boundaries);
    const kinds = [...new Set(places)];
    this.classes = kinds.map((kind) => ({
      site: this.sites[places.indexOf(kind)]!,
      places: sitesWhere(places.length, (place) => places[place] === kind),
    }));
    this.classOf = places.map((kind) => kinds.indexOf(kind));
    let end = 0;
    this.#ends = cells.flatMap((cell) => {
      end += cell.length;
      return cell.map(() => end);
    });
  }

  /**
   * Returns the number of cells that contain at least one of these sites. At most one city of a side fits into each
   * cell.
   */
  cellsWith(sites: SiteSet): number {
    let cells = 0;
    for (let place = nextOf(sites, 0); place !== undefined; place = nextOf(sites, this.#ends[place]!)) cells++;
    return cells;
  }

  /** Returns the sites that are too near to a city on this field. These sites include the field itself. */
  near(field: Field): SiteSet {
    const known = this.#near.get(field);
    if (known !== undefined) return known;
    const near = sitesWhere(this.sites.length, (place) => isNear(this.#board, this.sites[place]!.field, field));
    this.#near.set(field, near);
    return near;
  }
}

/**
 * Groups sites by cell (see {@link Ground.sites}). In each group, the sites farthest from the middle of the board come
 * first. The groups are in the order of their first sites.
 */
function cornersFirst(board: Board, sites: readonly Site[]): readonly (readonly Site[])[] {
  const { hex } = board;
  const middle = (line: readonly number[]): number => {
    const places = sites.map(({ field }) => line[field]!);
    return (Math.min(...places) + Math.max(...places)) / 2;
  };
  const [x, y] = [middle(hex.x), middle(hex.y)];
  const far = ({ field }: Site): number => 4 * (hex.x[field]! - x) ** 2 + (hex.y[field]! - y) ** 2;
  const outermost = sites.toSorted((one, other) => far(other) - far(one) || one.field - other.field);
  return byCell(outermost, bestCells(board, sites));
}

/**
 * Chooses the grid of cells in which as few cells as possible contain sites that count for the condition `back`, so
 * that the search visits fewer cells. If no site counts for this condition, the function considers the cells of all
 * sites.
 */
function bestCells({ hex }: Board, sites: readonly Site[]): (site: Site) => number {
  const fitting = sites.some(({ isBack }) => isBack) ? sites.filter(({ isBack }) => isBack) : sites;
  const ways = Array.from({ length: CELL }, (_, shift) => ({ field }: Site): number => {
    const column = hex.x[field]!;
    return cellAt(column + shift, (hex.y[field]! - column) / 2);
  });
  const sharing = ways.map((cellOf) => byCell(fitting, cellOf).reduce((sum, { length }) => sum + length * length, 0));
  return ways[sharing.indexOf(Math.max(...sharing))]!;
}

/** Groups sites by cell. The cells are in the order of their first sites. */
function byCell(sites: readonly Site[], cellOf: (site: Site) => number): readonly (readonly Site[])[] {
  const cells = new Map<number, Site[]>();
  for (const site of sites) {
    const cell = cellOf(site);
    const there = cells.get(cell);
    if (there === undefined) cells.set(cell, [site]);
    else there.push(site);
  }
  return [...cells.values()];
}

/** Returns the {@link Ground} (all sites) of a side in a scenario. The result is cached. */
export const groundOf = /* @__PURE__ */ oncePerSide(
  (scenario: Scenario, side: Side) => new Ground(boardOf(scenario), sites(scenario, side)),
);

/**
 * Returns the number of the cell that contains a field. A cell is a field and all fields within two steps of it. The
 * three coordinates of a field are `q`, `r` and `-q - r`. The cells form a grid, whose two axes are not axes of these
 * coordinates.
 */
function cellAt(q: number, r: number): number {
  const third = (one: number, next: number): number => Math.floor((next + 8 * one) / CELL);
  const [a, b, c] = [third(q, r), third(r, -q - r), third(-q - r, q)];
  return 100 * Math.floor((1 + a - b) / 3) + Math.floor((1 + b - c) / 3);
}
