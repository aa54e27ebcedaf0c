import { bitAt, bitCount } from './bits.ts';
import type { FieldValue, ChoiceBuilder } from './spec.ts';

/** How an entry computes the fields of an action from the number of a choice. */
type Sort =
  /** One action. The entry has as many choices as the weight of this action. */
  | 'one'
  /** One action for each given value, which becomes the last field of the action. */
  | 'each'
  /** One action for each set bit; the number of the bit becomes the last field of the action. */
  | 'bits'
  /** One action for each number of a range; the number becomes the last field of the action. */
  | 'range'
  /** Same as 'range', but the number becomes a field other than the last field. */
  | 'range-at'
  /** One action for each pair of numbers from two ranges; the second number changes faster. */
  | 'grid'
  /** Several actions; a function returns the fields of the action with a given number. */
  | 'numbered'
  /** One action for each of several consecutive combinations of field values. */
  | 'all';

const NONE: readonly never[] = [];

const nothing = (): readonly FieldValue[] => NONE;

/**
 * The choices that one call of a {@link ChoiceBuilder} offered. Entries are reused. All entries have the same object
 * shape, because V8 then runs the code faster.
 */
export class Entry {
  type = '';
  sort: Sort = 'one';
  /** The number of the first choice of the entry. `end` is the number of the last choice plus 1. */
  start = 0;
  end = 0;
  /** The values of those fields that are the same in all actions of the entry. */
  first: FieldValue = undefined;
  second: FieldValue = undefined;
  third: FieldValue = undefined;
  fourth: FieldValue = undefined;
  /** For the sort 'each': the values of the last field. */
  values: readonly FieldValue[] = NONE;
  /**
   * For the sort 'bits': a whole number; the numbers of its set bits are the values of the last field. For ranges and
   * grids: the least value of the first varying field. For 'grid', `column` is the least value of the second field, and
   * `width` is the number of values of the second field.
   */
  least = 0;
  column = 0;
  width = 0;
  /** For the sort 'range-at': the index of the varying field. */
  place = 0;
  /** For the sort 'numbered': returns the fields of the action with the given number. */
  make: (rank: number) => readonly FieldValue[] = nothing;

  /** The number of choices in the entry. For an entry of the sort 'one', this number is the weight of the action. */
  get size(): number {
    return this.end - this.start;
  }

  /**
   * Sets the values of those fields that are the same in all actions of the entry. The values are separate parameters,
   * because a list would cost an allocation for each choice.
   */
  give(first: FieldValue, second: FieldValue, third: FieldValue, fourth: FieldValue): void {
    this.first = first;
    this.second = second;
    this.third = third;
    this.fourth = fourth;
  }

  /**
   * Returns the fields of the choice that has the given number. This entry must contain the choice.
   *
   * @param arity - Number of fields of the action.
   * @param combinationAt - For 'all': returns the combination of field values that has the given number.
   */
  fieldsAt(arity: number, number: number, combinationAt: (number: number) => readonly unknown[]): readonly unknown[] {
    const rank = number - this.start;
    switch (this.sort) {
      case 'one':
        return this.#given(arity);
      case 'each':
      case 'bits':
      case 'range':
        return [...this.#given(arity - 1), this.lastAt(rank)];
      case 'range-at':
        return this.#given(arity - 1).toSpliced(this.place, 0, this.least + rank);
      case 'grid': {
        const inRow = rank % this.width;
        return [this.least + (rank - inRow) / this.width, this.column + inRow];
      }
      case 'numbered':
        return this.make(rank);
      case 'all':
        return combinationAt(this.least + rank);
    }
  }

  /** For 'each', 'bits' and 'range': returns the last field of the action that has the index `rank` in the entry. */
  lastAt(rank: number): FieldValue {
    if (this.sort === 'each') return this.values[rank];
    return this.sort === 'bits' ? bitAt(this.least, rank) : this.least + rank;
  }

  /**
   * Returns the value of a field that is the same in all actions of the entry. The index counts only such fields, from
   * 0.
   */
  given(index: number): FieldValue {
    return index === 0 ? this.first : index === 1 ? this.second : index === 2 ? this.third : this.fourth;
  }

  #given(count: number): readonly FieldValue[] {
    return [this.first, this.second, this.third, this.fourth].slice(0, count);
  }
}

