import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { dealCards, deckOf, returnCard, standardPack, suitedPack, takeCard } from '../../src/mechanics/deck.ts';

const cardLists = fc.array(fc.constantFrom('ace', 'joker', 'king', 'queen'), { maxLength: 12 });

describe('a deck', () => {
  it('is the same whatever the order of its cards', () => {
    fc.assert(
      fc.property(cardLists, (cards) => {
        expect(deckOf(cards)).toEqual(deckOf(cards.toReversed()));
      }),
    );
  });

  it('is unchanged after cards were taken and put back', () => {
    fc.assert(
      fc.property(cardLists, fc.nat(), (cards, index) => {
        fc.pre(cards.length > 0);
        const deck = deckOf(cards);
        const card = cards[index % cards.length] as (typeof cards)[number];

        takeCard(deck, card);
        expect(deck).toHaveLength(cards.length - 1);
        returnCard(deck, card);

        expect(deck).toEqual(deckOf(cards));
      }),
    );
  });

  it('refuses to remove a card that it does not contain', () => {
    expect(() => {
      takeCard(deckOf(['ace']), 'king');
    }).toThrow(new RangeError('There is no king in the deck.'));
    expect(() => dealCards(deckOf(['ace']), 2, createRng(1))).toThrow(RangeError);
  });

  it('refuses to be larger than 10,000 cards', () => {
    expect(standardPack({ jokers: 9948 })).toHaveLength(10_000);
    expect(() => standardPack({ jokers: 9949 })).toThrow(new RangeError('Expected at most 10000 cards in a deck.'));
    expect(() => suitedPack({ suits: ['cups'], ranks: ['1'], copies: 10_001 })).toThrow(RangeError);
  });

  it('deals every selection in every order equally often', () => {
    const rng = createRng('deal');
    const counts = new Map<string, number>();
    for (let trial = 0; trial < 6000; trial++) {
      const dealt = dealCards(deckOf(['a', 'b', 'c']), 2, rng).join('');
      counts.set(dealt, (counts.get(dealt) ?? 0) + 1);
    }

    expect([...counts.keys()].toSorted()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
    // The limit of 115 is four standard deviations of 6,000 trials with probability 1/6.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(115);
  });
});

describe('standardPack', () => {
  it.each([0, 1, 2, 4])('has 52 cards and %i jokers', (jokers) => {
    const pack = standardPack({ jokers });

    expect(pack).toHaveLength(52 + jokers);
    expect(new Set(pack).size).toBe(52 + Math.min(jokers, 1));
    expect(pack.filter((card) => card.endsWith('-of-hearts'))).toHaveLength(13);
  });
});
