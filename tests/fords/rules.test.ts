import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fords, type Fords, rulebook } from '../../examples/fords/rules.ts';
import { createRng } from '../../src/core/random.ts';
import { checkGame, laws } from '../../src/testkit/index.ts';
import { ROOT } from '../export-paths.ts';
import { IS_THOROUGH, times } from '../times.ts';

describe('Fords', () => {
  it.each(Object.keys(laws) as (keyof typeof laws)[])('obeys the law %s', (law) => {
    const walkLength = IS_THOROUGH ? 300 : 100;
    checkGame<Fords>({ game: fords, rulebook, walkLength }, { numRuns: times(10) }, [law]);
  });

  it('has at most 250 lines', () => {
    expect(readFileSync(`${ROOT}examples/fords/rules.ts`, 'utf8').split('\n').length).toBeLessThanOrEqual(250);
  });

  it('reaches every action in random matches', () => {
    const rng = createRng('actions');
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      let state = fords.setup({ seed });
      while (fords.turn(state).kind !== 'over') {
        const action = fords.randomAction(state, rng);
        seen.add(action.type);
        state = fords.applyAction(state, action);
      }
    }
    const all = Object.keys(fords.fields(fords.setup()));

    expect(all.filter((type) => !seen.has(type)).sort()).toEqual(['concede', 'roll']);
  });
});
