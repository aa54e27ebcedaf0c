/**
 * The ground on which a side's cities stand, made ready for searching: which sites are near each other, and which of them
 * meet a condition. A site is told by its place in the order of `sites`.
 *
 * @packageDocumentation
 */
import { type Board, boardOf } from './board.ts';
import { isNear, type Site, sites } from './city-sites.ts';
import type { Field, Scenario } from './scenario-shape.ts';
import { oncePerSide, type Side } from './sides.ts';

/** The sites of one side. */
export class Ground {
  readonly sites: readonly Site[];
  /** All places. */
  readonly all: readonly number[];
  /** The places at the back boundary. */
  readonly back: readonly number[];
  /** Most boundaries that one site stands at. */
  readonly cover: number;
  readonly #board: Board;
  /** By boundary, as its bit. */
  readonly #at = new Map<number, readonly number[]>();
  /** By field. */
  readonly #near: (readonly number[] | undefined)[];

  constructor(board: Board, sites: readonly Site[]) {
    this.#board = board;
    this.sites = sites;
    this.all = [...sites.keys()];
    this.#near = board.zones.map(() => undefined);
    this.back = this.all.filter((place) => sites[place]!.isBack);
    this.cover = sites.reduce((most, { boundaries }) => Math.max(most, bits(boundaries)), 1);
  }

  /** The places at a boundary, which is given as a bit. */
  at(boundary: number): readonly number[] {
    let places = this.#at.get(boundary);
    if (places === undefined) {
      places = this.all.filter((place) => (this.sites[place]!.boundaries & boundary) !== 0);
      this.#at.set(boundary, places);
    }
    return places;
  }

  /** The places of all sites on which no city may stand beside one on this field. */
  near(field: Field): readonly number[] {
    return (this.#near[field] ??= this.all.filter((place) => isNear(this.#board, this.sites[place]!.field, field)));
  }
}

/** The ground of a side in a scenario. */
export const groundOf = /* @__PURE__ */ oncePerSide(
  (scenario: Scenario, side: Side) => new Ground(boardOf(scenario), sites(scenario, side)),
);

/** How many bits are set. */
export function bits(mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) sum++;
  return sum;
}
