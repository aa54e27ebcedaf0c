/**
 * The choices of one step, as it has offered them: entries of one action, or of a range of actions.
 *
 * @packageDocumentation
 */
import type { Inside, Offer } from './spec.ts';

/** Where a step writes what it offers; it is emptied and filled again for each decision, which is why it is no plain list. */
export class Offers implements Offer<string> {
  size = 0;
  /** How many entries are in use. What the lists hold beyond is left over. */
  length = 0;
  readonly #types: string[] = [];
  readonly #fields: [Inside[], Inside[], Inside[], Inside[]] = [[], [], [], []];
  /** Which field runs from its value on; -1 if none does. */
  readonly #runs: number[] = [];
  /** The first number after each entry. */
  readonly #ends: number[] = [];

  clear(): void {
    this.size = 0;
    this.length = 0;
  }

  one(type: string, first?: Inside, second?: Inside, third?: Inside, fourth?: Inside): void {
    this.#add(1, -1, type);
    this.#fill(first, second, third, fourth);
  }

  weighted(weight: number, type: string, first?: Inside, second?: Inside, third?: Inside, fourth?: Inside): void {
    if (weight === 0) return;
    this.#add(weight, -1, type);
    this.#fill(first, second, third, fourth);
  }

  range(type: string, least: number, most: number, ...fields: readonly Inside[]): void {
    this.rangeAt(fields.length, type, least, most, fields[0], fields[1], fields[2]);
  }

  // Fields one by one here, and no list of them: a step may offer hundreds of ranges.
  rangeAt(
    place: number,
    type: string,
    least: number,
    most: number,
    first?: Inside,
    second?: Inside,
    third?: Inside,
  ): void {
    if (most < least) return;
    this.#add(most - least + 1, place, type);
    if (place === 0) this.#fill(least, first, second, third);
    else if (place === 1) this.#fill(first, least, second, third);
    else if (place === 2) this.#fill(first, second, least, third);
    else this.#fill(first, second, third, least);
  }

  /** The entry that a number from 0 to `size - 1` belongs to. */
  entryOf(number: number): number {
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (number < this.#ends[middle]!) high = middle;
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
  isRange(entry: number): boolean {
    return this.#runs[entry]! >= 0;
  }

  /** What a field holds in the action of a number, which belongs to this entry. */
  fieldOf(entry: number, field: 0 | 1 | 2 | 3, number: number): Inside {
    const value = this.#fields[field][entry];
    return this.#runs[entry] === field ? (value as number) + number - this.firstOf(entry) : value;
  }

  #add(size: number, run: number, type: string): void {
    const entry = this.length++;
    this.#types[entry] = type;
    this.#runs[entry] = run;
    this.#ends[entry] = this.size += size;
  }

  /** Fills in the last entry. */
  #fill(first: Inside, second: Inside, third: Inside, fourth: Inside): void {
    const entry = this.length - 1;
    const [firsts, seconds, thirds, fourths] = this.#fields;
    firsts[entry] = first;
    seconds[entry] = second;
    thirds[entry] = third;
    fourths[entry] = fourth;
  }
}
