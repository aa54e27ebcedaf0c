import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { parse } from '../../src/core/schema.ts';
import { type Chances, chancesOf, mapChances, totalWeight } from '../../src/mechanics/chances.ts';
import { type Deck, deckOf, deckFromCounts, standardPack, suitedPack, cardsWithout } from '../../src/mechanics/deck.ts';
import { countChances, cardChances, handChances, orderChances } from '../../src/mechanics/hands.ts';
import { pileShape } from '../../src/mechanics/pile-shape.ts';
import { drawCards, drawChances, drawCount, moveCards, type Pile, type Piles } from '../../src/mechanics/piles.ts';
import { sampleUnseenCards, type PileViews, unseenChances, viewOfPiles } from '../../src/mechanics/unseen.ts';
import { everyWay, reduced } from './every-way.ts';

const cards = fc.constantFrom('ace', 'joker', 'king');
const decks = fc.array(cards, { maxLength: 5 }).map((list) => deckOf(list));

/** Small piles: two closed piles, an open pile, and a hand with or without a limit. */
const pilesArbitrary: fc.Arbitrary<Piles<'deck' | 'spent' | 'hand' | 'other'>> = fc
  .tuple(
    decks,
    fc.array(cards, { maxLength: 3 }),
    fc.array(cards, { maxLength: 1 }),
    fc.option(fc.integer({ min: 1, max: 4 })),
  )
  .map(([deck, spent, hand, limit]) => ({
    deck: { cards: deck, open: false },
    spent: { cards: deckOf(spent), open: true },
    hand: { cards: hand, open: false, ...(limit !== null && { limit }) },
    other: { cards: ['ace'], open: false },
  }));

const draws = fc.record({
  count: fc.nat(6),
  reshuffle: fc.constantFrom('spent' as const, undefined),
  reshuffleWhen: fc.constantFrom('drawing' as const, 'empty' as const),
});

function drawOf({
  reshuffle,
  ...rest
}: {
  count: number;
  reshuffle: 'spent' | undefined;
  reshuffleWhen: 'drawing' | 'empty';
}) {
  return { from: 'deck', to: 'hand', ...rest, ...(reshuffle && { reshuffle }) } as const;
}

describe('the chances of a draw', () => {
  it('are those of trying all orders of all cards, for orders, hands and counts', () => {
    fc.assert(
      fc.property(decks, fc.nat(), (deck, any) => {
        const count = any % (deck.length + 1);
        const orders = allOrders(deck, count);

        expect(textOf(orderChances(deck, count))).toEqual(textOf(orders));
        const sorted = orders.map(({ value, weight }) => ({ value: deckOf(value), weight }));
        expect(textOf(handChances(deck, count), true)).toEqual(textOf(sorted, true));
        const aces = mapChances(orders, (order) => order.filter((card) => card === 'ace').length);
        expect(reduced(countChances(deck, count, (card) => card === 'ace'))).toEqual(reduced(aces));
        if (count === 1)
          expect(cardChances(deck).map(({ value }) => [value])).toEqual(handChances(deck, 1).map(({ value }) => value));
      }),
    );
  });

  it('come from as many ways as there are to choose or to order so many of all cards', () => {
    const pack = deckFromCounts({ a: 30, b: 20, c: 2 });

    expect(totalWeight(handChances(pack, 13))).toBe(635_013_559_600n);
    expect(totalWeight(countChances(pack, 13, (card) => card === 'c'))).toBe(635_013_559_600n);
    expect(totalWeight(orderChances(pack, 3))).toBe(52n * 51n * 50n);
  });

  it('are refused where there are too many, or too few cards', () => {
    expect(() => handChances(standardPack({ jokers: 0 }), 5)).toThrow(RangeError);
    expect(() => orderChances(standardPack({ jokers: 0 }), 4)).toThrow(RangeError);
    expect(() => cardsWithout(['ace'], ['ace', 'king'])).toThrow(new RangeError('There is no king in the deck.'));
  });

  it('are refused before there are too many to be held', () => {
    const cards = Array.from({ length: 310 }, (_, card) => String(card));
    const views = { left: { known: [], unseen: 6 }, right: { known: [], unseen: 7 }, deck: { known: [], unseen: 7 } };

    expect(() => orderChances(cards, 3)).toThrow(RangeError);
    expect(() => unseenChances(cards.slice(0, 20), views)).toThrow(RangeError);
  });

  it('do not depend on the order in which cards are listed', () => {
    const chits = ['rest', 'move', 'fight', 'move'];

    expect(cardsWithout(chits, ['fight', 'move'])).toEqual(['rest', 'move']);
    expect(totalWeight(orderChances(chits, 3))).toBe(24n);
    expect(handChances(chits, 3)).toEqual(handChances(deckOf(chits), 3));
    const piles = { hand: { cards: ['two', 'ace'], open: false }, out: { cards: [], open: true } };
    expect(moveCards(piles, { from: 'hand', to: 'out', cards: ['ace', 'two'] }).out.cards).toEqual(['ace', 'two']);
  });

  it.each<[string, (count: number) => unknown]>([
    ['hands', (count) => handChances(['ace'], count)],
    ['orders', (count) => orderChances(['ace'], count)],
    ['counts', (count) => countChances(['ace'], count, () => true)],
  ])(
    'are refused for %s of more cards than there are, of fewer than none, and of a part of one',
    (_, chancesOfSize) => {
      for (const count of [2, -1, 0.5])
        expect(() => chancesOfSize(count)).toThrow(
          new RangeError(`There are 1 cards in the deck, not ${String(count)}.`),
        );
    },
  );
});

