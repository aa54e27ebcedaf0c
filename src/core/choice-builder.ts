import type { ActionKind } from './action-kind.ts';
import type { Combination } from './combination.ts';
import type { AnyAction, GameTypes } from './game.ts';
import type { FieldValue, ChoiceBuilder } from './spec.ts';

/** What the numbers of an entry mean. */
type Sort =
  /** One action, which weighs as much as there are numbers. */
  | 'one'
  /** Its last field is each of some values. */
  | 'each'
  /** Its last field runs from a value on. */
  | 'range'
  /** Another field does. */
  | 'range-at'
  /** Its two fields run from two values on, the second one faster. */
  | 'grid'
  /** Its fields are a function of it. */
  | 'numbered'
  /** Combinations of its fields, by their numbers. */
  | 'all';

const NONE: readonly never[] = [];

const nothing = (): readonly FieldValue[] => NONE;

/** One line of what is offered. It is written again and again, and all are of one form, which keeps their use fast. */
export class Entry {
  type = '';
  sort: Sort = 'one';
  /** Its first number, and the first one after it. */
  start = 0;
  end = 0;
  /** How many fields are given: those of one action, or those before the one that differs. */
  given = 0;
  first: FieldValue = undefined;
  second: FieldValue = undefined;
  third: FieldValue = undefined;
  more: readonly FieldValue[] = NONE;
  /** Of 'each' the values. */
  values: readonly FieldValue[] = NONE;
  /** Of all that run the least value; of 'grid' also that of the second field, and how many it has. */
  least = 0;
  column = 0;
  width = 0;
  /** Of 'range-at' the place of the field that runs. */
  place = 0;
  /** Of 'numbered' the fields of each number. */
  make: (rank: number) => readonly FieldValue[] = nothing;

  /** How many numbers it has, or how much it weighs. */
  get size(): number {
    return this.end - this.start;
  }

  give(fields: readonly FieldValue[]): void {
    const given = fields.length;
    // Mostly none are given now, and none were before.
    if (given + this.given === 0) return;
    this.given = given;
    // Field by field: a list that nobody keeps is never made.
    this.first = given > 0 ? fields[0] : undefined;
    this.second = given > 1 ? fields[1] : undefined;
    this.third = given > 2 ? fields[2] : undefined;
    this.more = given > 3 ? fields.slice(3) : NONE;
  }

  /** The fields in the action of a number that belongs to it; it must be of this kind. */
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

  /** The fields that are given, with one more at its place. */
  #around<G extends GameTypes>(kind: ActionKind<G>, running: FieldValue): Combination<AnyAction<G>> {
    const given = [this.first, this.second, this.third, ...this.more].slice(0, this.given);
    return kind.combinationOfAll(given.toSpliced(this.place, 0, running));
  }

  /** The fields that are given, and this last one. */
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

/** Where a phase writes what it offers; it is emptied and filled again for each decision, which is why it is no plain list. */
export class Offers implements ChoiceBuilder<string> {
  size = 0;
  /** How many entries are in use. What the list holds beyond is left over. */
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
    if (weight % 1 !== 0 || weight < 0) throw new RangeError(`"${type}" weighs ${String(weight)}.`);
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

  /** Offers `size` combinations of the fields of a type, from the one with number `least` on. */
  all(type: string, size: number, least = 0): void {
    if (size > 0) this.#add(type, size, 'all').least = least;
  }

  /** The entry at a place from 0 to `length - 1`. */
  entry(place: number): Entry {
    return this.#entries[place]!;
  }

  /** The entry that a number from 0 to `size - 1` belongs to. */
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
