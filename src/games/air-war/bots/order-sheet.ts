import type { NamedFlight, NamedOrder } from '../rules/orders.ts';
import type { Field } from '../rules/scenario-shape.ts';
import { LIMIT } from '../rules/units.ts';
import type { HexMap } from '../../../mechanics/hex-map.ts';

/**
 * The orders that a bot writes for one player. For each field, the sheet has the number of units that have no order
 * yet, and the number of units that will arrive. The sheet also has the moves that the bot has written so far.
 */
export class OrderSheet {
  readonly #hex: HexMap;
  readonly standing: Map<Field, number>;
  readonly #arriving = new Map<Field, number>();
  readonly #moves = new Map<string, NamedOrder>();
  readonly #closed: Uint8Array;

  constructor({ hex, own, closed }: { hex: HexMap; own: ReadonlyMap<Field, number>; closed: Uint8Array }) {
    this.#hex = hex;
    this.#closed = closed;
    this.standing = new Map(own);
  }

  get moves(): readonly NamedOrder[] {
    return [...this.#moves.values()];
  }

  hasRoom(field: Field): boolean {
    return (this.standing.get(field) ?? 0) + this.arriving(field) < LIMIT;
  }

  arriving(field: Field): number {
    return this.#arriving.get(field) ?? 0;
  }

  /** Returns the adjacent fields that units are allowed to enter. */
  around(from: Field): readonly Field[] {
    return (this.#hex.neighbours[from] as readonly Field[]).filter((to) => this.#closed[to] === 0);
  }

  fly({ from, to, count }: NamedFlight): void {
    bump(this.standing, this.#hex.byName.get(from) as Field, -count);
    bump(this.#arriving, this.#hex.byName.get(to) as Field, count);
  }

  step(from: Field, to: Field): void {
    bump(this.standing, from, -1);
    bump(this.#arriving, to, 1);
    const key = `${String(from)} ${String(to)}`;
    const count = (this.#moves.get(key)?.count ?? 0) + 1;
    const { names } = this.#hex;
    this.#moves.set(key, { from: names[from] as string, to: names[to] as string, count });
  }

  /**
   * Finds the shortest path from an overfull field to a field with room. From each field of this path except the last,
   * moves one unit to the next field of the path.
   */
  relieve(full: Field): void {
    const paths: Field[][] = [[full]];
    const seen = new Set([full]);
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const end = path.at(-1) as Field;
      if (end !== full && this.hasRoom(end)) {
        for (let index = 1; index < path.length; index++) this.step(path[index - 1] as Field, path[index] as Field);
        return;
      }
      for (const next of this.around(end)) {
        if (seen.has(next)) continue;
        seen.add(next);
        paths.push([...path, next]);
      }
    }
  }
}

/** Adds the number `by` to the count of a field. */
export function bump(counts: Map<Field, number>, field: Field, by: number): void {
  counts.set(field, (counts.get(field) ?? 0) + by);
}
