import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cache, CacheByThree, CacheByTwo } from '../../src/core/cache.ts';

const keys = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.string({ maxLength: 2 }), fc.constant(undefined));

describe('things that are kept', () => {
  it('come back under their own key and no other, or not at all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(keys, { maxLength: 50 }), (all) => {
        const kept = new Cache<unknown>();
        for (const key of all) kept.keep(key, [key]);
        for (const key of all) expect([[key], undefined]).toContainEqual(kept.of(key));
      }),
    );
  });

  it.each([
    ['negative numbers', (index: number) => -1 - index],
    ['large numbers', (index: number) => 200 + index],
    ['halves', (index: number) => index / 2],
    ['words', String],
  ])('are no more than there is room for: %s', (_keys, keyOf) => {
    const kept = new Cache<number>();
    const all = Array.from({ length: 2000 }, (_, index) => keyOf(index));
    for (const [index, key] of all.entries()) kept.keep(key, index);
    expect(all.filter((key) => kept.of(key) !== undefined).length).toBeLessThanOrEqual(256);
  });

  it('can be changed by nobody', () => {
    const things = Array.from({ length: 4 }, () => ({ values: { number: 1 } }));
    const [two, three] = [new CacheByTwo<unknown>(), new CacheByThree<unknown>()];
    const kept = new Cache<unknown>();
    for (const [index, key] of [1, 'word'].entries()) kept.keep(key, things[index]);
    two.keep(1, 2, things[2]);
    three.keep(1, 2, 3, things[3]);

    expect(things.map(({ values }) => Object.isFrozen(values))).toEqual([true, true, true, true]);
  });

  it('come back under both of their keys and no others, or not at all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(keys, keys), { selector: String, maxLength: 50 }), (all) => {
        const kept = new CacheByTwo<unknown>();
        for (const each of all) expect(kept.keep(...each, each)).toBe(each);
        for (const each of all) expect([each, undefined]).toContain(kept.of(...each));
      }),
    );
    // Includes halves, which no list contains.
    const grid = Array.from({ length: 66 * 66 }, (_, index) => [Math.floor(index / 66) / 2, (index % 66) / 2] as const);
    const full = new CacheByTwo<unknown>();
    for (const each of grid) full.keep(...each, each);
    for (const each of grid) expect([each, undefined]).toContain(full.of(...each));
    for (const each of grid)
      if (each.every((key) => Number.isInteger(key) && key < 32)) expect(full.of(...each)).toBe(each);
  });

  it('come back under all three of their keys and no others, or not at all', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(keys, keys, keys), { selector: String, maxLength: 50 }), (all) => {
        const kept = new CacheByThree<unknown>();
        for (const each of all) expect(kept.keep(...each, each)).toBe(each);
        for (const each of all) expect([each, undefined]).toContain(kept.of(...each));
        expect(kept.of(...(all.at(-1) ?? [1, 2, 3]))).toBe(all.at(-1));
      }),
    );
  });

  it('come back under three small numbers, or nothing in place of one, always', () => {
    const small = [undefined, ...Array.from({ length: 15 }, (_, index) => index)];
    const all = small.flatMap((first) =>
      small.flatMap((second) => small.map((third) => [first, second, third] as const)),
    );
    const kept = new CacheByThree<unknown>();
    for (const each of all) kept.keep(...each, each);
    for (const each of all) expect(kept.of(...each)).toBe(each);
  });
});
