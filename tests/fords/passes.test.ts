import { describe, it } from 'vitest';
import { passes, rulebook } from '../../examples/passes.ts';
import { checkGame } from '../../src/testkit/index.ts';
import { times } from '../times.ts';

describe('Passes', () => {
  it('obeys the laws', () => checkGame({ game: passes, rulebook }, { numRuns: times(20) }));
});
