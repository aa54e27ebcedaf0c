import * as v from 'valibot';
import type { DataOf } from '../../../core/declaration.ts';
import { type Field, fieldId, type FieldId, positive, whole } from './scenario-shape.ts';

/** Units by field, in actions and events. */
export type Piles = Readonly<Record<FieldId, number>>;

const pileEntries = { field: whole, count: positive };

/**
 * Units placed but not yet revealed.
 *
 * @interface
 */
export type Pile = DataOf<typeof pileEntries>;

/** Shape of a {@link Pile}. */
export const pileShape = v.strictObject(pileEntries);

/** Shape of {@link Piles}: at least one unit on each field named. */
export const pilesShape = v.record(fieldId, positive);

/** Most units of a colour on a field after the moves (AW-4.1). */
export const LIMIT = 3;

/** How many units there are in piles or orders. */
export function total(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

/** How many units stand on a field. */
export function unitsOn(units: readonly Field[], field: Field): number {
  let count = 0;
  for (let index = firstFrom(units, field); units[index] === field; index++) count++;
  return count;
}

/** Calls `visit` with each field on which units stand, in order, and how many they are. */
export function forEachPile(units: readonly Field[], visit: (field: Field, count: number) => void): void {
  for (let start = 0; start < units.length;) {
    const field = units[start]!;
    let end = start + 1;
    while (units[end] === field) end++;
    visit(field, end - start);
    start = end;
  }
}

/** How many units stand on each field, by its number. */
export function countsOf(units: readonly Field[], size: number): Uint16Array {
  const counts = new Uint16Array(size);
  for (let index = 0; index < units.length; index++) {
    const field = units[index]!;
    counts[field] = counts[field]! + 1;
  }
  return counts;
}

/** Puts one more unit into a list, or several. */
export function addUnit(units: Field[], field: Field, count = 1): void {
  for (let added = 0; added < count; added++) units.splice(firstFrom(units, field), 0, field);
}

/** Takes some units of a field out of a list that has them. */
export function removeUnits(units: Field[], field: Field, count: number): void {
  units.splice(firstFrom(units, field), count);
}

/** Place in the list of the first unit on this field or a later one. */
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
