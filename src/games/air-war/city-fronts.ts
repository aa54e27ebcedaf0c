/**
 * Which of the cities that a sweep of the board has placed still reach sites to come: its front.
 *
 * A front is a number, met by what it has: its newest city, and the front of the others. What becomes of it is the same
 * whatever is asked of the board, and wherever on the board the sites lie.
 *
 * @packageDocumentation
 */

/** Which cities reach sites to come: a number of {@link Fronts}. */
export type Front = number;

/** What the number of a front is multiplied by to make room for a place beside it. */
const PLACES = 256;

/** The fronts of one course. Front 0 has no cities. */
export class Fronts {
  /** By place, then by place: whether cities on both would be too near each other. */
  readonly #near: readonly (readonly boolean[])[];
  /** By place: the last one that a city there reaches. */
  readonly #reach: readonly number[];
  /** By front: its newest city, the front of the others, and the first place behind which it has a city less. */
  readonly #newest = [-1];
  readonly #others = [0];
  readonly #until = [Number.MAX_SAFE_INTEGER];
  /** By a front and a place: the front with a city there, too. */
  readonly #with = new Map<number, Front>();
  /** By front: what came of it at the place that was asked about last. A sweep asks for each thing that it counts. */
  readonly #asked: [keptAt: number, kept: Front, addedAt: number, added: Front][] = [[-1, 0, -1, 0]];
  readonly #less: (readonly Front[] | undefined)[] = [[]];

  /** Of fewer than 256 places. */
  constructor(near: readonly (readonly boolean[])[]) {
    this.#near = near;
    this.#reach = near.map((line) => line.lastIndexOf(true));
  }

  /** The front behind a place without a city. */
  kept(front: Front, place: number): Front {
    if (this.#until[front]! > place) return front;
    const asked = this.#asked[front]!;
    if (asked[0] !== place) [asked[0], asked[1]] = [place, this.#behind(front, place)];
    return asked[1];
  }

  /** The front behind a place with a city; `undefined` if one ahead is too near. */
  added(front: Front, place: number): Front | undefined {
    const asked = this.#asked[front]!;
    if (asked[2] !== place) [asked[2], asked[3]] = [place, this.#withCity(front, place)];
    return asked[3] < 0 ? undefined : asked[3];
  }

  /** The fronts that have one city less than a front. */
  lessThan(front: Front): readonly Front[] {
    return (this.#less[front] ??= this.#madeLess(front));
  }

  #behind(front: Front, place: number): Front {
    const [city, others] = [this.#newest[front]!, this.kept(this.#others[front]!, place)];
    return this.#reach[city]! > place ? this.#numberOf(others, city) : others;
  }

  /** Below 0 if a city ahead is too near. */
  #withCity(front: Front, place: number): Front {
    const near = this.#near[place]!;
    for (let rest = front; rest !== 0; rest = this.#others[rest]!) if (near[this.#newest[rest]!] === true) return -1;
    const others = this.kept(front, place);
    return this.#reach[place]! > place ? this.#numberOf(others, place) : others;
  }

  #madeLess(front: Front): readonly Front[] {
    const [city, others] = [this.#newest[front]!, this.#others[front]!];
    return [others, ...this.lessThan(others).map((less) => this.#numberOf(less, city))];
  }

  #numberOf(others: Front, newest: number): Front {
    const key = others * PLACES + newest;
    const known = this.#with.get(key);
    if (known !== undefined) return known;
    const made = this.#newest.push(newest) - 1;
    this.#others.push(others);
    this.#until.push(Math.min(this.#until[others]!, this.#reach[newest]!));
    this.#asked.push([-1, 0, -1, 0]);
    this.#less.push(undefined);
    this.#with.set(key, made);
    return made;
  }
}
