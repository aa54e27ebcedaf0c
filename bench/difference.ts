/** The first difference between two values. */
export interface Difference {
  /** The path of the difference, for example `table.pieces.radicals.3`. */
  readonly path: string;
  readonly old: unknown;
  readonly now: unknown;
}

/**
 * Returns the first difference between two plain values. The order of keys and the order of items in a `Set` do not
 * matter.
 */
export function difference(path: string, old: unknown, now: unknown): Difference | undefined {
  if (Object.is(old, now)) return undefined;
  if (old instanceof Set && now instanceof Set) return differenceOfSets(path, [...old], [...now]);
  if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) return { path, old, now };
  for (const key in old) {
    const found = difference(`${path}.${key}`, old[key], now[key]);
    if (found !== undefined) return found;
  }
  for (const key in now) if (!(key in old)) return { path: `${path}.${key}`, old: undefined, now: now[key] };
  return undefined;
}

/** Returns the first item that only one of the sets contains. */
function differenceOfSets(path: string, old: readonly unknown[], now: readonly unknown[]): Difference | undefined {
  if (difference(path, old, now) === undefined) return undefined; // The order is equal, so sorting is not necessary.
  const [oldTexts, newTexts] = [old.map(textOf), now.map(textOf)];
  const [wanted, known] = [new Set(newTexts), new Set(oldTexts)];
  const gone = old.find((_item, index) => !wanted.has(oldTexts[index]!));
  const added = now.find((_item, index) => !known.has(newTexts[index]!));
  if (gone !== undefined || added !== undefined) return { path, old: gone, now: added };
  return difference(`${path}.length`, old.length, now.length); // One set contains an item more often than the other.
}

/** Returns a value as JSON with sorted keys. If this text is long, shortens it. */
export function shortText(value: unknown): string {
  const text = value === undefined ? 'nothing' : textOf(value);
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
