import type { HexBoard } from '../../../mechanics/hex.ts';
import type { Field } from './scenario-shape.ts';
import { LIMIT } from './units.ts';

/** Where units will stand, and which of them may still be moved. */
export interface Standing {
  /** Units on each field. */
  readonly counts: Uint16Array;
  /** Of these, the units without an order. */
  readonly left: Uint16Array;
}

/** On what they may be moved. */
export interface Ground {
  readonly hex: HexBoard;
  /** Fields that must not be entered, marked by 1. */
  readonly closed: Uint8Array;
  /** Rank of the last move that is written: only moves of a higher {@link rankOf} may follow. */
  readonly last: number;
}

/** Moves after which no field holds more than three units. */
export interface Relief {
  /** Units on each field after these moves. */
  readonly counts: Uint16Array;
  /** Units that they move from each field. */
  readonly moved: Uint16Array;
  /** None of them ranks lower; infinite if there are none. */
  readonly first: number;
}

/** Place of a move among all moves in the order in which they are written (AW-4.5). */
export function rankOf({ size }: HexBoard, from: Field, to: Field): number {
  return from * size + to;
}

/** The first field with more than three units; the number of fields if there is none. */
export function firstFull(counts: Uint16Array): Field {
  let field = 0;
  while (field < counts.length && counts[field]! <= LIMIT) field++;
  return field;
}

/** Moves that relieve all fields, late ones if possible; `undefined` if there are none. */
export function reliefOf(ground: Ground, standing: Standing): Relief | undefined {
  const full = firstFull(standing.counts);
  if (full === standing.counts.length) return { counts: standing.counts, moved: NOBODY, first: Infinity };
  // Moves from no earlier field than the first full one leave all freedom to what may be written before them.
  const late = rankOf(ground.hex, full, 0) - 1;
  return (ground.last < late ? relieved({ ...ground, last: late }, standing) : undefined) ?? relieved(ground, standing);
}

const NOBODY = /* @__PURE__ */ new Uint16Array(0);

function relieved(ground: Ground, standing: Standing): Relief | undefined {
  const shift = new Shift(ground, standing);
  return shift.relieveAll() ? shift : undefined;
}

/** Most fields beside a field. */
export const SIDES_OF_FIELD = 6;

/**
 * Moves that are planned, one surplus unit after the other. A surplus goes the shortest way to a field with room, and plans
 * made before are changed if they are in its way, so that a way is found whenever there is one.
 */
class Shift implements Relief {
  readonly counts: Uint16Array;
  readonly moved: Uint16Array;
  first = Infinity;
  readonly #ground: Ground;
  readonly #left: Uint16Array;
  /** Planned moves by field and place of the goal among its neighbours. */
  readonly #planned: Uint8Array;

  constructor(ground: Ground, { counts, left }: Standing) {
    this.#ground = ground;
    this.#left = left;
    this.counts = counts.slice();
    this.moved = new Uint16Array(counts.length);
    this.#planned = new Uint8Array(counts.length * SIDES_OF_FIELD);
  }

  /** Whether all fields could be relieved. */
  relieveAll(): boolean {
    for (let field = 0; field < this.counts.length; field++) {
      while (this.counts[field]! > LIMIT) if (!this.#relieve(field)) return false;
    }
    return true;
  }

  /**
   * Takes one surplus unit away from a field. On the way it is either a unit too many on a field (a node by the number of
   * the field), or a unit of a field that is to go somewhere (a node by this number and that of all fields).
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

  /** From a unit too many on a field: one of its own goes, or one that was to come goes elsewhere. */
  #waysOut(field: Field): number[] {
    const { size, neighbours } = this.#ground.hex;
    const ways = this.moved[field]! < this.#left[field]! ? [field + size] : [];
    for (const other of neighbours[field]!) {
      if (this.#planned[this.#edge(other, field)] !== 0) ways.push(other + size);
    }
    return ways;
  }

  /** From a unit that is to go somewhere: to a field beside, late moves first, or it stays after all. */
  #waysOn(field: Field): number[] {
    const { hex, closed, last } = this.#ground;
    const ways = [field];
    for (const to of hex.neighbours[field]!) {
      if (closed[to] === 0 && rankOf(hex, field, to) > last) ways.push(to);
    }
    return ways.reverse();
  }

  /** Changes the plans along a way, from its end. */
  #take(end: Field, cameFrom: Int32Array): void {
    const { size } = this.#ground.hex;
    for (let node = end; cameFrom[node] !== node; node = cameFrom[node]!) {
      const before = cameFrom[node]!;
      if (node < size) this.#plan(before - size, node, 1);
      else this.#plan(node - size, before, -1);
    }
  }

  /** One unit of a field goes to another one, or stays where it is; or, by -1, it does not. */
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
