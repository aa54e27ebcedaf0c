import { applyPatches, enablePatches } from 'immer';
import * as v from 'valibot';
import { type Json, MalformedError } from '../core/errors.ts';
import { isEqual, isObject } from '../core/plain-data.ts';
import type { Schema } from '../core/schema.ts';
import { count, isRecord, isReserved, json } from './json.ts';

/** The path of a value: the keys and indices that lead to it. */
export type Path = readonly (string | number)[];

/** One change of JSON data, in the format of immer's patches. The patches of a list are applied in order. */
export type Patch =
  | {
      /** If the parent of the path is a list, `add` inserts the value before the index. */
      readonly op: 'add' | 'replace';
      readonly path: Path;
      readonly value: Json;
    }
  | { readonly op: 'remove'; readonly path: Path };

/** One change of JSON data, in the format of RFC 6902 (JSON Patch). */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** Schema of a list of patches. */
export const patchesShape: Schema<readonly Patch[]> = /* @__PURE__ */ (() => {
  const path = v.array(v.union([v.string(), count]));
  return v.array(
    v.variant('op', [
      v.strictObject({ op: v.picklist(['add', 'replace']), path, value: json }),
      v.strictObject({ op: v.literal('remove'), path }),
    ]),
  );
})();

/**
 * Returns the patches that turn `before` into `after`. The function skips branches that both values share. The function
 * replaces a whole branch if the JSON of the patches is then shorter.
 *
 * @param before - JSON data; not modified.
 * @param after - JSON data; not modified. The patches contain parts of `after`, not copies.
 * @param path - Path of the two values, which is the beginning of the path of each patch.
 * @returns The patches; `[]` if the two values are equal.
 *
 * @example
 * ```ts
 * const hand = ['sevens', 'eights', 'nines', 'tens', 'jacks', 'queens', 'kings', 'aces', 'jokers'];
 * patchesBetween({ turn: 1, hand }, { turn: 2, hand: hand.filter((card) => card !== 'eights') })
 * // => [
 * //   { op: 'replace', path: ['turn'], value: 2 },
 * //   { op: 'remove', path: ['hand', 1] },
 * // ]
 * ```
 */
export function patchesBetween(before: unknown, after: unknown, path: Path = []): readonly Patch[] {
  if (before === after) return [];
  const replaced: Patch = { op: 'replace', path, value: after as Json };
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [replaced];
  const patches =
    Array.isArray(before) && Array.isArray(after)
      ? patchesOfLists(before, after, path)
      : patchesOfRecords(before, after, path);
  // A single patch is almost never longer than the new value, and measuring the value of a whole match would be slow.
  if (patches.length < 2) return patches;
  const length = patches.reduce((sum, each) => sum + JSON.stringify(each).length + 1, 1);
  return textLength(replaced, length) + 2 < length ? [replaced] : patches;
}

/**
 * Applies patches with immer. The unchanged parts of the result are the same objects as in `data`.
 *
 * @param data - Not modified.
 * @param patches - Not modified.
 * @returns The result, frozen; `data` itself if there are no patches.
 * @throws {@link core.MalformedError} if the path of a patch does not exist. The path in the error names the patch:
 * `1.path` is the path of the second patch.
 *
 * @example
 * ```ts
 * applyPatch({ turn: 1, hand: ['a'] }, [{ op: 'add', path: ['hand', 0], value: 'b' }])
 * // => { turn: 1, hand: ['b', 'a'] }
 * ```
 */
export function applyPatch<Data extends object>(data: Data, patches: readonly Patch[]): Data {
  enablePatches();
  return patches.reduce((patched, patch, index) => {
    const reason = whyNowhere(patched, patch);
    if (reason !== undefined) throw new MalformedError(`${String(index)}.path`, reason);
    return applyPatches(patched, [{ ...patch, path: [...patch.path] }]);
  }, data);
}

/**
 * Converts patches to JSON Patch.
 *
 * @param patches - Not modified.
 *
 * @example
 * ```ts
 * toJsonPatch([{ op: 'remove', path: ['table', 'a/b', 0] }]) // => [{ op: 'remove', path: '/table/a~1b/0' }]
 * ```
 */
export function toJsonPatch(patches: readonly Patch[]): readonly JsonPatchOperation[] {
  return patches.map((patch) => ({ ...patch, path: patch.path.map((key) => `/${escaped(String(key))}`).join('') }));
}

type NamedValues = Readonly<Record<string, unknown>>;

function patchesOfRecords(before: NamedValues, after: NamedValues, path: Path): readonly Patch[] {
  const patches: Patch[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) patches.push({ op: 'remove', path: [...path, key] });
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) {
      if (before[key] !== after[key]) patches.push(...patchesBetween(before[key], after[key], [...path, key]));
    } else patches.push({ op: 'add', path: [...path, key], value: after[key] as Json });
  }
  return patches;
}

/**
 * Returns the patches that turn one list into another list. The function skips equal items at both ends, and compares
 * the items between them one by one. The last patches add or remove items if the lists have different lengths.
 */
function patchesOfLists(before: readonly unknown[], after: readonly unknown[], path: Path): readonly Patch[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < least - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const both = least - end;
  const patches: Patch[] = [];
  for (let index = start; index < both; index++) {
    patches.push(...patchesBetween(before[index], after[index], [...path, index]));
  }
  for (let index = both; index < after.length - end; index++) {
    patches.push({ op: 'add', path: [...path, index], value: after[index] as Json });
  }
  // The last item is removed first, so that the indices of the remaining items do not change.
  for (let index = before.length - end - 1; index >= both; index--) {
    patches.push({ op: 'remove', path: [...path, index] });
  }
  return patches;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || isEqual(one, other);
}

/** Returns the length of a value as JSON, in characters. The function stops counting at a given limit. */
function textLength(value: unknown, limit: number): number {
  if (!isObject(value)) return JSON.stringify(value).length;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  let length = 1 + names.reduce((sum, name) => sum + JSON.stringify(name).length + 1, 0);
  for (const each of Object.values(value)) {
    if (length > limit) return length;
    length += textLength(each, limit - length) + 1;
  }
  return Math.max(length, 2);
}

/** Returns the reason why a patch cannot be applied; `undefined` if the patch can be applied. */
function whyNowhere(data: object, { op, path }: Patch): string | undefined {
  const last = path.at(-1);
  if (last === undefined) return op === 'replace' ? undefined : 'Only a replacement may have an empty path';
  let parent: unknown = data;
  for (const key of path.slice(0, -1)) {
    if (!hasPlace(parent, key)) return `There is no value at ${JSON.stringify(path)}`;
    parent = parent[key];
  }
  const isThere = op === 'add' ? canAdd(parent, last) : hasPlace(parent, last);
  return isThere ? undefined : `There is no value at ${JSON.stringify(path)}`;
}

function hasPlace(parent: unknown, key: string | number): parent is Readonly<Record<string | number, unknown>> {
  if (Array.isArray(parent)) return typeof key === 'number' && key < parent.length;
  return isRecord(parent) && typeof key === 'string' && !isReserved(key) && Object.hasOwn(parent, key);
}

function canAdd(parent: unknown, key: string | number): boolean {
  if (Array.isArray(parent)) return typeof key === 'number' && key <= parent.length;
  return isRecord(parent) && typeof key === 'string' && !isReserved(key);
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
