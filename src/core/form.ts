import { copy, type Draft, isObject, settle } from './plain-data.ts';
import type { Schema } from './schema.ts';

/** Copies and freezes a part of a state. */
export interface Form<Data> {
  readonly schema: Schema<Data>;
  /** Returns a copy that is not frozen. */
  copy(data: Data): Draft<Data>;
  /**
   * Returns a changed copy as frozen data that shares every unchanged branch with `base`; `base` itself if nothing
   * changed. The copy is neither modified nor shared.
   */
  settle(base: Data, next: Draft<Data>): Data;
}

/** Returns the form for a schema. */
export function formOf<Data>(schema: Schema<Data>): Form<Data> {
  const handling = handlingOf(schema) ?? GENERIC;
  return {
    schema,
    copy: (data) => handling.copied(data) as Draft<Data>,
    settle: (base, next) => handling.settled(base, next) as Data,
  };
}

/** How to copy and freeze the data of one schema. */
interface Handling {
  copied(data: unknown): unknown;
  /** `base` is `undefined` for new data. */
  settled(base: unknown, next: unknown): unknown;
}

/** For data whose shape is not known in advance. */
const GENERIC: Handling = { copied: copy, settled: settle };

/** The properties of valibot schemas that are read here. */
interface Introspected {
  readonly kind: string;
  readonly pipe?: readonly Introspected[];
  readonly type: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly item?: Schema<unknown>;
  readonly value?: Schema<unknown>;
  readonly wrapped?: Schema<unknown>;
  readonly key?: unknown;
  readonly options?: readonly { readonly entries: Readonly<Record<string, { readonly literal?: unknown }>> }[];
}

const PRIMITIVES: ReadonlySet<string> = new Set(['boolean', 'literal', 'null', 'number', 'picklist', 'string']);

/** Returns `undefined` for values that need no copy: numbers, strings, booleans. */
function handlingOf(given: unknown): Handling | undefined {
  const { type, entries, item, value, wrapped, key, options } = lastSchemaOf(given as Introspected);
  if (PRIMITIVES.has(type)) return undefined;
  if (type === 'union' && options!.every((each) => handlingOf(each) === undefined)) return undefined;
  if (wrapped !== undefined) return optionally(handlingOf(wrapped));
  if (entries !== undefined) return handlingOfObject(entries);
  if (item !== undefined) return handlingOfList(handlingOf(item));
  if (type === 'record') return handlingOfRecord(handlingOf(value));
  if (typeof key === 'string' && options !== undefined) return handlingOfVariant(key, options);
  return GENERIC;
}

/** Returns the last schema of a pipe. The properties of a pipe itself are those of its first schema. */
function lastSchemaOf(schema: Introspected): Introspected {
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema');
  return last === undefined ? schema : lastSchemaOf(last);
}

function optionally(inner: Handling | undefined): Handling | undefined {
  if (inner === undefined) return undefined;
  return {
    copied: (data) => (isObject(data) ? inner.copied(data) : data),
    settled: (base, next) => (isObject(next) ? inner.settled(base ?? undefined, next) : next),
  };
}

type Data = Record<string, unknown>;
type List = readonly unknown[];

function handlingOfObject(entries: Readonly<Record<string, unknown>>): Handling {
  const keys = Object.keys(entries);
  const inner = keys.map((key) => handlingOf(entries[key]));
  return {
    copied(data: Data) {
      const result: Data = {};
      for (let index = 0; index < keys.length; index++) {
        const value = data[keys[index]!];
        // Optional keys stay absent.
        if (value === undefined) continue;
        const deeper = inner[index];
        result[keys[index]!] = deeper === undefined ? value : deeper.copied(value);
      }
      return result;
    },
    settled(base: Data = EMPTY, next: Data) {
      let changed: Data | undefined = base === EMPTY ? {} : undefined;
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index]!;
        const before = base[key];
        const value = next[key];
        const deeper = inner[index];
        const kept = deeper === undefined || value === undefined ? value : deeper.settled(before, value);
        if (changed === undefined) {
          if (kept === before) continue;
          changed = firstOf(base, keys, index);
        }
        if (kept !== undefined) changed[key] = kept;
      }
      return changed === undefined ? base : Object.freeze(changed);
    },
  };
}

/** Returns the first keys of an object. */
function firstOf(data: Data, keys: readonly string[], count: number): Data {
  const result: Data = {};
  for (let index = 0; index < count; index++) {
    const value = data[keys[index]!];
    if (value !== undefined) result[keys[index]!] = value;
  }
  return result;
}

function handlingOfList(inner: Handling | undefined): Handling {
  return {
    copied(data: List) {
      // The only method with which V8 copies a frozen array as fast as others.
      const result = Array.from(data);
      if (inner === undefined) return result;
      for (let index = 0; index < result.length; index++) result[index] = inner.copied(result[index]);
      return result;
    },
    settled(base: List = NONE, next: List) {
      const kept = inner === undefined ? next : next.map((item, index) => inner.settled(base[index], item));
      return isSame(base, kept) ? base : Object.freeze(Array.from(kept));
    },
  };
}

function isSame(one: List, other: List): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}

function handlingOfRecord(inner: Handling | undefined): Handling {
  return {
    copied: (data: Data) => mapped(data, (value) => (inner === undefined ? value : inner.copied(value))),
    settled(base: Data = EMPTY, next: Data) {
      const after = mapped(next, (value, key) => (inner === undefined ? value : inner.settled(base[key], value)));
      const keys = Object.keys(after);
      const same = keys.length === Object.keys(base).length && keys.every((key) => after[key] === base[key]);
      return same ? base : Object.freeze(after);
    },
  };
}

/** Returns a record with sorted keys. */
function mapped(data: Data, map: (value: unknown, key: string) => unknown): Data {
  const result: Data = {};
  for (const key of Object.keys(data).sort()) result[key] = map(data[key], key);
  return result;
}

function handlingOfVariant(key: string, options: NonNullable<Introspected['options']>): Handling {
  const byTag = new Map<unknown, Handling>();
  for (const { entries } of options) byTag.set(entries[key]?.literal, handlingOfObject(entries));
  const handlingFor = (data: Data): Handling => byTag.get(data[key]) ?? GENERIC;
  return {
    copied: (data: Data) => handlingFor(data).copied(data),
    settled: (base: Data | undefined, next: Data) =>
      handlingFor(next).settled(base?.[key] === next[key] ? base : undefined, next),
  };
}

const EMPTY: Data = Object.freeze({});
const NONE: List = Object.freeze([]);
