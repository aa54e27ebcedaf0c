import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChoiceList } from '../../src/core/choice-builder.ts';
import { chanceField, offerChances } from '../../src/mechanics/chance-event.ts';
import { diceChances } from '../../src/mechanics/dice-formula.ts';
import { parseDice } from '../../src/mechanics/dice-notation.ts';
import { formulaArbitrary } from './dice-arbitraries.ts';
import { reduced } from './every-way.ts';

function offered(chances: Parameters<typeof offerChances>[2]): ChoiceList {
  const offers = new ChoiceList();
  offerChances(offers, 'roll', chances);
  return offers;
}

describe('chances as chance events', () => {
  it('are offered with their probabilities, each value once', () => {
    fc.assert(
      fc.property(formulaArbitrary, (formula) => {
        const chances = diceChances(formula);
        const offers = offered(chances);

        const entries = Array.from({ length: offers.length }, (_, place) => offers.entry(place));
        const weighed = entries.map(({ first, size }) => ({ value: first as number, weight: BigInt(size) }));
        expect(weighed).toEqual(reduced(chances));
      }),
    );
  });

  it('use the smallest possible weights', () => {
    expect(
      offered([
        { value: 'hit', weight: 30n },
        { value: 'miss', weight: 45n },
      ]).size,
    ).toBe(5);
    expect(offered([{ value: 'hit', weight: 10n ** 40n }]).size).toBe(1);
    expect(offered([]).size).toBe(0);
  });

  it('are refused if their weights are too large for exact numbers', () => {
    expect(() => offered(diceChances(parseDice('21d6')))).toThrow(RangeError);
    expect(offered(diceChances(parseDice('20d6'))).size).toBe(6 ** 20);
  });

  it('fit a field that accepts their values and no others', () => {
    const { shape, size, at } = chanceField(diceChances(parseDice('2d4')));

    expect(Array.from({ length: size({}) ?? 0 }, (_, number) => at({}, number))).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect([8, 9, 2.5, '2'].map((value) => shape['~run']({ value }, {}).issues === undefined)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
