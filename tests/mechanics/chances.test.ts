import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOf, mapChances, totalWeight } from '../../src/mechanics/chances.ts';

const chances = fc
  .array(fc.record({ value: fc.integer({ min: -3, max: 3 }), weight: fc.bigInt(0n, 5n) }), { maxLength: 6 })
  .map(chancesOf);

describe('chances', () => {
  it('contain each value once, numbers in ascending order, and no value with weight 0', () => {
    fc.assert(
      fc.property(chances, (some) => {
        const values = some.map(({ value }) => value);

        expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
        expect(some.every(({ weight }) => weight > 0n)).toBe(true);
      }),
    );
  });

  it('keep their total weight in every operation', () => {
    fc.assert(
      fc.property(chances, (some) => {
        expect(totalWeight(mapChances(some, (value) => Math.abs(value)))).toBe(totalWeight(some));
      }),
    );
  });

  it('list numbers before other values, which keep their order', () => {
    const values = ['b', 2, undefined, 1, 'a'].map((value) => ({ value, weight: 1n }));

    expect(chancesOf(values).map(({ value }) => value)).toEqual([1, 2, 'b', undefined, 'a']);
  });
});
