import { type Board, boardOf } from './board.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';
import { nextOf, placesWhere, type SiteSet } from './site-set.ts';

/** The fields of a cell. */
const CELL = 19;

/** Sites that are alike to all conditions. */
export interface SiteClass {
  /** One of them. */
  readonly site: Site;
  readonly places: SiteSet;
}

/** The sites of one side. */
export class Ground {
  /**
   * Cell after cell, from the corners inwards: in a corner a city is in the way of the fewest others. A site is named by
   * its place here. A cell is one of some hexagons of 19 fields, which cover the board; no two cities of a side stand in one.
   */
  readonly sites: readonly Site[];
  /** Sites as far back and at the same boundaries, of which every condition counts all or none. */
  readonly classes: readonly SiteClass[];
  /** By place of a site. */
  readonly classOf: readonly number[];
  /** By place of a site, the first place of the next cell. */
  readonly #ends: readonly number[];
  readonly #board: Board;
  /** The place of each site by its field. */
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
      places: placesWhere(places.length, (place) => places[place] === kind),
    }));
    this.classOf = places.map((kind) => kinds.indexOf(kind));
    let end = 0;
    this.#ends = cells.flatMap((cell) => {
      end += cell.length;
      return cell.map(() => end);
    });
  }

  /** In how many cells some sites lie: there is room for no more cities of a side on them. */
  cellsWith(sites: SiteSet): number {
    let cells = 0;
    for (let place = nextOf(sites, 0); place !== undefined; place = nextOf(sites, this.#ends[place]!)) cells++;
    return cells;
  }

  /** The sites that are too near a field for a second city, itself included. */
  near(field: Field): SiteSet {
    const known = this.#near.get(field);
    if (known !== undefined) return known;
    const near = placesWhere(this.sites.length, (place) => isNear(this.#board, this.sites[place]!.field, field));
    this.#near.set(field, near);
    return near;
  }
}

/** Sites by their cell; the cells and sites farthest from their middle first. */
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
 * Of the ways to lay out cells the one that fits the sites at the back best: where most of them share a cell, the fewest
 * cities have room on what is left of them. Without such sites it is the one that fits all best.
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

/** Sites cell by cell, the cells in the order of their first sites. */
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

/** The ground of a side in a scenario. */
export const groundOf = /* @__PURE__ */ oncePerSide(
  (scenario: Scenario, side: Side) => new Ground(boardOf(scenario), sites(scenario, side)),
);

/**
 * The cell in which a field lies when the plane is laid out with hexagons of 19 fields, two steps around a middle one.
 * The three axes of the fields are `q`, `r` and the negative sum of both; a cell has two axes of its own.
 */
function cellAt(q: number, r: number): number {
  const third = (one: number, next: number): number => Math.floor((next + 8 * one) / CELL);
  const [a, b, c] = [third(q, r), third(r, -q - r), third(-q - r, q)];
  return 100 * Math.floor((1 + a - b) / 3) + Math.floor((1 + b - c) / 3);
}
