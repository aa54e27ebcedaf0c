import * as v from 'valibot';
import { type Json, MalformedError } from '../core/errors.ts';
import { copy, isObject } from '../core/plain-data.ts';
import type { Schema } from '../core/schema.ts';

/** Schema of any JSON value. The schema copies the value. */
export const json: Schema<Json> = v.pipe(
  v.custom<Json>(isJson, 'Expected plain JSON data'),
  v.transform((value) => copy<unknown>(value) as Json),
);

/** Schema of a JSON object. The schema copies the object. */
export const jsonObject: Schema<Readonly<Record<string, Json>>> = v.pipe(
  v.custom<Readonly<Record<string, Json>>>((value) => isJson(value) && isRecord(value), 'Expected a JSON object'),
  v.transform((value) => copy<unknown>(value) as Readonly<Record<string, Json>>),
);

/** Schema of a whole number, 0 or more. */
export const count: Schema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Schema of a time or a duration in milliseconds. */
export const milliseconds: Schema<number> = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Schema of a name or an id: 1 to 200 characters. */
export const label: Schema<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * Schema of any value that `structuredClone` can copy. The schema copies the whole value, and refuses values such as
 * functions.
 */
export const cloned: Schema<unknown> = v.pipe(
  v.unknown(),
  v.transform((value) => structuredClone(value)),
);

/** Parses a text as JSON; returns `undefined` if the text is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Same as {@link jsonIn}, but throws {@link core.MalformedError} if the text is not JSON. */
export function valueIn(text: string): unknown {
  const value = jsonIn(text);
  if (value === undefined) throw new MalformedError('', 'Expected JSON');
  return value;
}

/** The field in which Immer stores the state of a draft. All versions and copies of Immer use this field. */
const DRAFT = Symbol.for('immer-state');

/**
 * Throws an error if the data is a draft of Immer. Without this check, the result of a function would contain parts of
 * the draft, and a draft becomes invalid when its reducer ends. The caller must convert the draft with the copy of the
 * package Immer that created it, because other copies cannot convert it.
 *
 * @throws {@link core.MalformedError} if the data is a draft.
 */
export function refuseDraft(path: string, data: object): void {
  if ((data as { readonly [DRAFT]?: unknown })[DRAFT] === undefined) return;
  throw new MalformedError(path, 'Expected plain data, not a draft of Immer: pass `original(draft)`');
}

/** Whether JavaScript gives a name a special meaning. Keys and paths must not contain a name with a special meaning. */
export function isReserved(name: string | number): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype';
}

/** Whether the value is an object but not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

function isJson(value: unknown): boolean {
  // A list with gaps is not JSON.
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isJson);
  if (!isRecord(value)) return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, each]) => !isReserved(key) && isJson(each));
}
