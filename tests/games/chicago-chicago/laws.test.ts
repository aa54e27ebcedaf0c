import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { type Chicago, chicagoChicago as game, rulebook } from '../../../src/games/chicago-chicago/rules/index.ts';
import { laws, type TestSubject } from '../../../src/testkit/index.ts';
import { IS_THOROUGH, times } from '../../times.ts';

/**
 * The default board. A set-up takes about 35 actions, and a turn takes about 90 actions. `tests/laws.test.ts` uses
 * small boards.
 */
const subject: TestSubject<Chicago> = { game, rulebook, matchLength: 5000, walkLength: IS_THOROUGH ? 350 : 60 };

describe('on the default board', () => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: times(3) });
  });

  it('walks go past the first turns', () => {
    const turns = Array.from({ length: 6 }, (_, seed) => {
      const rng = createRng(seed);
      let state = game.setup();
      for (let played = 0; played < 350 && game.turn(state).kind !== 'over'; played++)
        state = game.applyAction(state, game.randomAction(state, rng));
      return state.table.turn;
    });

    expect(Math.max(...turns)).toBeGreaterThan(2);
  });
});
