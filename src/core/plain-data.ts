/** Data without `readonly`, so that rules can change it. */
export type Draft<Data> = Data extends object ? { -readonly [Key in keyof Data]: Draft<Data[Key]> } : Data;

/**
 * Copies plain data deeply; the copy is not frozen. No key can be `__proto__`, because the input checks refuse this
 * key.
 */
export function copy<Data>(data: Data): Draft<Data> {
  return copied(data) as Draft<Data>;
}

function copied(data: unknown): unknown {
  if (!isObject(data)) return data;
  if (!Array.isArray(data)) return copiedRecord(data);
  // This is a loop, because V8 has no fast path for `slice` and similar methods on frozen arrays.
  const result: unknown[] = [];
  for (let index = 0; index < data.length; index++) {
    const item: unknown = data[index];
    result.push(typeof item === 'object' ? copied(item) : item);
  }
  return result;
}

function copiedRecord(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // This is a loop, because spreading objects of many different shapes is slower than copying the keys one by one.
  const result: Record<string, unknown> = {};
  for (const key in data) {
    const value = data[key];
    result[key] = typeof value === 'object' ? copied(value) : value;
  }
  return result;
}

/**
 * Returns a changed copy as frozen data. Changed objects and arrays are new; unchanged objects and arrays are shared
 * with the original.
 *
 * @param base - The original of `next`, deeply frozen.
 * @param next - The copy, changed or unchanged. The function neither modifies the copy nor keeps parts of it, so
 *   callers can change the copy again.
 * @returns `base` itself if nothing changed.
 */
export function settle<Data>(base: Data, next: Data): Data {
  return settled(base, next) as Data;
}

function settled(base: unknown, next: unknown): unknown {
  if (!isObject(next) || base === next) return next;
  return Array.isArray(next) ? settledArray(base, next) : settledRecord(base, next);
}

function settledArray(base: unknown, next: readonly unknown[]): unknown {
  const before: readonly unknown[] = Array.isArray(base) ? base : [];
  const after = next.map((item, index) => settled(before[index], item));
  const isSame = before === base && before.length === after.length && after.every((item, at) => item === before[at]);
  return isSame ? base : Object.freeze(after);
}

function settledRecord(base: unknown, next: Readonly<Record<string, unknown>>): unknown {
  const before = isObject(base) && !Array.isArray(base) ? base : {};
  const after: Record<string, unknown> = {};
  let isSame = before === base;
  let surplus = 0;
  for (const key in next) {
    after[key] = settled(before[key], next[key]);
    if (after[key] !== before[key]) isSame = false;
    surplus++;
  }
  for (const _ in before) surplus--;
  return isSame && surplus === 0 ? base : Object.freeze(after);
}

/** Freezes plain data deeply, in place, and returns the data. */
export function deepFreeze<Data>(data: Data): Data {
  if (isObject(data) && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}

/** Whether data is plain and deeply frozen, so that it can never change. May throw if the data is a proxy. */
export function isConstant(data: unknown): boolean {
  if (!isObject(data)) return true;
  if (!Object.isFrozen(data) || !PLAIN.includes(Object.getPrototypeOf(data))) return false;
  for (const key of Object.getOwnPropertyNames(data)) {
    const property = Object.getOwnPropertyDescriptor(data, key)!;
    if (!('value' in property && isConstant(property.value))) return false;
  }
  return true;
}

const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype, null];

/** Returns a record that has the keys of a given record in sorted order, and a new value for each key. */
export function mapSorted<Value, Result>(
  data: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  const result: Record<string, Result> = {};
  for (const key of Object.keys(data).sort()) result[key] = map(data[key] as Value, key);
  return result;
}

/** Whether two values are equal plain data. The order of keys does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** Whether a value is an object or an array. */
export function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
