import { describe, expect, it } from 'vitest';
import { castsOf, floorsIn } from './counts.ts';
import { GAMES } from './export-paths.ts';

/** The maximum number of type assertions per thousand lines, by folder. */
const CASTS_MOST = {
  analysis: 6,
  bots: 6,
  cli: 8,
  core: 11,
  games: 3,
  manifest: 7,
  match: 8,
  mechanics: 7,
  messages: 6,
  pictures: 3,
  session: 3,
  testkit: 6,
  'tournament-workers': 12,
  tournaments: 6,
};

describe('the sources', () => {
  it.each(Object.entries(CASTS_MOST))('of %s have at most %d casts in a thousand lines', (folder, most) => {
    const { casts, lines } = castsOf([`src/${folder}`]);

    expect((1000 * casts) / lines).toBeLessThanOrEqual(most);
  });

  // The rules have at most ten layers. The game, which combines the rules and their kernel, is the eleventh layer.
  it.each(GAMES)('of %s have at most eleven layers of imports', (game) => {
    expect(floorsIn(`src/games/${game}/rules`)).toBeLessThanOrEqual(11);
  });
});
