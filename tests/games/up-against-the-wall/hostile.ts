/**
 * Creates hostile input: random values, some of which JSON cannot represent, and valid values in which one part is
 * changed.
 */
import fc from 'fast-check';
import type { Rng } from '../../../src/core/random.ts';

/** Numbers that code may handle in a special way. */
export const ODD_NUMBERS = [
  ...[0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** Names of inherited properties. */
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', 'then'];

/** Functions that create objects whose properties throw or change when they are read. */
const BITERS: readonly (() => unknown)[] = [
  () => ({
    get type() {
      throw new Error('A getter.');
    },
  }),
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('A proxy.');
        },
      },
    ),
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('A proxy.');
        },
        has: () => true,
        get: () => 'radicals',
      },
    ),
  () => new Proxy({}, { get: (_, key) => (key === 'length' ? 3 : undefined), has: () => true }),
  () => new Proxy([], {}),
  () => Object.defineProperty({}, 'type', { enumerable: true, get: () => Symbol('type') }),
  () => Object.create(null) as unknown,
  () => cyclicObject(),
  () => cyclicArray(),
  () => nested(20_000, (inner) => [inner]),
  () => nested(20_000, (inner) => ({ table: inner })),
  () => JSON.parse('{"__proto__":{"type":"end-move"},"player":"radicals"}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => Array.from({ length: 1000 }, () => []),
  () => 'x'.repeat(100_000),
  () => new Date(Number.NaN),
  () => new Map([['type', 'end-move']]),
  () => new Uint8Array(8),
  () => Symbol('action'),
  () => 10n,
  () => () => 'end-move',
  () => new String('end-move'),
  () => [, 1] as unknown,
];

/**
 * Functions that create values of all kinds. Each call creates a new value, because some values are hostile only on the
 * first read.
 */
export const anyValue: fc.Arbitrary<() => unknown> = fc.oneof(
  fc.jsonValue().map((value) => () => value),
  fc.constantFrom(...ODD_NUMBERS).map((value) => () => value),
  fc
    .anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    })
    .map((value) => () => value),
  fc.constantFrom(...BITERS),
);

/** A new value, created by a random function of {@link BITERS}. */
function biter(rng: Rng): unknown {
  return BITERS[rng.int(BITERS.length)]!();
}

/** A copy of plain JSON in which one part is changed, removed, duplicated or moved. */
export function mutated(original: unknown, rng: Rng): unknown {
  if (original === undefined) return original;
  const root = { value: JSON.parse(JSON.stringify(original)) as unknown };
  const places = placesIn(root);
  const place = places[rng.int(places.length)]!;
  const other = places[rng.int(places.length)]!;
  const { holder, key } = place;
  switch (rng.int(8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
      break;
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
      else define(holder, ODD_KEYS[rng.int(ODD_KEYS.length)]!, structuredClone(Reflect.get(holder, key)));
      break;
    case 2:
      define(holder, key, structuredClone(Reflect.get(other.holder, other.key)));
      break;
    case 3:
      define(holder, key, ODD_NUMBERS[rng.int(ODD_NUMBERS.length)]);
      break;
    case 4:
      define(holder, key, [null, true, false, '', 'radicals', 'alumni', [], {}][rng.int(8)]);
      break;
    default: {
      const value: unknown = Reflect.get(holder, key);
      if (typeof value === 'number') define(holder, key, value + rng.int(5) - 2);
      else if (typeof value === 'boolean') define(holder, key, !value);
      else if (Array.isArray(value)) value.reverse();
      else define(holder, key, structuredClone(Reflect.get(other.holder, other.key)));
    }
  }
  return root.value;
}

/** A copy in which one part is a hostile value, or a property that throws after some reads. */
export function poisoned(original: object, rng: Rng): unknown {
  const copy = JSON.parse(JSON.stringify(original)) as object;
  const places = placesIn(copy);
  const { holder, key } = places[rng.int(places.length)]!;
  if (rng.int(3) === 0) {
    const value: unknown = Reflect.get(holder, key);
    let reads = rng.int(4);
    // The first reads of the property return the valid value. Later reads throw an error.
    Object.defineProperty(holder, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        if (reads-- <= 0) throw new Error('A getter.');
        return value;
      },
    });
  } else define(holder, key, biter(rng));
  return copy;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => [
    { holder, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

/** Sets an own property, even if its name is `__proto__`. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function cyclicObject(): object {
  const cycle: Record<string, unknown> = { type: 'deploy-all', player: 'radicals' };
  cycle['piles'] = cycle;
  cycle['table'] = cycle;
  return cycle;
}

function cyclicArray(): unknown[] {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  return cycle;
}

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = around(value);
  return value;
}
