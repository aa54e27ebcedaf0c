import type { Chance, Chances } from './chances.ts';
import { type Deck, deckOf, cardsWithout } from './deck.ts';
import { fewFrom, requireFew } from './few.ts';
import { waysToChoose } from './ways-to-choose.ts';

/**
 * Returns the chances of the next card or chit.
 *
 * @param deck - All cards that can be drawn; not modified.
 *
 * @example
 * ```ts
 * cardChances(['fight', 'move', 'move']) // => [{ value: 'fight', weight: 1n }, { value: 'move', weight: 2n }]
 * ```
 */
export function cardChances<Card extends string>(deck: Deck<Card>): Chances<Card> {
  return countsOf(deck).map(([value, count]) => ({ value, weight: BigInt(count) }));
}

/**
 * Returns the chances of the number of drawn cards of one kind: aces in a hand, leaders among three chits.
 *
 * @param deck - All cards that can be drawn; not modified.
 * @param count - Number of drawn cards: a whole number, 0 to the size of the deck.
 * @param isOfKind - Whether to count a card.
 * @throws RangeError if the deck has fewer cards.
 *
 * @example
 * ```ts
 * countChances(['leader', 'leader', 'troops', 'troops', 'troops'], 2, (chit) => chit === 'leader')
 * // => [{ value: 0, weight: 3n }, { value: 1, weight: 6n }, { value: 2, weight: 1n }]
 * ```
 */
export function countChances<Card extends string>(
  deck: Deck<Card>,
  count: number,
  isOfKind: (card: Card) => boolean,
): Chances<number> {
  requireCards(deck, count);
  const ofKind = deck.filter(isOfKind).length;
  return Array.from({ length: count + 1 }, (_, value) => ({
    value,
    weight: waysToChoose(ofKind, value) * waysToChoose(deck.length - ofKind, count - value),
  })).filter(({ weight }) => weight > 0n);
}

/**
 * Returns the chances of all hands of a size, in any order of cards (the multivariate hypergeometric distribution).
 *
 * @param deck - All cards that can be drawn; not modified.
 * @param count - Number of drawn cards: a whole number, 0 to the size of the deck.
 * @throws RangeError if the deck has fewer cards, or if there are more than 100,000 different hands.
 *
 * @example
 * ```ts
 * handChances(['ace', 'joker', 'joker'], 2)
 * // => [{ value: ['ace', 'joker'], weight: 2n }, { value: ['joker', 'joker'], weight: 1n }]
 * ```
 */
export function handChances<Card extends string>(deck: Deck<Card>, count: number): Chances<Deck<Card>> {
  requireCards(deck, count);
  const counts = countsOf(deckOf(deck));
  requireFew(handsOf(counts, count), DRAWS);
  let hands: Chances<Deck<Card>> = [{ value: [], weight: 1n }];
  let behind = deck.length;
  for (const [card, copies] of counts) {
    behind -= copies;
    hands = hands.flatMap(({ value, weight }) => {
      const open = count - value.length;
      // The number of copies of this card in the hand. The maximum is the number of copies that exist and fit into the
      // hand; the minimum is the number of places that later cards cannot fill. The largest number comes first.
      const [most, least] = [Math.min(copies, open), Math.max(0, open - behind)];
      return Array.from({ length: most - least + 1 }, (_, less) => ({
        value: [...value, ...Array.from({ length: most - less }, () => card)],
        weight: weight * waysToChoose(copies, most - less),
      }));
    });
  }
  return hands;
}

/**
 * Returns the chances of all orders of drawn cards, such as chits pulled one after the other.
 *
 * @param deck - All cards that can be drawn; not modified.
 * @param count - Number of drawn cards: a whole number, 0 to the size of the deck.
 * @throws RangeError if the deck has fewer cards, or if there are more than 100,000 different orders.
 *
 * @example
 * ```ts
 * orderChances(['allies', 'french', 'french'], 2)
 * // => [
 * //   { value: ['allies', 'french'], weight: 2n },
 * //   { value: ['french', 'allies'], weight: 2n },
 * //   { value: ['french', 'french'], weight: 2n },
 * // ]
 * ```
 */
export function orderChances<Card extends string>(deck: Deck<Card>, count: number): Chances<readonly Card[]> {
  requireCards(deck, count);
  let orders: Chances<readonly Card[]> = [{ value: [], weight: 1n }];
  for (let drawn = 0; drawn < count; drawn++) {
    const nextOf = ({ value, weight }: Chance<readonly Card[]>) =>
      cardChances(cardsWithout(deck, value)).map((next) => ({
        value: [...value, next.value],
        weight: weight * next.weight,
      }));
    orders = fewFrom(orders, nextOf, DRAWS);
  }
  return orders;
}

function countsOf<Card extends string>(deck: Deck<Card>): readonly (readonly [Card, number])[] {
  const counts = new Map<Card, number>();
  for (const card of deck) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Returns the number of different hands of a size. */
function handsOf(counts: readonly (readonly [string, number])[], size: number): number {
  let hands = Array.from({ length: size + 1 }, (_, cards) => Number(cards === 0));
  for (const [, copies] of counts)
    hands = hands.map((_, cards) =>
      hands.slice(Math.max(0, cards - copies), cards + 1).reduce((sum, each) => sum + each, 0),
    );
  return hands[size]!;
}

const DRAWS = 'draws';

function requireCards(deck: Deck, count: number): void {
  if (!Number.isInteger(count) || count < 0 || count > deck.length)
    throw new RangeError(`There are ${String(deck.length)} cards in the deck, not ${String(count)}.`);
}
