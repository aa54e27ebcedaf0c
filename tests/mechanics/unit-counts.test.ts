import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStepLosses, weakestUnits, totalUnits } from '../../src/mechanics/unit-counts.ts';

/** A list with one item for each unit: the sort of the unit. */
const oneByOne = (counts: readonly number[]): number[] =>
  counts.flatMap((count, sort) => Array.from({ length: count }, () => sort));

const counted = fc
  .array(fc.nat(6), { minLength: 1, maxLength: 6 })
  .chain((counts) => fc.record({ counts: fc.constant(counts), size: fc.nat(totalUnits(counts)) }));

describe('units counted by sort', () => {
  it('have the same number as single units, and the lowest come first', () => {
    fc.assert(
      fc.property(counted, ({ counts, size }) => {
        expect(totalUnits(counts)).toBe(oneByOne(counts).length);
        expect(oneByOne(weakestUnits(counts, size))).toEqual(oneByOne(counts).slice(0, size));
      }),
    );
  });

  it('change once each, whatever they become, and the other units stay', () => {
    const changes = counted.chain(({ counts, size }) =>
      fc.record({
        counts: fc.constant(counts),
        size: fc.constant(size),
        targets: fc.array(fc.option(fc.nat(counts.length - 1), { nil: undefined }), {
          minLength: counts.length,
          maxLength: counts.length,
        }),
      }),
    );
    fc.assert(
      fc.property(changes, ({ counts, size, targets }) => {
        const all = oneByOne(counts);
        const became = all.slice(0, size).map((sort) => targets[sort]);
        const left = [...all.slice(size), ...became.filter((sort) => sort !== undefined)].sort((a, b) => a - b);

        const { units, after, lost } = applyStepLosses(counts, weakestUnits(counts, size), targets);

        expect(totalUnits(units)).toBe(size);
        expect(oneByOne(after)).toEqual(left);
        expect(lost).toBe(became.filter((sort) => sort === undefined).length);
      }),
    );
  });
});
