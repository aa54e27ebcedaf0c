import type { ActionKind } from './action-kind.ts';
import type { Combination } from './combination.ts';
import type { AnyAction, GameTypes } from './game.ts';
import type { FieldValue, ChoiceBuilder } from './spec.ts';

/** How the numbers of an entry map to fields. */
type Sort =
  /** One action; its weight is the count of numbers. */
  | 'one'
  /** The last field takes each of several values. */
  | 'each'
  /** The last field counts up from a value. */
  | 'range'
  /** Another field counts up. */
  | 'range-at'
  /** Two fields count up, the second one faster. */
  | 'grid'
  /** The fields are a function of the number. */
  | 'numbered'
  /** Combinations of fields, by their numbers. */
  | 'all';

const NONE: readonly never[] = [];

const nothing = (): readonly FieldValue[] => NONE;

/** One call of a {@link ChoiceBuilder}. Entries are reused, and all have the same object shape, which is faster. */
export class Entry {
  type = '';
  sort: Sort = 'one';
  /** First number, and the number after the last one. */
  start = 0;
  end = 0;
  /** Number of given fields: all fields of one action, or the fields before the varying one. */
  given = 0;
  first: FieldValue = undefined;
  second: FieldValue = undefined;
  third: FieldValue = undefined;
  more: readonly FieldValue[] = NONE;
  /** For 'each': the values. */
  values: readonly FieldValue[] = NONE;
  /** For ranges: the least value. For 'grid' also the least value of the second field and the number of its values. */
  least = 0;
  column = 0;
  width = 0;
  /** For 'range-at': the index of the varying field. */
  place = 0;
  /** For 'numbered': the fields of each number. */
  make: (rank: number) => readonly FieldValue[] = nothing;

  /** The count of numbers, or the weight. */
  get size(): number {
    return this.end - this.start;
  }

  give(fields: readonly FieldValue[]): void {
    const given = fields.length;
    // Usually there are no fields now and there were none before.
    if (given + this.given === 0) return;
    this.given = given;
    // Field by field, which avoids a list.
    this.first = given > 0 ? fields[0] : undefined;
    this.second = given > 1 ? fields[1] : undefined;
    this.third = given > 2 ? fields[2] : undefined;
    this.more = given > 3 ? fields.slice(3) : NONE;
  }

  /** Returns the fields of the action with a number of this entry. The kind must be that of the entry. */
  combinationAt<G extends GameTypes>(kind: ActionKind<G>, setup: object, number: number): Combination<AnyAction<G>> {
    const rank = number - this.start;
    switch (this.sort) {
      case 'one':
        return kind.combinationOf(this.first, this.second, this.third, this.more);
      case 'each':
        return this.#ending(kind, this.values[rank]);
      case 'range':
        return this.#ending(kind, this.least + rank);
      case 'grid': {
        const inRow = rank % this.width;
        return kind.combinationOf(this.least + (rank - inRow) / this.width, this.column + inRow);
      }
      case 'range-at':
        return this.#around(kind, this.least + rank);
      case 'numbered':
        return kind.combinationOfAll(this.make(rank));
      case 'all':
        return kind.combinationAt(setup, this.least + rank);
    }
  }

  /** The given fields, with the varying field inserted at its index. */
  #around<G extends GameTypes>(kind: ActionKind<G>, running: FieldValue): Combination<AnyAction<G>> {
    const given = [this.first, this.second, this.third, ...this.more].slice(0, this.given);
    return kind.combinationOfAll(given.toSpliced(this.place, 0, running));
  }

  /** Combines the given fields with this last field. */
  #ending<G extends GameTypes>(kind: ActionKind<G>, last: FieldValue): Combination<AnyAction<G>> {
    switch (this.given) {
      case 0:
        return kind.combinationOf(last);
      case 1:
        return kind.combinationOf(this.first, last);
      case 2:
        return kind.combinationOf(this.first, this.second, last);
      default:
        return kind.combinationOf(this.first, this.second, this.third, [...this.more, last]);
    }
  }
}

/** The choices of a phase. Cleared and refilled for each decision, so that entries are reused. */
export class ChoiceList implements ChoiceBuilder<string> {
  size = 0;
  /** Number of entries in use. Later entries of the list are unused. */
  length = 0;
  readonly #entries: Entry[] = [];

  clear(): void {
    this.size = 0;
    this.length = 0;
  }

  one(type: string, ...fields: readonly FieldValue[]): void {
    this.#add(type, 1, 'one').give(fields);
  }

  weighted(weight: number, type: string, ...fields: readonly FieldValue[]): void {
    if (weight % 1 !== 0 || weight < 0)
      throw new RangeError(
        `Expected a whole number of at least 0 as the weight of "${type}" but received ${String(weight)}.`,
      );
    if (weight > 0) this.#add(type, weight, 'one').give(fields);
  }

  each(type: string, values: readonly FieldValue[], ...fields: readonly FieldValue[]): void {
    if (values.length === 0) return;
    const entry = this.#add(type, values.length, 'each');
    entry.give(fields);
    entry.values = values;
  }

  range(type: string, least: number, most: number, ...fields: readonly FieldValue[]): void {
    if (most < least) return;
    const entry = this.#add(type, most - least + 1, 'range');
    entry.give(fields);
    entry.least = least;
  }

  rangeAt(
    place: number,
    type: string,
    [least, most]: readonly [number, number],
    ...fields: readonly FieldValue[]
  ): void {
    if (most < least) return;
    const entry = this.#add(type, most - least + 1, 'range-at');
    entry.give(fields);
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

  /** Offers `size` combinations of the fields of a type, starting at number `least`. */
  all(type: string, size: number, least = 0): void {
    if (size > 0) this.#add(type, size, 'all').least = least;
  }

  /** Returns an entry by index, from 0 to `length - 1`. */
  entry(place: number): Entry {
    return this.#entries[place]!;
  }

  /** Returns the entry of a number from 0 to `size - 1`. */
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
