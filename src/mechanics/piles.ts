import type { Rng } from '../core/random.ts';
import type { Chances } from './chances.ts';
import { dealCards, type Deck, deckOf, cardsWithout } from './deck.ts';
import { handChances } from './hands.ts';

/** An unordered pile of cards. */
export interface Pile<Card extends string = string> {
  readonly cards: Deck<Card>;
  /** Whether all players see its cards. */
  readonly open: boolean;
  /** The maximum number of cards in the pile, such as a hand limit. Default: no limit. */
  readonly limit?: number;
}

/** All piles, by name. */
export type Piles<Name extends string = string, Card extends string = string> = Readonly<Record<Name, Pile<Card>>>;

/** A move of cards from one pile to another. */
export interface PileMove<Name extends string, Card extends string> {
  readonly from: Name;
  readonly to: Name;
  /** Cards to move, with duplicates. */
  readonly cards: readonly Card[];
}

/** A draw from one pile to another. */
export interface PileDraw<Name extends string> {
  readonly from: Name;
  readonly to: Name;
  /** Whole number, 0 or more. */
  readonly count: number;
  /** The pile that is shuffled and becomes the new source when the source is empty. Default: none. */
  readonly reshuffle?: Name;
  /** When to reshuffle: when the next card is drawn (default), or as soon as the last card is gone. */
  readonly reshuffleWhen?: 'drawing' | 'empty';
}

/**
 * Returns the number of cards that a draw gets: the requested number, limited by the available cards and by the limit
 * of the target.
 *
 * @param piles - Not modified.
 * @param draw - Source, target, number of cards, and the pile to reshuffle.
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
 * Moves cards from one pile to another: a discard, a played card, a returned card.
 *
 * @param piles - Not modified.
 * @param move - Source, target and cards.
 * @throws RangeError if a card is not in the source, or if the target has no room.
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
 * Draws random cards.
 *
 * @param piles - Not modified.
 * @param draw - Source, target, number of cards, and the pile to reshuffle.
 * @param rng - Advanced once for each card.
 * @returns The piles after the draw, and the {@link drawCount} drawn cards in order.
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
 * Returns the exact chances of the drawn cards, in any order, including a reshuffle.
 *
 * @param piles - Not modified.
 * @param draw - Source, target, number of cards, and the pile to reshuffle.
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
  // The draw takes all cards of the source before the reshuffle.
  const late = handChances(piles[draw.reshuffle as Name].cards, second);
  return late.map(({ value, weight }) => ({ value: deckOf([...cards, ...value]), weight }));
}

/** Returns the number of cards drawn before and after the reshuffle. */
function partsOf<Name extends string>(piles: Piles<Name>, draw: PileDraw<NoInfer<Name>>): readonly [number, number] {
  const size = drawCount(piles, draw);
  const first = Math.min(size, piles[draw.from].cards.length);
  return [first, size - first];
}
