import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/core/schema.ts';
import { type Chances, chancesOf, totalWeight } from '../../src/mechanics/chances.ts';
import { diceChances, type DiceFormula, type DicePool } from '../../src/mechanics/dice-formula.ts';
import { parseDice } from '../../src/mechanics/dice-notation.ts';
import { diceShape } from '../../src/mechanics/dice-shape.ts';
import { type Die, dieChances, isWithin } from '../../src/mechanics/die.ts';
import { dieArbitrary, formulaArbitrary } from './dice-arbitraries.ts';
import { everyWay, reduced } from './every-way.ts';

describe('a die', () => {
  it('has the same chances as rolls simulated by hand', () => {
    fc.assert(
      fc.property(dieArbitrary, (die) => {
        expect(reduced(dieChances(die))).toEqual(reduced(everyWay((rng) => byHand(die, rng.int))));
      }),
    );
  });

  it.each<[string, Die, Chances<number>]>([
    ['of two digits', { faces: 2, digits: 2 }, [11, 12, 21, 22].map((value) => ({ value, weight: 1n }))],
    [
      'rolled until it is another',
      { faces: 3, reroll: { on: { from: 3 } } },
      [1, 2].map((value) => ({ value, weight: 1n })),
    ],
  ])('%s', (_, die, chances) => {
    expect(dieChances(die)).toEqual(chances);
  });

  it.each<Die['faces']>([0, []])('without faces is refused: %j', (faces) => {
    expect(() => diceChances({ pools: [{ count: 1, die: { faces } }] })).toThrow(RangeError);
  });

  it('that is rerolled forever is refused', () => {
    expect(() => dieChances({ faces: 2, reroll: { on: { to: 2 } } })).toThrow(RangeError);
  });
});

describe('dice', () => {
  it('have the chances that trying all results gives', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        expect(diceChances(formula)).toEqual(enumerated(formula));
      }),
    );
  });

  it('fall in as many ways as the product of the ways of the single dice', () => {
    const formula = parseDice('100d6+3d10-2d4');

    expect(totalWeight(diceChances(formula))).toBe(6n ** 100n * 10n ** 3n * 4n ** 2n);
  });

  it('of a hundred are exact: the mean is in the middle, and each end occurs in one way', () => {
    const chances = diceChances(parseDice('100d6'));

    expect(chances[0]).toEqual({ value: 100, weight: 1n });
    expect(chances.at(-1)).toEqual({ value: 600, weight: 1n });
    expect(chances[1]?.weight).toBe(100n);
    expect(chances.map(({ weight }) => weight)).toEqual(chances.map(({ weight }) => weight).toReversed());
  });

  it('give the whole sum with the kept highest and lowest dice together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (count, index) => {
        const highest = 1 + (index % count);
        const kept = (pool: Partial<DicePool>) =>
          meanTimes(diceChances({ pools: [{ count, die: { faces: 6 }, ...pool }] }));
        const low = count === highest ? 0n : kept({ keep: { lowest: count - highest } });

        expect(kept({ keep: { highest } }) + low).toBe(kept({}));
      }),
    );
  });
});

describe('untrusted dice', () => {
  it('are accepted unchanged', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        expect(parse(diceShape, JSON.parse(JSON.stringify(formula)))).toEqual(formula);
      }),
    );
  });

  const d6 = { faces: 6 };
  it.each([
    ['no such number of faces', { count: 1, die: { faces: 0 } }, 'pools.0.die.faces'],
    ['too many faces', { count: 1, die: { faces: 1e9, explode: { on: { from: 1 }, times: 1 } } }, 'pools.0.die.faces'],
    ['digits above 9', { count: 1, die: { faces: 10, digits: 2 } }, 'pools.0.die.digits'],
    ['rerolls for ever', { count: 1, die: { faces: 6, reroll: { on: { to: 6 } } } }, 'pools.0.die.reroll.on'],
    [
      'a range the wrong way round',
      { count: 1, die: { ...d6, reroll: { on: { from: 3, to: 2 } } } },
      'pools.0.die.reroll.on',
    ],
    ['a range of nothing', { count: 1, die: d6, hits: {} }, 'pools.0.hits'],
    ['explosions without end', { count: 1, die: { ...d6, explode: { on: { from: 6 } } } }, 'pools.0.die.explode.times'],
    [
      'too many explosions',
      { count: 1, die: { faces: 100, explode: { on: { from: 6 }, times: 11 } } },
      'pools.0.die.explode.times',
    ],
    ['more kept than there are', { count: 2, die: d6, keep: { highest: 3 } }, 'pools.0.keep'],
    ['kept and counted', { count: 2, die: d6, keep: { highest: 1 }, hits: { from: 5 } }, 'pools.0.keep'],
    ['too many to sort', { count: 101, die: d6, keep: { highest: 1 } }, 'pools.0.count'],
    ['half a die', { count: 0.5, die: d6 }, 'pools.0.count'],
  ])('are refused with %s', (_, pool, path) => {
    expect(() => parse(diceShape, { pools: [pool] })).toThrow(expect.objectContaining({ path }));
  });
});

