import fc from 'fast-check';
import { produce } from 'immer';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../src/core/errors.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { formOf } from '../../src/core/form.ts';
import { copy, deepFreeze, isEqual, settle } from '../../src/core/plain-data.ts';

/** JSON that a state can contain: any JSON without the key `__proto__`, which input checks reject. */
const json = fc.jsonValue({ maxDepth: 4 }).filter((data) => !JSON.stringify(data).includes('"__proto__":'));

/** Random changes to a tree of JSON data. Each change consists of a path, given as indexes, and a new value. */
const edits = fc.array(fc.tuple(fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), json), { maxLength: 5 });

function edit(tree: unknown, changes: readonly (readonly [readonly number[], unknown])[]): void {
  for (const [path, value] of changes) {
    let node = tree as Record<string, unknown>;
    for (const [depth, index] of path.entries()) {
      const keys = Object.keys(node);
      const key = keys[index % Math.max(keys.length, 1)];
      if (key === undefined) break;
      const child = node[key];
      if (depth === path.length - 1 || typeof child !== 'object' || child === null) {
        node[key] = structuredClone(value);
        break;
      }
      node = child as Record<string, unknown>;
    }
  }
}

function isDeeplyFrozen(data: unknown): boolean {
  return (
    typeof data !== 'object' || data === null || (Object.isFrozen(data) && Object.values(data).every(isDeeplyFrozen))
  );
}

describe('settle', () => {
  it('returns the same data as immer for the same changes, frozen', () => {
    fc.assert(
      fc.property(json, edits, (tree, changes) => {
        const base = deepFreeze({ tree });
        const next = copy(base);
        edit(next, changes);

        const settled = settle<unknown>(base, next);

        const byImmer = produce(base, (draft) => {
          edit(draft, changes);
        });
        expect(settled).toEqual(byImmer);
        expect(isDeeplyFrozen(settled)).toBe(true);
      }),
    );
  });

  it('shares everything that did not change', () => {
    const base = deepFreeze({ left: { deep: [1, 2, { a: 1 }] }, right: { b: 2 }, list: [{ c: 3 }, { d: 4 }] });
    const next = copy(base);
    next.right.b = 5;
    (next.list[1] as { d: number }).d = 6;

    const settled = settle(base, next);

    expect(settled.left).toBe(base.left);
    expect(settled.list[0]).toBe(base.list[0]);
    expect(settled.right).toEqual({ b: 5 });
    expect(settled.list[1]).toEqual({ d: 6 });
  });

  it('shares unchanged data in a variant as long as its kind stays the same', () => {
    const by = v.array(v.string());
    const left = v.number();
    const form = formOf<{ kind: 'wait'; left: number; by: string[] } | { kind: 'go'; left: number; by: string[] }>(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('wait'), left, by }),
        v.strictObject({ kind: v.literal('go'), left, by }),
      ]),
    );
    const base = deepFreeze({ kind: 'wait' as const, left: 2, by: ['ada'] });

    const later = form.settle(base, { kind: 'wait', left: 1, by: ['ada'] });
    expect(later).toEqual({ kind: 'wait', left: 1, by: ['ada'] });
    expect(later.by).toBe(base.by);
    expect(form.settle(base, { kind: 'go', left: 2, by: ['ada'] })).toEqual({ kind: 'go', left: 2, by: ['ada'] });
    expect(form.settle(base, form.copy(base))).toBe(base);
  });

  it('changes data to null and null to data if a part may be null', () => {
    const form = formOf<{ card: { name: string } | null }>(
      v.strictObject({ card: v.nullable(v.strictObject({ name: v.string() })) }),
    );
    const [none, ace] = [deepFreeze({ card: null }), deepFreeze({ card: { name: 'ace' } })];

    expect(form.settle(ace, { card: null })).toEqual(none);
    expect(form.settle(none, { card: { name: 'ace' } })).toEqual(ace);
    expect(form.settle(none, form.copy(none))).toBe(none);
  });

  it('returns the base itself if nothing changed', () => {
    fc.assert(
      fc.property(json, (tree) => {
        const base = deepFreeze({ tree });
        expect(settle<unknown>(base, copy(base))).toBe(base);
      }),
    );
  });
});

describe('a copy', () => {
  it('can be changed if a part may be a number or data', () => {
    const form = formOf<{ seen: number | string[] }>(
      v.strictObject({ seen: v.union([v.number(), v.array(v.string())]) }),
    );
    const base = deepFreeze({ seen: ['ace'] });
    const next = form.copy(base);
    (next.seen as string[]).push('king');

    expect(form.settle(base, next)).toEqual({ seen: ['ace', 'king'] });
    expect(base).toEqual({ seen: ['ace'] });
  });

  it('has the form of the last schema of a pipe, whatever comes before it', () => {
    const list = v.array(v.string());
    const words = v.pipe(
      v.string(),
      v.transform((text) => text.split(' ')),
      list,
    );
    const form = formOf<{ words: string[] }>(v.strictObject({ words: v.pipe(words, v.maxLength(9)) }));
    const base = deepFreeze({ words: ['ace'] });
    const next = form.copy(base);
    next.words.push('king');

    expect(form.settle(base, next)).toEqual({ words: ['ace', 'king'] });
  });
});

describe('isEqual', () => {
  it('is true exactly if the JSON is the same, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, (data) => {
        expect(isEqual(data, JSON.parse(JSON.stringify(data)))).toBe(true);
        expect(isEqual({ data }, { data, more: 1 })).toBe(false);
      }),
    );
    expect(isEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(isEqual([1], { 0: 1 })).toBe(false);
  });
});

describe('the input checks', () => {
  it('refuse the key __proto__', () => {
    const text = JSON.stringify(upAgainstTheWall.setup());
    const hostile = text.replaceAll(/\{/g, '{"__proto__":{"polluted":true},').replaceAll(',}', '}');

    const state = parsedOrRefused(JSON.parse(hostile));

    expect(JSON.stringify(state)).not.toContain('polluted');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

function parsedOrRefused(json: unknown): unknown {
  try {
    return upAgainstTheWall.parseState(json);
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedError);
    return 'refused';
  }
}
