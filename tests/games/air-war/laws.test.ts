import fc from 'fast-check';
import { describe, it } from 'vitest';
import { airWar, type Options, rulebook, VARIANTS } from '../../../src/games/air-war/rules/index.ts';
import type { GameTypes } from '../../../src/core/game.ts';
import { optionsArbitrary } from './arbitraries.ts';
import { laws, type TestSubject } from '../../../src/testkit/index.ts';
import { some, times } from '../../times.ts';

/**
 * The random walks are short, because these boards have thousands of actions. `tests/laws.test.ts` makes longer walks
 * on small boards.
 */
describe.each(some(VARIANTS.toReversed(), 1))('%s', (scenario) => {
  const options = fc.record<Options>({
    scenario: fc.constant(scenario),
    cities: fc.constantFrom('players', 'scenario', 'scenario', 'scenario'),
    placement: fc.constantFrom('players', 'scenario', 'scenario', 'scenario'),
    maxCycles: fc.constantFrom(1, 3),
  });
  const subject = {
    game: airWar,
    rulebook,
    options,
    walkLength: 5,
    matchLength: 4000,
  } as unknown as TestSubject<GameTypes>;

  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: times(2) });
  });
});

describe('custom boards', () => {
  const subject = {
    game: airWar,
    rulebook,
    options: optionsArbitrary,
    walkLength: 60,
    matchLength: 5000,
  } as unknown as TestSubject<GameTypes>;

  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: times(15) });
  });
});
