/**
 * Decks of cards as what is still unseen. A deck has no order of play: which card comes next is decided when it is
 * drawn, by a chance event.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import type { ChanceOutcome } from '../core/chance.ts';
import { consistent, type Schema } from '../core/untrusted.ts';
import type { Rng } from '../core/random.ts';

/** The cards in a deck, each as often as it is there, sorted by name so that equal decks are equal lists. */
export type Deck<Card extends string = string> = readonly Card[];

/** The chance event of one card drawn. */
export interface Draw<Card extends string = string> {
  readonly type: 'draw';
  readonly player: 'chance';
  readonly card: Card;
}

/** Shape of a {@link Draw}. */
export const drawShape = /* @__PURE__ */ v.strictObject({
  type: v.literal('draw'),
  player: v.literal('chance'),
  card: v.string(),
});

/** Shape of a {@link Deck}. */
export const deckShape: Schema<Deck> = /* @__PURE__ */ consistent(v.array(v.string()), (deck) => {
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
  return cards.toSorted(byName);
}

/**
 * What a draw may turn up, each card by its number.
 *
 * @returns One outcome for each different card; `[]` if the deck is empty.
 *
 * @example
 * ```ts
 * drawOutcomes(deckOf(['joker', 'ace', 'joker'])).map(({ weight }) => weight) // => [1, 2]
 * ```
 */
export function drawOutcomes<Card extends string>(deck: Deck<Card>): readonly ChanceOutcome<Draw<Card>>[] {
  const outcomes: { action: Draw<Card>; weight: number }[] = [];
  for (const card of deck) {
    const last = outcomes.at(-1);
    // Sorted by name, equal cards lie together.
    if (last?.action.card === card) last.weight += 1;
    else outcomes.push({ action: { type: 'draw', player: 'chance', card }, weight: 1 });
  }
  return outcomes;
}

/** One of the {@link drawOutcomes} by weight, without listing them; the deck must not be empty. */
export function randomDraw<Card extends string>(deck: Deck<Card>, rng: Rng): Draw<Card> {
  return { type: 'draw', player: 'chance', card: deck[rng.int(deck.length)] as Card };
}

/**
 * Takes one card out of the deck.
 *
 * @param deck - Modified.
 * @throws RangeError if there is none.
 */
export function take<Card extends string>(deck: Card[], card: Card): void {
  const place = deck.indexOf(card);
  if (place < 0) throw new RangeError(`There is no ${card} in the deck.`);
  removeAt(deck, place);
}

/**
 * Takes the item at a place out of a list: what `splice` does, in a fraction of the time for the length of a hand.
 *
 * @param list - Modified.
 * @param place - 0 to the last index.
 */
export function removeAt(list: unknown[], place: number): void {
  for (let index = place + 1; index < list.length; index++) list[index - 1] = list[index];
  list.pop();
}

/**
 * Puts one card into the deck.
 *
 * @param deck - Modified.
 */
export function putBack<Card extends string>(deck: Card[], card: Card): void {
  const place = deck.findIndex((other) => other > card);
  deck.splice(place < 0 ? deck.length : place, 0, card);
}

/**
 * Takes cards at random out of the deck.
 *
 * @param deck - Modified.
 * @param count - 0 to the size of the deck.
 * @returns The cards in the order in which they came; every order of every selection is as likely.
 * @throws RangeError if the deck has fewer.
 */
export function deal<Card extends string>(deck: Card[], count: number, rng: Rng): Card[] {
  if (count > deck.length)
    throw new RangeError(`There are ${String(deck.length)} cards in the deck, not ${String(count)}.`);
  return Array.from({ length: count }, () => deck.splice(rng.int(deck.length), 1)[0] as Card);
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
export function standardPack({ jokers }: { readonly jokers: number }): StandardCard[] {
  const suited = SUITS.flatMap((suit) => RANKS.map((rank): StandardCard => `${rank}-of-${suit}`));
  return deckOf([...suited, ...Array.from({ length: jokers }, (): StandardCard => 'joker')]);
}

function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
