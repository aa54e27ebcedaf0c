import fc from 'fast-check';
import type { DiceFormula, DicePool } from '../../src/mechanics/dice-formula.ts';
import { type Die, faceChances, type FaceRange, isWithin } from '../../src/mechanics/die.ts';

const range: fc.Arbitrary<FaceRange> = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((to) => ({ to })),
  fc.integer({ min: 1, max: 4 }).map((from) => ({ from })),
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat(2)).map(([from, more]) => ({ from, to: from + more })),
);

const bare = fc.oneof(
  fc.integer({ min: 1, max: 3 }).map((faces) => ({ faces })),
  fc.constant({ faces: 2, digits: 2 }),
  fc
    .array(fc.record({ value: fc.integer({ min: -2, max: 4 }), weight: fc.integer({ min: 1, max: 2 }) }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((faces) => ({ faces })),
);

/**
 * The maximum number of rerolls or explosions. Only dice with two faces can have the maximum 2: with more faces, a test
 * could not try all results.
 */
const times = fc.integer({ min: 1, max: 2 });

/** Small dice of all kinds, so that a test can try every result of the dice. */
export const dieArbitrary: fc.Arbitrary<Die> = fc
  .record(
    {
      bare,
      reroll: fc.record({ on: range, times }, { requiredKeys: ['on'] }),
      explode: fc.record({ on: range, times }),
    },
    { requiredKeys: ['bare'] },
  )
  .map(({ bare, ...again }) => ({ ...bare, ...again }))
  .filter((die: Die) => {
    if (faceChances(die).length > 2 && (die.reroll?.times ?? 1) * (die.explode?.times ?? 1) > 1) return false;
    const { reroll } = die;
    return reroll?.times !== undefined || !reroll || faceChances(die).some(({ value }) => !isWithin(reroll.on, value));
  });

/** A pool of up to three small dice. */
const poolArbitrary = poolOf(dieArbitrary);

export const formulaArbitrary: fc.Arbitrary<DiceFormula> = fc.record(
  { pools: fc.array(poolArbitrary, { maxLength: 2 }), plus: fc.integer({ min: -5, max: 5 }) },
  { requiredKeys: ['pools'] },
);

function poolOf(die: fc.Arbitrary<Die>): fc.Arbitrary<DicePool> {
  return fc.integer({ min: 1, max: 3 }).chain((dice) => {
    const count = fc.constant(dice);
    const kept = fc.integer({ min: 1, max: dice });
    const keep = fc.oneof(
      kept.map((highest) => ({ highest })),
      kept.map((lowest) => ({ lowest })),
    );
    const subtract = fc.constant(true as const);
    return fc.oneof(
      fc.record({ count, die, keep, subtract }, { requiredKeys: ['count', 'die'] }),
      fc.record({ count, die, hits: range, subtract }, { requiredKeys: ['count', 'die', 'hits'] }),
    );
  });
}
