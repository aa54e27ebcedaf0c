/**
 * The choices of one step, as it has offered them: entries of one action, or of many that are never made until one of them
 * is asked for.
 *
 * @packageDocumentation
 */
import type { Inside, Offer } from './spec.ts';

/** What the numbers of an entry mean. */
const ONE = 0;
/** Its last field is each of some values. */
const EACH = 1;
/** Its last field runs from a value on. */
const RANGE = 2;
/** Its two fields run from two values on, the second one faster. */
const GRID = 3;
/** Every combination of its fields. */
const ALL = 4;

/** Where a step writes what it offers; it is emptied and filled again for each decision, which is why it is no plain list. */
export class Offers implements Offer<string> {
  size = 0;
  /** How many entries are in use. What the lists hold beyond is left over. */
  length = 0;
  readonly #types: string[] = [];
  readonly #sorts: number[] = [];
  /** The first number after each entry. */
  readonly #ends: number[] = [];
  /** Fields of one action, or those before the one that differs. */
  readonly #fields: (readonly Inside[])[] = [];
  /** Of EACH the values. */
  readonly #values: (readonly Inside[])[] = [];
  /** Of RANGE and GRID the first number; of GRID also the first one of the second field, and how many there are of that. */
  readonly #starts: number[] = [];
  readonly #columns: number[] = [];
  readonly #widths: number[] = [];

  clear(): void {
    this.size = 0;
    this.length = 0;
  }

  one(type: string, ...fields: readonly Inside[]): void {
    this.#fields[this.#add(type, 1, ONE)] = fields;
  }

  weighted(weight: number, type: string, ...fields: readonly Inside[]): void {
    if (weight > 0) this.#fields[this.#add(type, weight, ONE)] = fields;
  }

  each(type: string, values: readonly Inside[], ...fields: readonly Inside[]): void {
    if (values.length === 0) return;
    const entry = this.#add(type, values.length, EACH);
    this.#fields[entry] = fields;
    this.#values[entry] = values;
  }

  range(type: string, least: number, most: number, ...fields: readonly Inside[]): void {
    if (most < least) return;
    const entry = this.#add(type, most - least + 1, RANGE);
    this.#fields[entry] = fields;
    this.#starts[entry] = least;
  }

  grid(type: string, first: readonly [number, number], second: readonly [number, number]): void {
    const rows = first[1] - first[0] + 1;
    const columns = second[1] - second[0] + 1;
    if (rows <= 0 || columns <= 0) return;
    const entry = this.#add(type, rows * columns, GRID);
    this.#starts[entry] = first[0];
    this.#columns[entry] = second[0];
    this.#widths[entry] = columns;
  }

  /** Offers every combination of the fields of a type, of which there are `size`. */
  all(type: string, size: number): void {
    if (size > 0) this.#add(type, size, ALL);
  }

  /** The entry that a number from 0 to `size - 1` belongs to. */
  entryOf(number: number): number {
    const ends = this.#ends;
    let low = 0;
    let high = this.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (number < ends[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  typeOf(entry: number): string {
    return this.#types[entry]!;
  }

  /** How many numbers an entry has, or how much it weighs. */
  sizeOf(entry: number): number {
    return this.#ends[entry]! - this.firstOf(entry);
  }

  /** The first number of an entry. */
  firstOf(entry: number): number {
    return entry === 0 ? 0 : this.#ends[entry - 1]!;
  }

  /** Whether an entry has an action for each of its numbers, or one that weighs as much. */
  isMany(entry: number): boolean {
    return this.#sorts[entry] !== ONE;
  }

  /** The fields in the action of a number, which belongs to this entry; `undefined` if it is that combination of all. */
  fieldsOf(entry: number, number: number): readonly Inside[] | undefined {
    const rank = number - this.firstOf(entry);
    switch (this.#sorts[entry]) {
      case ONE:
        return this.#fields[entry]!;
      case EACH:
        return ending(this.#fields[entry]!, this.#values[entry]![rank]);
      case RANGE:
        return ending(this.#fields[entry]!, this.#starts[entry]! + rank);
      case GRID: {
        const width = this.#widths[entry]!;
        const row = Math.floor(rank / width);
        return [this.#starts[entry]! + row, this.#columns[entry]! + rank - row * width];
      }
      default:
        return undefined;
    }
  }

  #add(type: string, size: number, sort: number): number {
    const entry = this.length++;
    this.#types[entry] = type;
    this.#sorts[entry] = sort;
    this.#ends[entry] = this.size += size;
    return entry;
  }
}

function ending(fields: readonly Inside[], last: Inside): readonly Inside[] {
  return fields.length === 0 ? [last] : [...fields, last];
}
