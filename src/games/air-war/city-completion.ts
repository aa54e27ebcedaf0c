/**
 * A search for cities that complete some others so that all conditions are met.
 *
 * The missing cities are placed one after the other, each time for what is hardest to get. What comes to nothing is given
 * up early: too few cells of the board are left for what is asked, or the same question came to nothing before, or a site
 * is no better than one that came to nothing.
 *
 * @packageDocumentation
 */
import type { Demand, Missing } from './city-conditions.ts';
import type { Ground } from './city-ground.ts';
import type { Site } from './city-sites.ts';
import type { Field } from './scenario-shape.ts';

/** Sites for all cities that are missing beside some; `undefined` if there are none. */
export function completion(
  ground: Ground,
  standing: readonly Site[],
  { count, demands }: Missing,
): readonly Site[] | undefined {
  const wanted = [count, ...demands.map(({ least }) => least)];
  if (wanted.some((least) => least > count)) return undefined;
  const near = standing.map(({ field }) => ground.near(field));
  const open = ground.sites.filter(({ field }) => near.every((line) => line[field] === 0));
  const fields = open.map(({ field }) => field);
  const found = new Search(ground, open, demands).from(fields, wanted);
  return found && ground.sites.filter(({ field }) => found.includes(field));
}

/** Which demands a city on a site meets, as bits. The first is that it is a city. */
type Kind = number;

/** How many cities are missing, then how many of them each demand asks for. */
type Wanted = readonly number[];

class Search {
  readonly #ground: Ground;
  /** By field. */
  readonly #kinds: Uint16Array;
  /** Those that there are. */
  readonly #allKinds: readonly Kind[];
  /** Whether cities of the right kinds would do for what is wanted if none were near another. */
  readonly #would = new Map<string, boolean>();
  /** What has been asked. As the search ends with the first answer, nothing has come of it. */
  readonly #asked = new Set<string>();

  constructor(ground: Ground, open: readonly Site[], demands: readonly Demand[]) {
    // Of sites as far back and at the same boundaries each demand counts all or none.
    const kinds = new Map<number, Kind>();
    const kindOf = (site: Site): Kind =>
      demands.reduce((kind, { isMetBy }, bit) => (isMetBy(site) ? kind | (2 << bit) : kind), 1);
    this.#ground = ground;
    this.#kinds = new Uint16Array(ground.cells.length);
    for (const site of open) {
      const place = 16 * site.back + site.boundaries;
      const kind = kinds.get(place) ?? kindOf(site);
      kinds.set(place, kind);
      this.#kinds[site.field] = kind;
    }
    this.#allKinds = [...new Set(kinds.values())];
  }

  /** Fields for all missing cities among those that are open; `undefined` if there are none. */
  from(open: readonly Field[], wanted: Wanted): readonly Field[] | undefined {
    if (wanted[0] === 0) return [];
    const isUseful: boolean[] = [];
    for (const kind of this.#allKinds) isUseful[kind] = this.#wouldDo(without(wanted, kind));
    let left: readonly Field[] = open.filter((field) => isUseful[this.#kinds[field]!]);
    const key = String.fromCharCode(...wanted, ...left);
    if (this.#asked.has(key)) return undefined;
    this.#asked.add(key);
    for (;;) {
      const field = this.#next(left, wanted);
      if (field === undefined) return undefined;
      const near = this.#ground.near(field);
      const others = this.from(
        left.filter((other) => near[other] === 0),
        without(wanted, this.#kinds[field]!),
      );
      if (others !== undefined) return [field, ...others];
      left = this.#withoutWorse(left, field, wanted);
    }
  }

  #wouldDo(wanted: Wanted): boolean {
    if (wanted.some((least) => least > wanted[0]!)) return false;
    const demand = wanted.findLastIndex((least) => least > 0);
    if (demand <= 0) return true;
    const key = String.fromCharCode(...wanted);
    const known = this.#would.get(key);
    if (known !== undefined) return known;
    const would = this.#allKinds.some((kind) => meets(kind, demand) && this.#wouldDo(without(wanted, kind)));
    this.#would.set(key, would);
    return would;
  }

  /** The first field for the demand that is hardest to meet; `undefined` if there are too few, or it has been asked. */
  #next(open: readonly Field[], wanted: Wanted): Field | undefined {
    const { cells, cellCount } = this.#ground;
    const kindsIn = new Uint16Array(cellCount);
    for (const field of open) kindsIn[cells[field]!]! |= this.#kinds[field]!;
    const counts = wanted.map(() => 0);
    for (const kind of kindsIn)
      for (let demand = 0; kind >> demand > 0; demand++) counts[demand]! += (kind >> demand) & 1;
    const choices = wanted.map((least, demand) => (least > 0 ? counts[demand]! / least : Number.POSITIVE_INFINITY));
    const fewest = Math.min(...choices);
    if (fewest < 1) return undefined;
    const demand = choices.lastIndexOf(fewest);
    return open.find((field) => meets(this.#kinds[field]!, demand));
  }

  /**
   * Open fields without one of which nothing came, and without those in whose place it could stand: fields near it that
   * meet no other demand and leave no other city room that it does not leave.
   */
  #withoutWorse(open: readonly Field[], field: Field, wanted: Wanted): readonly Field[] {
    const near = this.#ground.near(field);
    const around = open.filter((other) => near[other] === 1);
    const mask = wanted.reduce((kinds, least, demand) => (least > 0 ? kinds | (1 << demand) : kinds), 0);
    const extra = mask & ~this.#kinds[field]!;
    const isWorse = (other: Field): boolean => {
      if (near[other] === 0 || (this.#kinds[other]! & extra) !== 0) return false;
      const nearOther = this.#ground.near(other);
      return around.every((each) => nearOther[each] === 1);
    };
    return open.filter((other) => !isWorse(other));
  }
}

function meets(kind: Kind, demand: number): boolean {
  return ((kind >> demand) & 1) === 1;
}

/** What is wanted beside a city of a kind. */
function without(wanted: Wanted, kind: Kind): Wanted {
  return wanted.map((least, demand) => (meets(kind, demand) ? Math.max(0, least - 1) : least));
}
