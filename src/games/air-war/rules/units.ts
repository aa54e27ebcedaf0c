import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { type Field, fieldId, type FieldId, positive, whole } from './scenario-shape.ts';

/** The number of units on each field, in actions and events. */
export type Piles = Readonly<Record<FieldId, number>>;

const pileEntries = { field: whole, count: positive };

/**
 * Units that a player has placed on a field, and has not revealed yet.
 *
 * @interface
 */
export type Pile = DataOf<typeof pileEntries>;

/** Shape of a {@link Pile}. */
export const pileShape = v.strictObject(pileEntries);

/** Shape of {@link Piles}. Each field has at least one unit. */
export const pilesShape = v.record(fieldId, positive);

/** Maximum number of units of a side on a field after the moves (AW-4.1). */
export const LIMIT = 3;

/** Returns the total number of units in piles or orders. */
export function total(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the number of units on a field. */
export function unitsOn(units: readonly Field[], field: Field): number {
  let count = 0;
  for (let index = firstFrom(units, field); units[index] === field; index++) count++;
  return count;
}

/**
 * Calls `visit` for each field with units, in the order of the fields. `visit` also receives the number of units on the
 * field.
 */
export function forEachPile(units: readonly Field[], visit: (field: Field, count: number) => void): void {
  for (let start = 0; start < units.length;) {
    const field = units[start]!;
    let end = start + 1;
    while (units[end] === field) end++;
    visit(field, end - start);
    start = end;
  }
}

/** Returns the number of units on each field, indexed by field. */
export function countsOf(units: readonly Field[], size: number): Uint16Array {
  const counts = new Uint16Array(size);
  for (let index = 0; index < units.length; index++) {
    const field = units[index]!;
    counts[field] = counts[field]! + 1;
  }
  return counts;
}

/** Adds `count` units on a field to a sorted list that contains the field of each unit. */
export function addUnit(units: Field[], field: Field, count = 1): void {
  for (let added = 0; added < count; added++) units.splice(firstFrom(units, field), 0, field);
}

/** Removes `count` units on a field from a sorted list that contains the field of each unit. */
export function removeUnits(units: Field[], field: Field, count: number): void {
  units.splice(firstFrom(units, field), count);
}

/** Returns the index of the first unit on this field or on a later field. */
export function firstFrom(units: readonly Field[], field: Field): number {
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]! < field) low = middle + 1;
    else high = middle;
  }
  return low;
}
