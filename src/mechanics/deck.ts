import * as v from 'valibot';
import { check, type Schema } from '../core/schema.ts';
import type { Rng } from '../core/random.ts';

/**
 * The cards in a deck. If a card occurs several times, the list contains it several times. The cards are sorted by
 * name, so that equal decks are equal lists.
 */
export type Deck<Card extends string = string> = readonly Card[];

/** Schema of a {@link Deck}. */
export const deckShape: Schema<Deck> = check(v.array(v.string()), (deck) => {
  const misplaced = deck.findIndex((card, place) => place > 0 && card < (deck[place - 1] as string));
  return misplaced < 0 ? undefined : { path: String(misplaced), reason: 'Expected the cards sorted by name' };
});

/**
 * Creates a deck from a list of cards.
 *
 * @param cards - Cards in any order, with duplicates; not modified.
 *
 * @example
 * ```ts
 * deckOf(['joker', 'ace', 'joker']) // => ['ace', 'joker', 'joker']
 * ```
 */
export function deckOf<Card extends string>(cards: readonly Card[]): Card[] {
  return cards.toSorted();
}

/**
 * Returns a copy of a deck without some cards. The order of the remaining cards does not change.
 *
 * @param deck - A deck, sorted or unsorted; not modified.
 * @param cards - Cards to remove, with duplicates. The deck must contain all these cards.
 * @throws RangeError if a card is not in the deck.
 *
 * @example
 * ```ts
 * cardsWithout(['ace', 'joker', 'joker'], ['joker']) // => ['ace', 'joker']
 * ```
 */
export function cardsWithout<Card extends string>(deck: Deck<Card>, cards: readonly Card[]): Deck<Card> {
  const away = [...cards];
  const rest = deck.filter((card) => {
    const place = away.indexOf(card);
    if (place >= 0) away.splice(place, 1);
    return place < 0;
  });
  if (away.length > 0) throw new RangeError(`There is no ${String(away[0])} in the deck.`);
  return rest;
}

/**
 * Removes one card from a deck.
 *
 * @param deck - The deck, which is modified.
 * @param card - A card that is in the deck.
 * @throws RangeError if the card is not in the deck.
 *
 * @example
 * ```ts
 * const deck = ['ace', 'joker'];
 * takeCard(deck, 'ace');
 * deck // => ['joker']
 * ```
 */
export function takeCard<Card extends string>(deck: Card[], card: Card): void {
  const place = deck.indexOf(card);
  if (place < 0) throw new RangeError(`There is no ${card} in the deck.`);
  removeCardAt(deck, place);
}

/**
 * Removes the item at an index of a list. The effect is the same as that of `splice`, but this function is much faster
 * for short lists, such as a hand of cards.
 *
 * @param list - The list, which is modified.
 * @param place - Index of the item, from 0 to the last index.
 *
 * @example
 * ```ts
 * const deck = ['ace', 'joker', 'queen'];
 * removeCardAt(deck, 1);
 * deck // => ['ace', 'queen']
 * ```
 */
export function removeCardAt(list: unknown[], place: number): void {
  for (let index = place + 1; index < list.length; index++) list[index - 1] = list[index];
  list.pop();
}

/**
 * Adds one card to a deck.
 *
 * @param deck - The deck, which is modified.
 * @param card - The card to insert; the deck stays sorted.
 *
 * @example
 * ```ts
 * const deck = ['ace', 'queen'];
 * returnCard(deck, 'joker');
 * deck // => ['ace', 'joker', 'queen']
 * ```
 */
export function returnCard<Card extends string>(deck: Card[], card: Card): void {
  let place = deck.length;
  for (; place > 0 && deck[place - 1]! > card; place--) deck[place] = deck[place - 1]!;
  deck[place] = card;
}

/**
 * Removes random cards from a deck.
 *
 * @param deck - The deck, which is modified.
 * @param count - Number of cards to remove: from 0 to the size of the deck.
 * @param rng - The random generator, which is advanced once for each card.
 * @returns The cards in the order in which they were drawn. All selections of cards, and all orders of the selected
 * cards, are equally likely.
 * @throws RangeError if the deck has fewer than `count` cards.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const deck = ['ace', 'ace', 'ace'];
 * dealCards(deck, 2, createRng(1)) // => ['ace', 'ace']
 * deck // => ['ace']
 * ```
 */
export function dealCards<Card extends string>(deck: Card[], count: number, rng: Rng): Card[] {
  if (count > deck.length)
    throw new RangeError(`There are ${String(deck.length)} cards in the deck, not ${String(count)}.`);
  return Array.from({ length: count }, () => deck.splice(rng.int(deck.length), 1)).flat();
}

/** Describes a deck whose cards have suits and ranks. */
export interface SuitedPack<Suit extends string, Rank extends string> {
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  /** Number of identical jokers; default 0. */
  readonly jokers?: number;
  /** Number of copies of each suited card; default 1. */
  readonly copies?: number;
}

/** The maximum number of cards in a deck. */
const CARDS_MOST = 10_000;

/**
 * Creates a deck that contains a card of each rank in each suit.
 *
 * @param pack - Suits, ranks, number of jokers (default 0), and copies of each suited card (default 1).
 * @throws RangeError if the deck would have more than 10,000 cards.
 *
 * @example
 * ```ts
 * suitedPack({ suits: ['cups', 'coins'], ranks: ['1', '2'], jokers: 1 })
 * // => ['1-of-coins', '1-of-cups', '2-of-coins', '2-of-cups', 'joker']
 * ```
 */
export function suitedPack<Suit extends string, Rank extends string>({
  suits,
  ranks,
  jokers = 0,
  copies = 1,
}: SuitedPack<Suit, Rank>): Deck<`${Rank}-of-${Suit}` | 'joker'> {
  const suited = suits.flatMap((suit) => ranks.map((rank) => `${rank}-of-${suit}` as const));
  if (suited.length * copies + jokers > CARDS_MOST)
    throw new RangeError(`Expected at most ${String(CARDS_MOST)} cards in a deck.`);
  const all = Array.from({ length: copies }, () => suited).flat();
  return deckOf<`${Rank}-of-${Suit}` | 'joker'>([...all, ...Array.from({ length: jokers }, () => 'joker' as const)]);
}

/** Suits of the standard deck; the red suits are first. */
export const SUITS = ['diamonds', 'hearts', 'clubs', 'spades'] as const;

/** Ranks of the standard deck, from ace (the lowest) to king. */
export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;

/** A card of the standard deck: `'queen-of-hearts'`, `'joker'`. */
export type StandardCard = `${(typeof RANKS)[number]}-of-${(typeof SUITS)[number]}` | 'joker';

/**
 * Creates the standard deck of 52 cards, plus jokers.
 *
 * @param settings - `jokers`: number of identical jokers, 0 or more.
 * @throws RangeError if the deck would have more than 10,000 cards.
 *
 * @example
 * ```ts
 * standardPack({ jokers: 2 }).length // => 54
 * ```
 */
export function standardPack({ jokers }: { readonly jokers: number }): Deck<StandardCard> {
  return suitedPack({ suits: SUITS, ranks: RANKS, jokers });
}
