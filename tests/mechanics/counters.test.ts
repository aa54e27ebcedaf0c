import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fords, counters as fordsCounters } from '../../examples/fords/rules.ts';
import { createRng } from '../../src/core/random.ts';
import { BoardView } from '../../src/mechanics/board-view.ts';
import { type CounterMix, Counters } from '../../src/mechanics/counters.ts';
import { hexMap } from '../../src/mechanics/hex-map.ts';
import { times } from '../times.ts';

type Stacking = NonNullable<CounterMix<'red' | 'blue'>['stacking']>;

const map = hexMap({ top: 'pointy', shifted: 'odd', rows: ['...', '...'] });
const unit = { strengths: [1], allowance: 2 };
const kinds = { scout: { ...unit, size: 0 }, foot: unit, horse: { ...unit, size: 2 } };
const SIZES = { scout: 0, foot: 1, horse: 2 };

/** Red units of random kinds in random spaces, and a stacking limit: a number of points, or a function. */
const stacksArbitrary = fc.record({
  stacking: fc.oneof(
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 3 }).map(
      (most): Stacking =>
        (units, space) =>
          units.length - most - (space === 0 ? 1 : 0),
    ),
  ),
  placed: fc.array(fc.record({ kind: fc.constantFrom('scout', 'foot', 'horse'), at: fc.nat(map.size - 1) }), {
    minLength: 1,
    maxLength: 8,
  }),
});

type Stacks = typeof stacksArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function tableOf({ stacking, placed }: Stacks) {
  const units = placed.map(({ kind }, index) => ({ id: `r${index}`, side: 'red' as const, kind, at: map.names[0]! }));
  const mix = { map, sides: ['red', 'blue'] as const, kinds, units, costs: { terrain: { '.': 1 } }, stacking };
  const counters = new Counters<'red' | 'blue'>(mix);
  return { counters, table: { ...counters.start(), at: placed.map(({ at }) => at) } };
}

/** The number of stacking points by which a space exceeds the limit, computed without the library. */
function excessAt({ stacking, placed }: Stacks, space: number): number {
  const there = [...placed.keys()].filter((index) => placed[index]!.at === space);
  if (typeof stacking === 'function') return there.length === 0 ? 0 : stacking(there, space);
  return there.reduce((sum, index) => sum + SIZES[placed[index]!.kind], 0) - stacking;
}

describe('stacking limits', () => {
  it('are exceeded in a table exactly if a count says so', () => {
    fc.assert(
      fc.property(stacksArbitrary, (stacks) => {
        const { counters, table } = tableOf(stacks);
        const over = stacks.placed.findIndex(({ at }) => excessAt(stacks, at) > 0);

        expect(counters.issueInTable(table)?.path).toBe(over < 0 ? undefined : `table.at.${over}`);
      }),
      { numRuns: times(1000) },
    );
  });

  it('make a space full for a unit exactly if the unit would exceed them', () => {
    fc.assert(
      fc.property(stacksArbitrary, fc.nat(map.size - 1), (stacks, space) => {
        fc.pre(stacks.placed[0]!.at !== space);
        const { counters, table } = tableOf(stacks);
        const board = new BoardView(counters).read(table, 'red', {});
        const moved = stacks.placed.map((each, index) => (index === 0 ? { ...each, at: space } : each));

        expect(board.hasFriends(space)).toBe(stacks.placed.some(({ at }) => at === space));
        expect(board.isFull(0, space)).toBe(excessAt({ ...stacks, placed: moved }, space) > 0);
      }),
      { numRuns: times(1000) },
    );
  });

  it('hold in every position of random matches of Fords', () => {
    const rng = createRng('stacks');
    for (let match = 0; match < times(20); match++) {
      const fork = fords.fork(fords.setup(), { dice: 'manual' });
      while (fork.turn().kind !== 'over') {
        fork.apply(fork.randomAction(rng));
        const { table } = fork.state;
        for (const at of new Set(table.at.filter((place) => place >= 0)))
          expect(fordsCounters.excess(fordsCounters.unitsIn(table, at), at)).toBeLessThanOrEqual(0);
      }
    }
  });
});