/** The choices of a phase. The list is cleared and refilled for each decision, so that entries are reused. */
export class ChoiceList implements ChoiceBuilder<string> {
  size = 0;
  /** The number of entries that contain choices. Later entries of the list are unused. */
  length = 0;
  readonly #entries: Entry[] = [];

  clear(): void {
    this.size = 0;
    this.length = 0;
  }

  one(type: string, first?: FieldValue, second?: FieldValue, third?: FieldValue, fourth?: FieldValue): void {
    this.#add(type, 1, 'one').give(first, second, third, fourth);
  }

  weighted(
    weight: number,
    type: string,
    first?: FieldValue,
    second?: FieldValue,
    third?: FieldValue,
    fourth?: FieldValue,
  ): void {
    if (weight % 1 !== 0 || weight < 0)
      throw new RangeError(
        `Expected a whole number of at least 0 as the weight of "${type}" but received ${String(weight)}.`,
      );
    if (weight > 0) this.#add(type, weight, 'one').give(first, second, third, fourth);
  }

  each(
    type: string,
    values: readonly FieldValue[],
    first?: FieldValue,
    second?: FieldValue,
    third?: FieldValue,
    fourth?: FieldValue,
  ): void {
    if (values.length === 0) return;
    const entry = this.#add(type, values.length, 'each');
    entry.give(first, second, third, fourth);
    entry.values = values;
  }

  eachBit(
    type: string,
    bits: number,
    first?: FieldValue,
    second?: FieldValue,
    third?: FieldValue,
    fourth?: FieldValue,
  ): void {
    if (bits === 0) return;
    const entry = this.#add(type, bitCount(bits), 'bits');
    entry.give(first, second, third, fourth);
    entry.least = bits;
  }

  range(
    type: string,
    least: number,
    most: number,
    first?: FieldValue,
    second?: FieldValue,
    third?: FieldValue,
    fourth?: FieldValue,
  ): void {
    if (most < least) return;
    const entry = this.#add(type, most - least + 1, 'range');
    entry.give(first, second, third, fourth);
    entry.least = least;
  }

  rangeAt(
    place: number,
    type: string,
    [least, most]: readonly [number, number],
    first?: FieldValue,
    second?: FieldValue,
    third?: FieldValue,
    fourth?: FieldValue,
  ): void {
    if (most < least) return;
    const entry = this.#add(type, most - least + 1, 'range-at');
    entry.give(first, second, third, fourth);
    entry.least = least;
    entry.place = place;
  }

  grid(type: string, first: readonly [number, number], second: readonly [number, number]): void {
    const rows = first[1] - first[0] + 1;
    const columns = second[1] - second[0] + 1;
    if (rows <= 0 || columns <= 0) return;
    const entry = this.#add(type, rows * columns, 'grid');
    entry.least = first[0];
    entry.column = second[0];
    entry.width = columns;
  }

  numbered(type: string, size: number, fieldsAt: (rank: number) => readonly FieldValue[]): void {
    if (size > 0) this.#add(type, size, 'numbered').make = fieldsAt;
  }

  /** Offers `size` combinations of the fields of an action type, starting with combination number `least`. */
  all(type: string, size: number, least = 0): void {
    if (size > 0) this.#add(type, size, 'all').least = least;
  }

  /** Returns an entry by index, from 0 to `length - 1`. */
  entry(place: number): Entry {
    return this.#entries[place]!;
  }

  /** Returns the entry that contains the choice with this number (from 0 to `size - 1`). */
  entryOf(number: number): Entry {
    const entries = this.#entries;
    let low = 0;
    let high = this.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (number < entries[middle]!.end) high = middle;
      else low = middle + 1;
    }
    return entries[low]!;
  }

  #add(type: string, size: number, sort: Sort): Entry {
    const place = this.length++;
    if (place === this.#entries.length) this.#entries.push(new Entry());
    const entry = this.#entries[place]!;
    entry.type = type;
    entry.sort = sort;
    entry.start = this.size;
    entry.end = this.size += size;
    return entry;
  }
}
