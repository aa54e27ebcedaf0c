import { describe, expect, it } from 'vitest';
import type { Site } from '../../../src/games/air-war/city-sites.ts';
import { citiesIn, counted, isComplete, type Missing } from '../../../src/games/air-war/city-tally.ts';

describe('a tally', () => {
  const missing: Missing = {
    count: 12,
    boundaries: 0b1111,
    back: { count: 12, isExact: true },
    near: { from: 5, most: 12 },
    far: { from: 1, most: 12 },
  };
  const siteAt = (boundaries: number): Site => ({ field: 0, back: 3, isBack: true, boundaries });

  it('holds as many cities as can be missing, whatever each of them counts for', () => {
    let tally = 0;
    for (let cities = 0; cities < 12; cities++) {
      expect([citiesIn(tally), isComplete(tally, missing)]).toEqual([cities, false]);
      tally = counted(tally, siteAt(1 << (cities % 4)), missing)!;
    }

    expect([citiesIn(tally), isComplete(tally, missing)]).toEqual([12, true]);
  });

  it.each([
    ['near', { near: { from: 5, most: 0 } }],
    ['far', { far: { from: 1, most: 0 } }],
    ['back', { back: { count: 0, isExact: true } }],
  ])('has no city that is one too many: %s', (_, fewer) => {
    expect(counted(0, siteAt(1), { ...missing, ...fewer })).toBeUndefined();
  });

  it('does not count more cities at the back than must be there', () => {
    const tally = counted(0, siteAt(1), { ...missing, back: { count: 0, isExact: false } })!;

    expect(isComplete(tally, { ...missing, count: 1, boundaries: 1, back: { count: 0, isExact: false } })).toBe(true);
  });
});
