import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type CardGameTypes, type FaceDownCards, dealFaceDown } from '../../src/mechanics/face-down-cards.ts';
import { cardsWithout, dealCards, deckOf } from '../../src/mechanics/deck.ts';
import { everyWay, reduced } from './every-way.ts';

interface Cards extends CardGameTypes {
  player: 'north' | 'south';
  setup: { readonly pack: readonly string[] };
  table: { readonly discards: readonly string[]; readonly hands: readonly [number, number] };
  secret: { readonly hand: readonly string[] };
  hidden: { readonly deck: readonly string[] };
}

const rules: FaceDownCards<Cards> = {
  players: () => ['north', 'south'],
  pack: ({ pack }) => pack,
  seen: ({ table }) => table.discards,
  held: ({ table }, player) => ({ hand: table.hands[player === 'north' ? 0 : 1] }),
  hidden: () => ({ deck: 'rest' }),
};

const names = fc.constantFrom('ace', 'joker', 'king');

/** Random views of player `north` in matches with few cards. */
const views = fc
  .record({ own: fc.array(names, { maxLength: 2 }), discards: fc.array(names, { maxLength: 2 }) })
  .chain(({ own, discards }) =>
    fc.tuple(fc.array(names, { maxLength: 4 }), fc.nat()).map(([rest, any]): View<Cards> => {
      const south = any % (rest.length + 1);
      const table = { discards, hands: [own.length, south] as const };
      return { viewer: 'north', setup: { pack: [...own, ...discards, ...rest] }, table, own: { hand: deckOf(own) } };
    }),
  );

describe('face-down cards', () => {
  it('are dealt in every possible arrangement, with equal probability', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { setup, table, own } = view;
        const worlds = everyWay((rng) => JSON.stringify(dealFaceDown(rules).sampleHidden(view, rng)));

        const unseen = cardsWithout(deckOf(setup.pack), [...table.discards, ...(own?.hand ?? [])]);
        const expected = everyWay((rng) => {
          const order = dealCards([...unseen], unseen.length, rng);
          const [south, deck] = [order.slice(0, table.hands[1]), order.slice(table.hands[1])];
          return JSON.stringify({
            secrets: { north: own, south: { hand: deckOf(south) } },
            hidden: { deck: deckOf(deck) },
          });
        });
        expect(reduced(worlds).toSorted(byText)).toEqual(reduced(expected).toSorted(byText));
      }),
    );
  });

  it('come in every order equally often, if their order is stored', () => {
    const view: View<Cards> = {
      viewer: 'spectator',
      setup: { pack: ['ace', 'king', 'ten'] },
      table: { discards: [], hands: [0, 3] },
    };

    const hands = everyWay((rng) =>
      dealFaceDown({ ...rules, inOrder: ['hand'] })
        .sampleHidden(view, rng)
        .secrets.south.hand.join(),
    );

    expect(hands).toHaveLength(6);
    expect(new Set(hands.map(({ weight }) => weight)).size).toBe(1);
  });

  it('are refused if their number differs from the sizes of the piles', () => {
    const view = { viewer: 'north' as const, setup: { pack: ['ace'] }, own: { hand: [] } };
    const deals = (hands: readonly [number, number], deck: number | 'rest') => () =>
      dealFaceDown({ ...rules, hidden: () => ({ deck }) }).sampleHidden(
        { ...view, table: { discards: [], hands } },
        createRng(1),
      );

    expect(deals([0, 2], 'rest')).toThrow(RangeError);
    expect(deals([0, 0], 0)).toThrow(new RangeError('No pile has room for 1 of the cards.'));
    expect(deals([0, 1], 0)).not.toThrow();
  });
});

function byText({ value: one }: { readonly value: string }, { value: other }: { readonly value: string }): number {
  return one < other ? -1 : 1;
}
