import { type DataShape, dataShapeOf, type ShapeEntry, type VariantCase } from './shape-of-data.ts';
import type { Hash } from './hash.ts';
import { copy, type Draft, mapSorted, settle } from './plain-data.ts';
import type { Schema } from './schema.ts';

/** The functions that copy, freeze and hash a part of a state. */
export interface Form<Data> {
  /** Returns a copy that is not frozen. */
  copy(data: Data): Draft<Data>;
  /**
   * Returns frozen data that is equal to `next`, which is a changed copy of `base`. The result shares every unchanged
   * branch with `base`. If nothing changed, returns `base` itself. The result shares no data with `next`, and `next` is
   * not modified.
   */
  settle(base: Data, next: Draft<Data>): Data;
  /** Adds data to a hash. Equal data give equal hashes. */
  hash(hash: Hash, data: Data | Draft<Data>): void;
}

/** Returns the {@link Form} of the data that fit a schema. */
export function formOf<Data>(schema: Schema<Data>): Form<Data> {
  return handlingOf(dataShapeOf(schema)) as unknown as Form<Data>;
}

/** The functions that copy, freeze and hash the data of one shape. */
interface Handling {
  copy(data: unknown): unknown;
  /** Same as {@link Form.settle}, except that `base` is `undefined` for new data. */
  settle(base: unknown, next: unknown): unknown;
  hash(hash: Hash, data: unknown): void;
}

const VALUE: Handling = {
  copy: (data) => data,
  settle: (_base, next) => next,
  hash: (hash, data) => hash.addValue(data),
};

/** The functions for data whose shape is not known in advance. */
const ANY: Handling = { copy, settle, hash: (hash, data) => hash.addAny(data) };

function handlingOf(shape: DataShape): Handling {
  switch (shape.kind) {
    case 'value':
      return VALUE;
    case 'optional':
      return optionally(handlingOf(shape.inner));
    case 'object':
      return handlingOfObject(shape.entries);
    case 'list':
      return handlingOfList(handlingOf(shape.item));
    case 'record':
      return handlingOfRecord(handlingOf(shape.value));
    case 'variant':
      return handlingOfVariant(shape.tag, shape.cases);
    case 'other':
      return ANY;
  }
}

function optionally(inner: Handling): Handling {
  return {
    copy: (data) => (isAbsent(data) ? data : inner.copy(data)),
    settle: (base, next) => (isAbsent(next) ? next : inner.settle(base ?? undefined, next)),
    hash(hash, data) {
      if (isAbsent(data)) hash.addValue(data);
      else {
        hash.add(1);
        inner.hash(hash, data);
      }
    },
  };
}

function isAbsent(data: unknown): data is undefined | null {
  return data === undefined || data === null;
}

type Data = Record<string, unknown>;
type List = readonly unknown[];

function handlingOfObject(entries: readonly ShapeEntry[]): Handling {
  const parts = entries.map(({ key, shape }) => ({ key, part: handlingOf(shape) }));
  return {
    copy(data: Data) {
      const result: Data = {};
      // An optional key that is absent stays absent.
      for (const { key, part } of parts) if (data[key] !== undefined) result[key] = part.copy(data[key]);
      return result;
    },
    settle(base: Data | undefined, next: Data) {
      const result: Data = {};
      let isSame = base !== undefined;
      for (const { key, part } of parts) {
        const before = base?.[key];
        const after = next[key] === undefined ? undefined : part.settle(before, next[key]);
        if (after !== undefined) result[key] = after;
        if (after !== before) isSame = false;
      }
      return isSame ? base : Object.freeze(result);
    },
    hash(hash, data: Data) {
      for (const { key, part } of parts) part.hash(hash, data[key]);
    },
  };
}

function handlingOfList(item: Handling): Handling {
  return {
    // With `Array.from`, V8 copies a frozen array as fast as any other array; with other methods, copying a frozen
    // array is slower.
    copy: (data: List) => (item === VALUE ? Array.from(data) : Array.from(data, (each) => item.copy(each))),
    settle(base: List | undefined, next: List) {
      const after = next.map((each, index) => item.settle(base?.[index], each));
      const isSame = base?.length === after.length && after.every((each, index) => each === base[index]);
      return isSame ? base : Object.freeze(after);
    },
    hash(hash, data: List) {
      hash.add(data.length);
      for (const each of data) item.hash(hash, each);
    },
  };
}

function handlingOfRecord(value: Handling): Handling {
  return {
    copy: (data: Data) => mapSorted(data, (each) => value.copy(each)),
    settle(base: Data | undefined, next: Data) {
      const after = mapSorted(next, (each, key) => value.settle(base?.[key], each));
      const keys = Object.keys(after);
      const isSame =
        base !== undefined &&
        keys.length === Object.keys(base).length &&
        keys.every((key) => Object.hasOwn(base, key) && after[key] === base[key]);
      return isSame ? base : Object.freeze(after);
    },
    hash(hash, data: Data) {
      const keys = Object.keys(data).sort();
      hash.add(keys.length);
      for (const key of keys) {
        hash.addValue(key);
        value.hash(hash, data[key]);
      }
    },
  };
}

function handlingOfVariant(tag: string, cases: readonly VariantCase[]): Handling {
  const byWord = new Map<unknown, Handling>(cases.map(({ word, entries }) => [word, handlingOfObject(entries)]));
  const handlingFor = (data: Data): Handling => byWord.get(data[tag]) ?? ANY;
  return {
    copy: (data: Data) => handlingFor(data).copy(data),
    settle: (base: Data | undefined, next: Data) =>
      handlingFor(next).settle(base?.[tag] === next[tag] ? base : undefined, next),
    hash: (hash, data: Data) => handlingFor(data).hash(hash, data),
  };
}
