/** Where two values first differ. */
export interface Difference {
  /** `table.pieces.radicals.3`. */
  readonly path: string;
  readonly old: unknown;
  readonly now: unknown;
}

/**
 * Where two plain values first differ, if they do. The order of keys makes no difference, nor does the order of items in a
 * `Set`.
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

/** The first items that only one of them has. */
function differenceOfSets(path: string, old: readonly unknown[], now: readonly unknown[]): Difference | undefined {
  if (difference(path, old, now) === undefined) return undefined; // In the same order, which is soon seen.
  const [oldTexts, newTexts] = [old.map(textOf), now.map(textOf)];
  const [wanted, known] = [new Set(newTexts), new Set(oldTexts)];
  const gone = old.find((_item, index) => !wanted.has(oldTexts[index]!));
  const added = now.find((_item, index) => !known.has(newTexts[index]!));
  if (gone !== undefined || added !== undefined) return { path, old: gone, now: added };
  return difference(`${path}.length`, old.length, now.length); // Some item is there more often.
}

/** A value as JSON with its keys in order, in short if it is long. */
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
