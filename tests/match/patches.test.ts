import fc from 'fast-check';
import { applyPatch as applyJsonPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { MalformedError } from '../../src/core/errors.ts';
import { applyPatch, type Patch, patchesBetween, toJsonPatch } from '../../src/match/patches.ts';

/** Random JSON with few different keys, so that two random values often have parts in common. */
const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(fc.constantFrom(null, true, 0, 1, 'a', 'ü"\n'), fc.integer(), fc.string()),
  tree: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', '~/', '0', 'length'), tie('tree'), { noNullPrototype: true }),
  ),
}));

const record = fc.record({ a: tree, b: tree });

describe('patchesBetween', () => {
  it('returns patches that turn one value into the other, with immer and with another library', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const patches = patchesBetween(before, after);

        expect(applyPatch(before, patches)).toEqual(after);
        const document = { whole: structuredClone(before) };
        const patch = toJsonPatch(patchesBetween({ whole: before }, { whole: after })) as Operation[];
        expect(applyJsonPatch(document, structuredClone(patch))).toEqual(patch.map(() => null));
        expect(document).toEqual({ whole: after });
      }),
    );
  });

  it('returns the same patches whether branches are shared or only equal', () => {
    fc.assert(
      fc.property(record, tree, (before, b) => {
        const shared = patchesBetween(before, { ...before, b });
        const equal = patchesBetween(structuredClone(before), { a: structuredClone(before.a), b });

        expect(JSON.stringify(equal)).toBe(JSON.stringify(shared));
      }),
    );
  });

  it('returns patches that are never longer than a replacement of the whole', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const patches = patchesBetween({ whole: before }, { whole: after });

        const whole: Patch = { op: 'replace', path: ['whole'], value: after as never };
        expect(JSON.stringify(patches).length).toBeLessThanOrEqual(
          Math.max(JSON.stringify([whole]).length, patches.length === 1 ? Infinity : 0),
        );
      }),
    );
  });

  it('reports removed and added keys', () => {
    expect(patchesBetween({ a: 1, b: 2 }, { a: 1 })).toEqual([{ op: 'remove', path: ['b'] }]);
    expect(patchesBetween({ a: 1 }, { a: 1, b: 2 })).toEqual([{ op: 'add', path: ['b'], value: 2 }]);
  });

  it('does not read shared branches', () => {
    const shared = new Proxy({}, { ownKeys: () => expect.fail('looked into what is shared') });

    expect(patchesBetween({ shared, turn: 1 }, { shared, turn: 2 })).toHaveLength(1);
  });

  it('inserts and removes in the middle of a list', () => {
    expect(patchesBetween([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 0, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      { op: 'add', path: [2], value: 0 },
    ]);
    const letters = Array.from({ length: 200 }, (_, index) => String(index));
    expect(patchesBetween({ letters }, { letters: letters.toSpliced(3, 2) })).toEqual([
      { op: 'remove', path: ['letters', 4] },
      { op: 'remove', path: ['letters', 3] },
    ]);
  });
});

describe('toJsonPatch', () => {
  it('escapes every special character of a pointer', () => {
    expect(toJsonPatch([{ op: 'remove', path: ['a/b/c', '~1~', 0] }])).toEqual([
      { op: 'remove', path: '/a~1b~1c/~01~0/0' },
    ]);
  });
});

describe('applyPatch', () => {
  it('shares what the patches do not change, and freezes the rest', () => {
    const before = { a: { b: [1] }, c: { d: [2] } };

    const after = applyPatch(before, [{ op: 'replace', path: ['c', 'd'], value: [{ e: 3 }] }]);

    expect(after).toEqual({ a: { b: [1] }, c: { d: [{ e: 3 }] } });
    expect(after.a).toBe(before.a);
    expect([after, after.c, after.c.d, after.c.d[0]].every((each) => Object.isFrozen(each))).toBe(true);
    expect(applyPatch(before, [])).toBe(before);
  });

  it.each<[string, Patch]>([
    ['an index beyond the end', { op: 'replace', path: ['list', 2], value: 0 }],
    ['an insertion beyond the end', { op: 'add', path: ['list', 3], value: 0 }],
    ['the length of a list', { op: 'replace', path: ['list', 'length'], value: 1e9 }],
    ['a key that is not there', { op: 'remove', path: ['other'] }],
    ['a way through a number', { op: 'add', path: ['number', 'a', 'b'], value: 0 }],
    ['a way through nothing', { op: 'add', path: ['other', 'a'], value: 0 }],
    ['a prototype', { op: 'add', path: ['__proto__'], value: 0 }],
    ['a constructor', { op: 'add', path: ['constructor', 'prototype'], value: 0 }],
    ['removal of all', { op: 'remove', path: [] }],
  ])('refuses %s', (_, patch) => {
    const data = Object.freeze({ list: Object.freeze([0, 1]), number: 1 });

    expect(() => applyPatch(data, [{ op: 'replace', path: ['number'], value: 2 }, patch])).toThrow(
      expect.objectContaining({ name: 'MalformedError', path: '1.path' }) as MalformedError,
    );
    expect(data).toEqual({ list: [0, 1], number: 1 });
  });
});
