import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { KernelModule } from '../../src/core/kernel.ts';
import type { AuthorTypes, GameSpec } from '../../src/core/spec.ts';
import { spec as upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/spec.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { times } from '../times.ts';
import { compareNumbers, comparePlayouts, compareSteps, type Pair } from './comparison.ts';
import { kernelOf } from './kernel-of.ts';
import { PAIRS } from './pairs.ts';

const WAYS = { playOut: comparePlayouts, 'by number': compareNumbers, 'by step': compareSteps };

describe.each(PAIRS)('the kernel of $id', ({ options, matches, length, ...pair }) => {
  it.each(Object.entries(WAYS))('plays the same matches as the interpreter: %s', (_way, compare) => {
    fc.assert(
      fc.property(options, fc.nat(), (given, seed) => {
        compare(pair, { options: given, seed, length });
      }),
      { numRuns: times(matches) },
    );
  });
});

function pairOf<G extends AuthorTypes>(spec: GameSpec<G>, kernel: KernelModule): Pair {
  return { compiled: defineGame(spec, { kernel }), interpreted: defineGame(spec) };
}

describe.each<readonly [string, GameSpec<never>]>([
  ['high-card', highCard as never],
  ['sealed-numbers', sealedNumbers as never],
])('rules that were just compiled: %s', (_, spec) => {
  it.each(Object.entries(WAYS))('play the same matches: %s', (_way, compare) => {
    const pair = pairOf(spec, kernelOf(spec));
    for (let seed = 0; seed < times(30); seed++) compare(pair, { options: {}, seed, length: 500 });
  });

  it('refuse a kernel of other rules', () => {
    const other = (spec.id === highCard.id ? sealedNumbers : highCard) as unknown as GameSpec<AuthorTypes>;

    expect(() => defineGame(spec, { kernel: kernelOf(other) })).toThrow(
      new RangeError(`The kernel of "${spec.id}" was compiled from other rules: run "countersheet compile".`),
    );
  });
});

describe('a planted defect of the compiler is found', () => {
  it.each<readonly [mistake: string, change: (code: string) => string]>([
    ['another rank of a range', (code) => code.replaceAll('entry.least + rank', 'entry.least + rank + 1')],
    ['an uncopied list', (code) => code.replaceAll('Array.from(data)', 'data')],
    ['a number that is not hashed', (code) => code.replaceAll('hash.addValue(data.', 'void (data.')],
    ['a phase that is never skipped', (code) => code.replaceAll('if (offers.size > 0) return;', 'return;')],
    ['an unchecked value', (code) => code.replaceAll('Number.isSafeInteger(value1)', 'true')],
    ['an action of another type', (code) => code.replaceAll('apply_attack(', 'apply_end_move(')],
  ])('%s', (_mistake, change) => {
    const kernel = kernelOf(upAgainstTheWall, change);

    expect(() => {
      for (let seed = 0; seed < 20; seed++) {
        for (const compare of Object.values(WAYS))
          compare(pairOf(upAgainstTheWall, kernel), { options: {}, seed, length: 500 });
      }
    }).toThrow();
  });
});
