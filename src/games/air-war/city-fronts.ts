/**
 * Which of the cities that a sweep of the board has placed still reach sites to come: its front.
 *
 * Fronts are numbered as they are met, and what becomes of one at a site is worked out once: it is the same whatever is
 * asked of the board.
 *
 * @packageDocumentation
 */
import type { Board } from './board.ts';
import { isNear, type Site } from './city-sites.ts';

/** The fronts of one course over some sites. Front 0 has no cities. */
export class Fronts {
  /** In the order of the course. */
  readonly sites: readonly Site[];
  /** By place: the last one that a city there reaches. */
  readonly #reach: readonly number[];
  readonly #board: Board;
  /** By number: the places of the cities, in order. */
  readonly #ahead: (readonly number[])[] = [[]];
  readonly #numbers = new Map([['', 0]]);
  /** By place, then by front: the front behind it, without a city there and with one; -1 where there may be none. */
  readonly #kept: number[][];
  readonly #added: number[][];
  readonly #less: (readonly number[])[] = [];

  constructor(board: Board, sites: readonly Site[]) {
    this.#board = board;
    this.sites = sites;
    this.#reach = sites.map(({ field }) => sites.findLastIndex((other) => isNear(board, field, other.field)));
    this.#kept = sites.map(() => []);
    this.#added = sites.map(() => []);
  }

  /** The front behind a site without a city. */
  kept(front: number, place: number): number {
    const known = this.#kept[place] as number[];
    return (known[front] ??= this.#numberOf(this.#behind(this.#ahead[front] as readonly number[], place)));
  }

  /** The front behind a site with a city; `undefined` if one ahead is too near. */
  added(front: number, place: number): number | undefined {
    const known = this.#added[place] as number[];
    const added = (known[front] ??= this.#frontWith(this.#ahead[front] as readonly number[], place));
    return added < 0 ? undefined : added;
  }

  /** The fronts that have one city less than a front. */
  lessThan(front: number): readonly number[] {
    const ahead = this.#ahead[front] as readonly number[];
    return (this.#less[front] ??= ahead.map((_, left) => this.#numberOf(ahead.toSpliced(left, 1))));
  }

  #frontWith(ahead: readonly number[], place: number): number {
    const { field } = this.sites[place] as Site;
    const isTaken = ahead.some((other) => isNear(this.#board, (this.sites[other] as Site).field, field));
    return isTaken ? -1 : this.#numberOf(this.#behind([...ahead, place], place));
  }

  #behind(cities: readonly number[], place: number): readonly number[] {
    return cities.filter((city) => (this.#reach[city] as number) > place);
  }

  #numberOf(ahead: readonly number[]): number {
    const key = ahead.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#ahead.length);
    return this.#ahead.push(ahead) - 1;
  }
}
