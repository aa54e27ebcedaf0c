import * as v from 'valibot';
import { namesIn } from '../core/lookups.ts';
import { check, type Schema } from '../core/schema.ts';
import type { Rng } from '../core/random.ts';

/** The cards in a deck, each as often as it is there, sorted by name so that equal decks are equal lists. */
export type Deck<Card extends string = string> = readonly Card[];

/** Shape of a {@link Deck}. */
export const deckShape: Schema<Deck> = check(v.array(v.string()), (deck) => {
  const misplaced = deck.findIndex((card, place) => place > 0 && card < (deck[place - 1] as string));
  return misplaced < 0 ? undefined : { path: String(misplaced), reason: 'Expected the cards sorted by name' };
});

/**
 * The deck of these cards.
 *
 * @param cards - Each as often as it is to be in the deck; not modified.
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
 * The deck without some cards; the others stay in their order.
 *
 * @param deck - Not modified; it need not be sorted.
 * @param cards - Each must be in the deck as often as here.
 * @throws RangeError if one of them is not in it.
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
 * Takes one card out of the deck.
 *
 * @param deck - Modified.
 * @param card - Must be in the deck.
 * @throws RangeError if there is none.
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
 * Takes the item at a place out of a list: what `splice` does, in a fraction of the time for the length of a hand.
 *
 * @param list - Modified.
 * @param place - 0 to the last index.
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
 * Puts one card into the deck.
 *
 * @param deck - Modified.
 * @param card - It finds its place in the order of the deck.
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
 * Takes cards at random out of the deck.
 *
 * @param deck - Modified.
 * @param count - 0 to the size of the deck.
 * @param rng - Is advanced once for each card.
 * @returns The cards in the order in which they came; every order of every selection is as likely.
 * @throws RangeError if the deck has fewer.
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

/**
 * A pack with so many of each card.
 *
 * @param counts - By name of the card: whole numbers, 0 or more.
 *
 * @example
 * ```ts
 * deckFromCounts({ move: 2, fight: 1 }) // => ['fight', 'move', 'move']
 * ```
 */
export function deckFromCounts<Card extends string>(counts: Readonly<Record<Card, number>>): Deck<Card> {
  return deckOf(namesIn(counts).flatMap((card) => Array.from({ length: counts[card] }, () => card)));
}

/** A pack of suits and ranks. */
export interface SuitedPack<Suit extends string, Rank extends string> {
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  /** How many jokers, all alike; default 0. */
  readonly jokers?: number;
  /** How many of each suited card; default 1. */
  readonly copies?: number;
}

/**
 * A pack in which each suit has each rank.
 *
 * @param pack - Its suits and ranks, how many jokers, 0 unless told otherwise, and how many copies of each card, 1 unless
 * told otherwise.
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
  const all = Array.from({ length: copies }, () => suited).flat();
  return deckOf<`${Rank}-of-${Suit}` | 'joker'>([...all, ...Array.from({ length: jokers }, () => 'joker' as const)]);
}

/** Suits of the standard pack, red first. */
export const SUITS = ['diamonds', 'hearts', 'clubs', 'spades'] as const;

/** Ranks of the standard pack, from ace (1) to king (13). */
export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;

/** A card of the standard pack: `'queen-of-hearts'`, `'joker'`. */
export type StandardCard = `${(typeof RANKS)[number]}-of-${(typeof SUITS)[number]}` | 'joker';

/**
 * The standard pack of 52 cards, with jokers.
 *
 * @param settings - `jokers`: how many, 0 or more; all alike.
 *
 * @example
 * ```ts
 * standardPack({ jokers: 2 }).length // => 54
 * ```
 */
export function standardPack({ jokers }: { readonly jokers: number }): Deck<StandardCard> {
  return suitedPack({ suits: SUITS, ranks: RANKS, jokers });
}
