import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { expectation } from '../../src/analysis/distribution.ts';
import {
  chancesOf,
  combineChances,
  mapChances,
  pickChance,
  probabilities,
  probabilityThat,
  totalWeight,
} from '../../src/mechanics/chances.ts';
import { everyWay, reduced } from './every-way.ts';

const chances = fc
  .array(fc.record({ value: fc.integer({ min: -3, max: 3 }), weight: fc.bigInt(0n, 5n) }), { maxLength: 6 })
  .map(chancesOf);

describe('chances', () => {
  it('hold each value once, numbers in their order, and nothing without weight', () => {
    fc.assert(
      fc.property(chances, (some) => {
        const values = some.map(({ value }) => value);

        expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
        expect(some.every(({ weight }) => weight > 0n)).toBe(true);
      }),
    );
  });

  it('keep their whole weight whatever follows from them', () => {
    fc.assert(
      fc.property(chances, chances, (some, others) => {
        expect(totalWeight(mapChances(some, (value) => value % 2))).toBe(totalWeight(some));
        const together = combineChances(some, others, (one, other) => Math.max(one, other));
        expect(totalWeight(together)).toBe(totalWeight(some) * totalWeight(others));
      }),
    );
  });

  it('put numbers before what is none, which stays in its order', () => {
    const values = ['b', 2, undefined, 1, 'a'].map((value) => ({ value, weight: 1n }));

    expect(chancesOf(values).map(({ value }) => value)).toEqual([1, 2, 'b', undefined, 'a']);
  });

  it('are picked as often as their weights say', () => {
    fc.assert(
      fc.property(chances, (some) => {
        fc.pre(some.length > 0);

        expect(reduced(everyWay((rng) => pickChance(some, rng)))).toEqual(reduced(some));
      }),
    );
  });

  it('are picked by weight beyond the largest safe integer too', () => {
    const huge = [
      { value: 'one', weight: 2n ** 200n },
      { value: 'three', weight: 3n * 2n ** 200n },
    ];
    const rng = createRng('huge');
    const ones = Array.from({ length: 4000 }, () => pickChance(huge, rng)).filter((value) => value === 'one').length;

    // Four standard deviations of 4,000 trials with probability 1/4 are 110.
    expect(Math.abs(ones - 1000)).toBeLessThan(110);
  });

  it('are picked as fairly where their whole weight is one bit longer than words of 32 bits', () => {
    const halves = ['low', 'high'].map((value) => ({ value, weight: 2n ** 64n }));
    const rng = createRng('halves');
    const highs = Array.from({ length: 400 }, () => pickChance(halves, rng)).filter((value) => value === 'high').length;

    // Four standard deviations of 400 trials with probability 1/2 are 40.
    expect(Math.abs(highs - 200)).toBeLessThan(40);
  });

  it('are fractions in lowest terms, which the analysis reads', () => {
    const die = [1, 2, 3, 4, 5, 6].map((value) => ({ value, weight: 10n }));

    expect(probabilityThat(die, (face) => face > 4)).toBe('1/3');
    expect(probabilityThat(die, () => true)).toBe('1');
    expect(probabilityThat(die, () => false)).toBe('0');
    expect(expectation(probabilities(die))).toBe('7/2');
  });

  it('of nothing are refused', () => {
    expect(() => probabilityThat([], () => true)).toThrow(RangeError);
    expect(() => pickChance([], createRng(1))).toThrow(RangeError);
  });
});
