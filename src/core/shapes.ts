import * as v from 'valibot';
import type { Schema } from './schema.ts';

/** Shape of a whole number. */
export function atLeast(least: number, most = Number.MAX_SAFE_INTEGER): v.GenericSchema<number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}

/** Shape of an id in kebab-case: `'black-students'`, at most 60 characters. */
export const kebabId: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Expected an id in kebab-case'),
  v.maxLength(60),
  v.check((text) => text !== 'constructor' && text !== 'prototype', 'This word cannot be an id'),
);

/** Whether a scenario is as printed, reconstructed from what is known, or made up. */
export const provenance = v.picklist(['printed', 'reconstructed', 'invented']);

/** Shape of an object with these entries. The caller answers for it that they describe `Data`. */
export function shapeOf<Data>(entries: v.ObjectEntries): Schema<Data> {
  const shape: v.GenericSchema = v.strictObject(entries);
  return shape as Schema<Data>;
}
