import type { HexMap } from '../../../mechanics/hex-map.ts';
import type { Field } from './scenario-shape.ts';
import { LIMIT } from './units.ts';

/** The positions of units after the written orders, and the units that can still move. */
export interface Standing {
  /** For each field, the number of units on this field. */
  readonly counts: Uint16Array;
  /** For each field, the number of units without an order. */
  readonly left: Uint16Array;
}

/** The board, with the restrictions on moves. */
export interface Ground {
  readonly hex: HexMap;
  /** For each field, 1 if units must not enter it, else 0. */
  readonly closed: Uint8Array;
  /**
   * The rank of the last written move (see {@link rankOf}). Only moves with a higher rank can be written after that
   * move.
   */
  readonly last: number;
}

/** Moves that leave at most three units on each field. */
export interface Relief {
  /** For each field, the number of units after these moves. */
  readonly counts: Uint16Array;
  /** For each field, the number of units that leave it with these moves. */
  readonly moved: Uint16Array;
  /** The lowest rank of these moves; infinite if there are no moves. */
  readonly first: number;
}

/** Returns the position of a move in the order in which moves are written (AW-4.5). */
export function rankOf({ size }: HexMap, from: Field, to: Field): number {
  return from * size + to;
}

/**
 * Returns the first field with more than three units. If there is no such field, returns the number of fields of the
 * board.
 */
export function firstFull(counts: Uint16Array): Field {
  let field = 0;
  while (field < counts.length && counts[field]! <= LIMIT) field++;
  return field;
}

/**
 * Returns moves that leave at most three units on each field; `undefined` if there are no such moves. The function
 * prefers moves with high ranks.
 */
export function reliefOf(ground: Ground, standing: Standing): Relief | undefined {
  const full = firstFull(standing.counts);
  if (full === standing.counts.length) return { counts: standing.counts, moved: NOBODY, first: Infinity };
  // Late moves are moves from the first overfull field or from a later field. The function tries late moves first: if
  // they are sufficient, the player can still write moves from earlier fields.
  const late = rankOf(ground.hex, full, 0) - 1;
  return (ground.last < late ? relieved({ ...ground, last: late }, standing) : undefined) ?? relieved(ground, standing);
}

const NOBODY = /* @__PURE__ */ new Uint16Array(0);

function relieved(ground: Ground, standing: Standing): Relief | undefined {
  const shift = new Shift(ground, standing);
  return shift.relieveAll() ? shift : undefined;
}

/** The maximum number of fields that are adjacent to a field. */
export const SIDES_OF_FIELD = 6;

/**
 * Plans moves for the surplus units one by one, with augmenting paths as in a maximum-flow algorithm. A surplus unit
 * uses the shortest path to a field with room, and this path can change earlier plans. Therefore the search finds a
 * path whenever there is one.
 */
class Shift implements Relief {
  readonly counts: Uint16Array;
  readonly moved: Uint16Array;
  first = Infinity;
  readonly #ground: Ground;
  readonly #left: Uint16Array;
  /**
   * For each field and each of its neighbours, the number of units that are planned to move from the field to this
   * neighbour.
   */
  readonly #planned: Uint8Array;

  constructor(ground: Ground, { counts, left }: Standing) {
    this.#ground = ground;
    this.#left = left;
    this.counts = counts.slice();
    this.moved = new Uint16Array(counts.length);
    this.#planned = new Uint8Array(counts.length * SIDES_OF_FIELD);
  }

  /** Plans moves for the surplus units of all fields. Returns `true` if it was possible to plan all these moves. */
  relieveAll(): boolean {
    for (let field = 0; field < this.counts.length; field++) {
      while (this.counts[field]! > LIMIT) if (!this.#relieve(field)) return false;
    }
    return true;
  }

  /**
   * Uses a breadth-first search to plan the path of one surplus unit. The search has two nodes for each field: at node
   * `field`, the field has one unit too many; at node `size + field`, a unit of the field must either move or stay.
   */
  #relieve(start: Field): boolean {
    const { size } = this.#ground.hex;
    const cameFrom = new Int32Array(2 * size).fill(-1);
    cameFrom[start] = start;
    const queue = [start];
    for (let index = 0; index < queue.length; index++) {
      const node = queue[index]!;
      if (node < size && this.counts[node]! < LIMIT) {
        this.#take(node, cameFrom);
        return true;
      }
      for (const next of node < size ? this.#waysOut(node) : this.#waysOn(node - size)) {
        if (cameFrom[next] !== -1) continue;
        cameFrom[next] = node;
        queue.push(next);
      }
    }
    return false;
  }

  /**
   * For a field with one unit too many, returns the next nodes of the search: either a unit leaves the field, or a unit
   * that was planned to arrive moves to another field.
   */
  #waysOut(field: Field): number[] {
    const { size, neighbours } = this.#ground.hex;
    const ways = this.moved[field]! < this.#left[field]! ? [field + size] : [];
    for (const other of neighbours[field]!) {
      if (this.#planned[this.#edge(other, field)] !== 0) ways.push(other + size);
    }
    return ways;
  }

  /**
   * For a unit that moves or stays, returns the next nodes of the search: the adjacent fields (late moves first), then
   * the unit's own field.
   */
  #waysOn(field: Field): number[] {
    const { hex, closed, last } = this.#ground;
    const ways = [field];
    for (const to of hex.neighbours[field]!) {
      if (closed[to] === 0 && rankOf(hex, field, to) > last) ways.push(to);
    }
    return ways.reverse();
  }

  /** Changes the planned moves along a path, from the end of the path to its start. */
  #take(end: Field, cameFrom: Int32Array): void {
    const { size } = this.#ground.hex;
    for (let node = end; cameFrom[node] !== node; node = cameFrom[node]!) {
      const before = cameFrom[node]!;
      if (node < size) this.#plan(before - size, node, 1);
      else this.#plan(node - size, before, -1);
    }
  }

  /**
   * If `by` is 1, plans that a unit on `from` moves to `to`. If `by` is -1, removes this plan. If `from` and `to` are
   * the same field, the unit stays.
   */
  #plan(from: Field, to: Field, by: 1 | -1): void {
    this.counts[to]! += by;
    if (from === to) {
      this.moved[from]! -= by;
      return;
    }
    this.#planned[this.#edge(from, to)]! += by;
    if (by === 1) this.first = Math.min(this.first, rankOf(this.#ground.hex, from, to));
  }

  #edge(from: Field, to: Field): number {
    return from * SIDES_OF_FIELD + this.#ground.hex.neighbours[from]!.indexOf(to);
  }
}