describe('notation', () => {
  const sum = (pools: number): string => Array.from({ length: pools }, () => 'd6').join('+');

  it('of as many dice as the schema accepts can be read', () => {
    expect(parse(diceShape, parseDice(`${sum(20)}-1000000`))).toMatchObject({ plus: -1_000_000 });
  });

  it.each([
    ['', 'Expected dice such as 2d6, or a number at the end of ""'],
    ['2d', 'Expected a number of faces from 1 to 1000 at the end of "2d"'],
    ['2d0', 'Expected a number of faces from 1 to 1000 at character 3 of "2d0"'],
    ['d1001', 'Expected a number of faces from 1 to 1000 at character 2 of "d1001"'],
    ['2d6!', 'Expected a maximum number of times, such as x3, at the end of "2d6!"'],
    ['2d6!<=3', 'Expected a maximum number of times, such as x3, at the end of "2d6!<=3"'],
    ['2d6r', 'Expected faces to reroll, such as 1 or <=2, at the end of "2d6r"'],
    ['2d6kh1kl1', 'Expected no second suffix of the same kind at character 7 of "2d6kh1kl1"'],
    ['2d6*2', 'Expected the end, + or - at character 4 of "2d6*2"'],
    ['2d6 + two', 'Expected dice such as 2d6, or a number at character 6 of "2d6 + two"'],
    ['1+ 2d6kh3', 'Expected at most 2 dice to keep, in "2d6kh3" at character 3'],
    ['d6r<=6', 'Expected at least one face that is not rerolled, in "d6r<=6" at character 1'],
    ['d{1,2', 'Expected } or , at the end of "d{1,2"'],
    ['d{1,}', 'Expected a face at character 5 of "d{1,}"'],
    ['d{1..5000}', 'Expected a range of at most 1000 faces at character 3 of "d{1..5000}"'],
    ['d{5..3,1}', 'Expected a range that starts with the lesser face at character 3 of "d{5..3,1}"'],
    [sum(21), 'Expected at most 20 pools of dice'],
    ['999999999+d6', 'Expected a constant of at most 1000000'],
    ['d6-600000-600000', 'Expected a constant of at most 1000000'],
    ['0d6', 'Expected at least 1, in "0d6" at character 1'],
  ])('reports what is wrong with "%s"', (text, reason) => {
    expect(() => parseDice(text)).toThrow(expect.objectContaining({ name: 'MalformedError', reason }));
  });
});

// Helpers

/** Rolls a die as a player at a table does: looks at each roll, and rerolls if necessary. */
function byHand(die: Die, int: (size: number) => number): number {
  let sum = 0;
  for (let explosions = 0; ; explosions++) {
    const face = settledFace(die, int);
    sum += face;
    if (!die.explode || !isWithin(die.explode.on, face) || explosions === die.explode.times) return sum;
  }
}

function settledFace({ reroll, ...die }: Die, int: (size: number) => number): number {
  const sides = sidesOf(die);
  // An unlimited reroll is equivalent to a die without the rerolled faces.
  const possible = reroll && reroll.times === undefined ? sides.filter((side) => !isWithin(reroll.on, side)) : sides;
  let face = possible[int(possible.length)] ?? NaN;
  for (let left = reroll?.times ?? 0; left > 0 && reroll && isWithin(reroll.on, face); left--)
    face = possible[int(possible.length)] ?? NaN;
  return face;
}

function sidesOf({ faces, digits = 1 }: Die): number[] {
  if (typeof faces !== 'number')
    return faces.flatMap(({ value, weight }) => Array.from({ length: weight }, () => value));
  const texts = Array.from({ length: faces ** digits }, (_, index) =>
    index.toString(faces === 1 ? 2 : faces).padStart(digits, '0'),
  );
  return texts.map((text, index) =>
    digits === 1 ? index + 1 : Number(text.replaceAll(/\d/g, (digit) => String(Number(digit) + 1))),
  );
}

/** The chances of a formula, computed by trying all combinations of dice. */
function enumerated({ pools, plus = 0 }: DiceFormula): Chances<number> {
  let sums: Chances<number> = [{ value: plus, weight: 1n }];
  for (const pool of pools) {
    const rolled = poolEnumerated(pool);
    const sign = pool.subtract ? -1 : 1;
    sums = sums.flatMap((sum) =>
      rolled.map(({ value, weight }) => ({ value: sum.value + sign * value, weight: sum.weight * weight })),
    );
  }
  return chancesOf(sums);
}

function poolEnumerated({ count, die, keep, hits }: DicePool): Chances<number> {
  let rolls: { value: readonly number[]; weight: bigint }[] = [{ value: [], weight: 1n }];
  for (let dice = 0; dice < count; dice++)
    rolls = rolls.flatMap((roll) =>
      dieChances(die).map(({ value, weight }) => ({ value: [...roll.value, value], weight: roll.weight * weight })),
    );
  const counted = (roll: readonly number[]): number => {
    if (hits) return roll.filter((face) => isWithin(hits, face)).length;
    const sorted = roll.toSorted((one, other) => one - other);
    const kept =
      keep === undefined
        ? sorted
        : 'highest' in keep
          ? sorted.slice(sorted.length - keep.highest)
          : sorted.slice(0, keep.lowest);
    return kept.reduce((sum, face) => sum + face, 0);
  };
  return chancesOf(rolls.map(({ value, weight }) => ({ value: counted(value), weight })));
}

/** The mean, multiplied by the number of equally likely results of the dice. */
function meanTimes(chances: Chances<number>): bigint {
  return chances.reduce((sum, { value, weight }) => sum + BigInt(value) * weight, 0n);
}