describe('a pack', () => {
  it('has each card as often as it was asked for', () => {
    expect(deckFromCounts({ b: 2, a: 1, c: 0 })).toEqual(['a', 'b', 'b']);
    expect(suitedPack({ suits: ['x', 'y'], ranks: ['1', '2', '3'], copies: 2, jokers: 3 })).toHaveLength(15);
  });
});

describe('piles', () => {
  it('keep their cards, whatever is drawn', () => {
    fc.assert(
      fc.property(pilesArbitrary, draws, fc.nat(), (piles, draw, seed) => {
        const before = JSON.stringify(piles);
        const { piles: after, drawn } = drawCards(piles, drawOf(draw), createRng(seed));

        expect(allCards(after)).toEqual(allCards(piles));
        expect(deckOf([...piles.hand.cards, ...drawn])).toEqual(after.hand.cards);
        expect(drawn).toHaveLength(drawCount(piles, drawOf(draw)));
        expect(after.hand.cards.length).toBeLessThanOrEqual(piles.hand.limit ?? Infinity);
        expect(JSON.stringify(piles)).toBe(before);
      }),
    );
  });

  it('are drawn from with the chances that they are said to have', () => {
    fc.assert(
      fc.property(pilesArbitrary, draws, (piles, draw) => {
        const hands = everyWay((rng) => deckOf(drawCards(piles, drawOf(draw), rng).drawn).join());

        expect(textOf(drawChances(piles, drawOf(draw)), true)).toEqual(
          textOf(
            mapChances(hands, (text) => text.split(',').filter(Boolean)),
            true,
          ),
        );
      }),
    );
  });

  it('are reshuffled when a card is to be drawn, or as soon as there is none', () => {
    const piles = { deck: closed('a'), spent: { cards: ['b'], open: true }, hand: closed() };
    const draw = { from: 'deck', to: 'hand', count: 1, reshuffle: 'spent' } as const;

    expect(drawCards(piles, draw, createRng(1)).piles.spent.cards).toEqual(['b']);
    const early = drawCards(piles, { ...draw, reshuffleWhen: 'empty' }, createRng(1)).piles;
    expect([early.deck.cards, early.spent.cards]).toEqual([['b'], []]);
  });

  it('give the cards of the one that is shuffled in, too, and none of it where nothing is', () => {
    const piles = { deck: closed('a'), spent: { cards: ['b', 'c'], open: true }, hand: closed() };
    const draw = { from: 'deck', to: 'hand', count: 5 } as const;

    expect(drawCount(piles, draw)).toBe(1);
    expect(drawCount(piles, { ...draw, reshuffle: 'spent' })).toBe(3);
    const { drawn } = drawCards(piles, { ...draw, reshuffle: 'spent' }, createRng(1));
    expect([drawn[0], drawn.toSorted()]).toEqual(['a', ['a', 'b', 'c']]);
  });

  it('all come back from a draw between two of them', () => {
    const piles = { deck: closed('a'), hand: closed(), spent: closed('z') };

    const { spent } = drawCards(piles, { from: 'deck', to: 'hand', count: 1 }, createRng(1)).piles;

    expect(spent).toBe(piles.spent);
  });

  it('take no more than they have room for, and give nothing that they have not', () => {
    const piles = { deck: closed('a', 'b'), hand: { ...closed(), limit: 1 } };

    expect(() => moveCards(piles, { from: 'deck', to: 'hand', cards: ['a', 'b'] })).toThrow(RangeError);
    expect(() => moveCards(piles, { from: 'hand', to: 'deck', cards: ['a'] })).toThrow(RangeError);
    expect(
      drawCount(
        { ...piles, hand: { cards: ['c', 'd'], open: false, limit: 1 } },
        { from: 'deck', to: 'hand', count: 2 },
      ),
    ).toBe(0);
  });
});

describe('a pile from outside', () => {
  it('is accepted as it is', () => {
    fc.assert(
      fc.property(pilesArbitrary, ({ hand, spent }) => {
        for (const pile of [spent, { ...hand, limit: 4 }])
          expect(parse(pileShape, JSON.parse(JSON.stringify(pile)))).toEqual(pile);
      }),
    );
  });

  it.each([
    ['more cards than it may hold', { cards: ['a', 'b'], open: false, limit: 1 }, 'cards'],
    ['cards in another order', { cards: ['b', 'a'], open: false }, 'cards.1'],
    ['a limit that is none', { cards: [], open: false, limit: -1 }, 'limit'],
    ['no word of whether it is open', { cards: [] }, 'open'],
  ])('is refused with %s', (_, pile, path) => {
    expect(() => parse(pileShape, pile)).toThrow(expect.objectContaining({ path }));
  });
});

