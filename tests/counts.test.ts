import { describe, expect, it } from 'vitest';
import { castsOf, floorsIn } from './counts.ts';
import { GAMES } from './export-paths.ts';

describe('the sources', () => {
  it('have at most eight casts in a thousand lines of core and games', () => {
    const { casts, lines } = castsOf(['src/core', 'src/games']);

    expect((1000 * casts) / lines).toBeLessThan(8);
  });

  it.each(GAMES)('of %s stand on at most ten floors', (game) => {
    expect(floorsIn(`src/games/${game}/rules`)).toBeLessThanOrEqual(10);
  });
});
