/**
 * The ground on which a side's cities stand, made ready for searching.
 *
 * @packageDocumentation
 */
import { type Board, boardOf } from './board.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';

/** The sites of one side. */
export class Ground {
  /** From the corners inwards: in a corner a city is in the way of the fewest others. */
  readonly sites: readonly Site[];
  /** By field: which of some hexagons of 19 fields it lies in. No two cities of a side stand in one. */
  readonly cells: readonly number[];
  readonly cellCount: number;
  readonly #board: Board;
  /** By field. */
  readonly #near: (Uint8Array | undefined)[];

  constructor(board: Board, sites: readonly Site[]) {
    const { x, y } = board.hex;
    const numbers = new Map<number, number>();
    const numberOf = (cell: number): number => numbers.get(cell) ?? numbers.set(cell, numbers.size).size - 1;
    this.#board = board;
    this.#near = x.map(() => undefined);
    this.sites = cornersFirst(board, sites);
    this.cells = x.map((column, field) => numberOf(cellAt(column, (y[field]! - column) / 2)));
    this.cellCount = numbers.size;
  }

  /** By field: 1 if it is a site that is too near this one for a second city. */
  near(field: Field): Uint8Array {
    return (this.#near[field] ??= this.#madeNear(field));
  }

  #madeNear(field: Field): Uint8Array {
    const near = new Uint8Array(this.#board.hex.size);
    for (const site of this.sites) if (isNear(this.#board, site.field, field)) near[site.field] = 1;
    return near;
  }
}

/** Those farthest from their middle first. */
function cornersFirst({ hex }: Board, sites: readonly Site[]): readonly Site[] {
  const middle = (line: readonly number[]): number => {
    const places = sites.map(({ field }) => line[field]!);
    return (Math.min(...places) + Math.max(...places)) / 2;
  };
  const [x, y] = [middle(hex.x), middle(hex.y)];
  const far = ({ field }: Site): number => 4 * (hex.x[field]! - x) ** 2 + (hex.y[field]! - y) ** 2;
  return sites.toSorted((one, other) => far(other) - far(one) || one.field - other.field);
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
  const third = (one: number, next: number): number => Math.floor((next + 8 * one) / 19);
  const [a, b, c] = [third(q, r), third(r, -q - r), third(-q - r, q)];
  return 100 * Math.floor((1 + a - b) / 3) + Math.floor((1 + b - c) / 3);
}