describe('unseen cards', () => {
  it('are dealt in every way in which they can lie, each card for itself as likely', () => {
    fc.assert(
      fc.property(pilesArbitrary, (piles) => {
        const pack = allCards(piles);
        const views = viewOfPiles(piles, ['hand']);
        const dealt = everyWay((rng) => JSON.stringify(sampleUnseenCards(pack, views, rng)));

        expect(byText(reduced(dealt))).toEqual(
          byText(reduced(mapChances(allDeals(pack, views), (deal) => JSON.stringify(deal)))),
        );
        const exact = mapChances(unseenChances(pack, views), (deal) => JSON.stringify(deal));
        expect(byText(reduced(exact))).toEqual(byText(reduced(dealt)));
      }),
    );
  });

  it('leave alone what the viewer sees, and fit what there is', () => {
    fc.assert(
      fc.property(pilesArbitrary, fc.nat(), (piles, seed) => {
        const deal = sampleUnseenCards(allCards(piles), viewOfPiles(piles, ['hand']), createRng(seed));

        expect([deal.hand, deal.spent]).toEqual([piles.hand.cards, piles.spent.cards]);
        expect(deckOf(Object.values(deal).flat())).toEqual(allCards(piles));
        expect(deal.deck).toHaveLength(piles.deck.cards.length);
      }),
    );
  });

  it('depend on nothing that the viewer does not see', () => {
    const one = { deck: closed('a', 'b'), hand: closed('c') };
    const other = { deck: closed('b', 'c'), hand: closed('a') };
    const from = (piles: typeof one) => sampleUnseenCards(['a', 'b', 'c'], viewOfPiles(piles, []), createRng(7));

    expect(from(one)).toEqual(from(other));
  });

  it('can lie on a card that the viewer has put there', () => {
    const views = { deck: { known: ['b'], unseen: 1 }, hand: { known: [], unseen: 1 } };

    expect(unseenChances(['a', 'b', 'c'], views)).toEqual([
      { value: { deck: ['a', 'b'], hand: ['c'] }, weight: 1n },
      { value: { deck: ['b', 'c'], hand: ['a'] }, weight: 1n },
    ]);
  });

  it.each<[string, PileViews, string]>([
    ['a card that the pack lacks', { deck: { known: ['z'], unseen: 1 } }, 'There is no z in the deck.'],
    ['too few places', { deck: { known: ['a'], unseen: 0 } }, 'There are 1 unseen cards for 0 places.'],
    ['too many places', { deck: { known: [], unseen: 3 } }, 'There are 2 unseen cards for 3 places.'],
  ])('are refused with %s', (_, views, message) => {
    expect(() => sampleUnseenCards(['a', 'b'], views, createRng(1))).toThrow(new RangeError(message));
    expect(() => unseenChances(['a', 'b'], views)).toThrow(new RangeError(message));
  });
});

// Helpers

function closed(...list: string[]): Pile {
  return { cards: list, open: false };
}

function allCards(piles: Piles): Deck {
  return deckOf(Object.values(piles).flatMap((pile) => pile.cards));
}

/** All orders of a number of cards. Equal cards count as different. */
function allOrders(deck: Deck, count: number): Chances<readonly string[]> {
  if (count === 0) return [{ value: [], weight: 1n }];
  return deck.flatMap((card, place) =>
    allOrders(deck.toSpliced(place, 1), count - 1).map(({ value, weight }) => ({ value: [card, ...value], weight })),
  );
}

/** All deals, found by placing the unseen cards on the unseen places in every order. */
function allDeals(pack: Deck, views: PileViews): Chances<Record<string, Deck>> {
  const rest = cardsWithout(
    pack,
    Object.values(views).flatMap(({ known }) => known),
  );
  return allOrders(rest, rest.length).map(({ value, weight }) => {
    let from = 0;
    const deal = Object.entries(views).map(([name, { known, unseen }]) => {
      from += unseen;
      return [name, deckOf([...known, ...value.slice(from - unseen, from)])] as const;
    });
    return { value: Object.fromEntries(deal), weight };
  });
}

/** Chances with draws as text. `isReduced`: in lowest terms, for chances that were counted in different ways. */
function textOf(draws: Chances<readonly string[]>, isReduced = false): Chances<string> {
  const texts = chancesOf(draws.map(({ value, weight }) => ({ value: value.join(), weight })));
  return byText(isReduced ? reduced(texts) : texts);
}

function byText(chances: Chances<string>): Chances<string> {
  return chances.toSorted((one, other) => (one.value < other.value ? -1 : 1));
}
