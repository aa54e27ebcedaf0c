import * as v from 'valibot';
import type { Schema } from './schema.ts';

/** Schema of a whole number from `least` to `most`. */
export function atLeast(least: number, most = Number.MAX_SAFE_INTEGER): v.GenericSchema<number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}

/** Schema of an id in kebab-case with at most 60 characters: `'black-students'`. */
export const kebabId: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab-case'),
  v.maxLength(60),
  v.check((text) => text !== 'constructor' && text !== 'prototype', 'This word is reserved and cannot be an id'),
);

/** Whether a scenario is printed, reconstructed or invented. */
export const provenance = v.picklist(['printed', 'reconstructed', 'invented']);

/** Schema of an object with these entries. The caller must ensure that these entries describe `Data`. */
export function shapeOf<Data>(entries: v.ObjectEntries): Schema<Data> {
  const shape: v.GenericSchema = v.strictObject(entries);
  return shape as Schema<Data>;
}
