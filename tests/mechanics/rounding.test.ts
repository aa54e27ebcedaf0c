import { describe, expect, it } from 'vitest';
import { round } from '../../src/mechanics/rounding.ts';

describe('a fraction', () => {
  const fractions = Array.from({ length: 25 }, (_, numerator) =>
    [1, 2, 3, 4, 6].map((each) => [numerator, each] as const),
  );

  it.each(fractions.flat())('%i/%i is rounded as is said', (numerator, denominator) => {
    const value = numerator / denominator;
    const roundedTo = (rounding: Parameters<typeof round>[2]): number => round(numerator, denominator, rounding);

    expect(roundedTo('down')).toBe(Math.floor(value));
    expect(roundedTo('up')).toBe(Math.ceil(value));
    expect(roundedTo('halves-up')).toBe(Math.floor(value + 0.5));
    expect(roundedTo('halves-down')).toBe(Math.max(0, Math.ceil(value - 0.5)));
  });
});
