import type { Rng } from '../core/random.ts';
import type { Chances } from './chances.ts';
import { dealCards, type Deck, deckOf, cardsWithout } from './deck.ts';
import { handChances } from './hands.ts';

/** A pile of cards that has no order. */
export interface Pile<Card extends string = string> {
  readonly cards: Deck<Card>;
  /** Whether everybody sees its cards. */
  readonly open: boolean;
  /** The most cards that it may hold: the limit of a hand. Default: as many as there are. */
  readonly limit?: number;
}

/** All piles, by name. */
export type Piles<Name extends string = string, Card extends string = string> = Readonly<Record<Name, Pile<Card>>>;

/** Cards that go from one pile to another. */
export interface PileMove<Name extends string, Card extends string> {
  readonly from: Name;
  readonly to: Name;
  /** Each as often as it goes. */
  readonly cards: readonly Card[];
}

/** A draw from one pile to another. */
export interface PileDraw<Name extends string> {
  readonly from: Name;
  readonly to: Name;
  /** Whole number, 0 or more. */
  readonly count: number;
  /** The pile that is shuffled and becomes the one drawn from, once that is empty. Default: none. */
  readonly reshuffle?: Name;
  /** Whether that is done only when a card is to be drawn, which is the default, or as soon as the last card is gone. */
  readonly reshuffleWhen?: 'drawing' | 'empty';
}

/**
 * How many cards a draw gets: those asked for, as far as there are cards and room for them.
 *
 * @param piles - Not modified.
 * @param draw - From where, to where, how many, and what is shuffled in when cards run out.
 *
 * @example
 * ```ts
 * const piles = { deck: { cards: ['ace', 'king', 'ten'], open: false }, hand: { cards: ['two'], open: false, limit: 3 } };
 * drawCount(piles, { from: 'deck', to: 'hand', count: 5 }) // => 2
 * ```
 */
export function drawCount<Name extends string>(
  piles: Piles<Name>,
  { from, to, count, reshuffle }: PileDraw<NoInfer<Name>>,
): number {
  const { limit = Infinity, cards } = piles[to];
  const more = reshuffle === undefined ? 0 : piles[reshuffle].cards.length;
  return Math.max(0, Math.min(count, limit - cards.length, piles[from].cards.length + more));
}

/**
 * Puts cards from one pile on another: a discard, a card that is played, one that is taken back.
 *
 * @param piles - Not modified.
 * @param move - Which cards, from where, to where.
 * @throws RangeError if a card is not there, or there is no room for it.
 *
 * @example
 * ```ts
 * const piles = { hand: { cards: ['ace', 'two'], open: false }, discards: { cards: ['six'], open: true } };
 * moveCards(piles, { from: 'hand', to: 'discards', cards: ['two'] }).discards.cards // => ['six', 'two']
 * ```
 */
export function moveCards<Name extends string, Card extends string>(
  piles: Piles<Name, Card>,
  { from, to, cards }: PileMove<NoInfer<Name>, NoInfer<Card>>,
): Piles<Name, Card> {
  const taken: Piles<Name, Card> = {
    ...piles,
    [from]: { ...piles[from], cards: cardsWithout(piles[from].cards, cards) },
  };
  const { limit = Infinity, cards: before } = taken[to];
  if (before.length + cards.length > limit) throw new RangeError(`There is no room for ${String(cards.length)} more.`);
  return { ...taken, [to]: { ...taken[to], cards: deckOf([...before, ...cards]) } };
}

/**
 * Draws cards at random.
 *
 * @param piles - Not modified.
 * @param draw - From where, to where, how many, and what is shuffled in when cards run out.
 * @param rng - Is advanced once for each card.
 * @returns The piles after the draw, and the cards in the order in which they came: {@link drawCount} of them.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const piles = { deck: { cards: ['ace'], open: false }, spent: { cards: ['two'], open: true }, hand: { cards: [], open: false } };
 * const draw = { from: 'deck', to: 'hand', count: 2, reshuffle: 'spent' } as const;
 * drawCards(piles, draw, createRng(1)).drawn // => ['ace', 'two']
 * ```
 */
export function drawCards<Name extends string, Card extends string>(
  piles: Piles<Name, Card>,
  draw: PileDraw<NoInfer<Name>>,
  rng: Rng,
): { readonly piles: Piles<Name, Card>; readonly drawn: readonly Card[] } {
  const [first, second] = partsOf(piles, draw);
  const { from, to, reshuffle, reshuffleWhen } = draw;
  const early = dealCards([...piles[from].cards], first, rng);
  let after = moveCards(piles, { from, to, cards: early });
  const isDue = second > 0 || (reshuffleWhen === 'empty' && after[from].cards.length === 0);
  if (reshuffle !== undefined && isDue)
    after = moveCards(after, { from: reshuffle, to: from, cards: after[reshuffle].cards });
  const late = dealCards([...after[from].cards], second, rng);
  return { piles: moveCards(after, { from, to, cards: late }), drawn: [...early, ...late] };
}

/**
 * The exact chances of the cards that a draw gets, whatever their order, reshuffling included.
 *
 * @param piles - Not modified.
 * @param draw - From where, to where, how many, and what is shuffled in when cards run out.
 * @throws RangeError if there are more than 100,000 different hands.
 *
 * @example
 * ```ts
 * const piles = { deck: { cards: ['ace'], open: false }, spent: { cards: ['six', 'two'], open: true }, hand: { cards: [], open: false } };
 * drawChances(piles, { from: 'deck', to: 'hand', count: 2, reshuffle: 'spent' })
 * // => [{ value: ['ace', 'six'], weight: 1n }, { value: ['ace', 'two'], weight: 1n }]
 * ```
 */
export function drawChances<Name extends string, Card extends string>(
  piles: Piles<Name, Card>,
  draw: PileDraw<NoInfer<Name>>,
): Chances<Deck<Card>> {
  const [first, second] = partsOf(piles, draw);
  const { cards } = piles[draw.from];
  if (second === 0) return handChances(cards, first);
  // Then all cards of the first pile are drawn.
  const late = handChances(piles[draw.reshuffle as Name].cards, second);
  return late.map(({ value, weight }) => ({ value: deckOf([...cards, ...value]), weight }));
}

/** How many cards are drawn before the reshuffle, and how many after it. */
function partsOf<Name extends string>(piles: Piles<Name>, draw: PileDraw<NoInfer<Name>>): readonly [number, number] {
  const size = drawCount(piles, draw);
  const first = Math.min(size, piles[draw.from].cards.length);
  return [first, size - first];
}
