import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { bootstrap, wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH } from '../times.ts';

describe('the Wilson interval', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i equals the published value', (score, trials, lo, hi) => {
    const interval = wilson(score, trials);

    expect(interval.lo).toBeCloseTo(lo, 4);
    expect(interval.hi).toBeCloseTo(hi, 4);
  });

  it.each([
    [0, 0],
    [5, 3],
    [-1, 3],
    [Number.NaN, 3],
  ])('of %d in %d is refused', (score, trials) => {
    expect(() => wilson(score, trials)).toThrow(RangeError);
  });

  it('treats score and shortfall alike, including halves', () => {
    const [one, other] = [wilson(12.5, 40), wilson(27.5, 40)];

    expect(one.lo).toBeCloseTo(1 - other.hi, 12);
    expect(one.hi).toBeCloseTo(1 - other.lo, 12);
  });
});

describe('the bootstrap', () => {
  const mean = (values: readonly number[]): readonly number[] => [
    values.reduce((sum, each) => sum + each, 0) / values.length,
  ];

  it.each([0, 99, 100.5, Number.NaN])('is refused with %d resamples', (resamples) => {
    expect(() => bootstrap([[1, 2]], mean, { resamples, seed: 'x' })).toThrow(RangeError);
  });

  it('is the same for the same seed', () => {
    const settings = { resamples: 100, seed: 'same' };
    const values = [[1, 2, 3, 4, 5, 6]];

    expect(bootstrap(values, mean, settings)).toEqual(bootstrap(values, mean, settings));
    expect(bootstrap(values, mean, settings)).not.toEqual(bootstrap(values, mean, { ...settings, seed: 'other' }));
  });

  it('is a point if nothing varies within each group', () => {
    expect(
      bootstrap(
        [
          [1, 1],
          [3, 3, 3],
        ],
        mean,
        { resamples: 100, seed: 'x' },
      ),
    ).toEqual([{ lo: 2.2, hi: 2.2 }]);
  });

  it('is as wide as the theory of a mean says', () => {
    const rng = createRng('values');
    const values = Array.from({ length: 400 }, () => rng.int(2));
    const [{ lo, hi }] = bootstrap([values], mean, { resamples: 2000, seed: 'x' }) as [{ lo: number; hi: number }];

    // The width of the interval should be about 0.098, which is four standard errors of the mean of 400 coin throws.
    expect(hi - lo).toBeGreaterThan(0.9 * 0.098);
    expect(hi - lo).toBeLessThan(1.1 * 0.098);
  });

  it('covers the true mean about as often as it claims', () => {
    const rng = createRng('coverage');
    const [trials, slack] = IS_THOROUGH ? [400, 0.03] : [60, 0.12];
    const covered = Array.from({ length: trials }, (_, trial) => {
      // The scores of pairs of matches with the same dice. A score is 0, 0.5 or 1, and the mean is 0.6.
      const pairs = Array.from({ length: 80 }, () => [0, 0.5, 0.5, 1, 1][rng.int(5)] as number);
      const [{ lo, hi }] = bootstrap([pairs], mean, { resamples: 300, seed: String(trial) }) as [
        { lo: number; hi: number },
      ];
      return lo <= 0.6 && 0.6 <= hi;
    }).filter(Boolean).length;

    expect(Math.abs(covered / trials - 0.95)).toBeLessThan(slack);
  });
});
