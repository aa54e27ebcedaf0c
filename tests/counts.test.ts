import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countsOf } from './counts.ts';
import { ROOT } from './export-paths.ts';

const games = readdirSync(`${ROOT}src/games`);

describe('the sources', () => {
  it('have at most eight casts in a thousand lines of core and games', () => {
    const parts = [countsOf('src/core'), countsOf('src/games')];
    const total = (of: 'casts' | 'lines'): number => parts.reduce((sum, each) => sum + each[of], 0);

    expect((1000 * total('casts')) / total('lines')).toBeLessThan(8);
  });

  it('have short functions, half of them of seven lines at most and none of more than 40', () => {
    const { functions } = countsOf('src');

    expect(functions[Math.floor(functions.length / 2)]).toBeLessThanOrEqual(7);
    expect(functions.at(-1)).toBeLessThanOrEqual(40);
  });

  it.each(games)('of %s stand on at most ten floors', (game) => {
    expect(countsOf(`src/games/${game}`).floors).toBeLessThanOrEqual(10);
  });
});
