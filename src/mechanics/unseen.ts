import type { Rng } from '../core/random.ts';
import type { Chances } from './chances.ts';
import { dealCards, type Deck, deckOf, cardsWithout } from './deck.ts';
import { fewFrom } from './few.ts';
import { handChances } from './hands.ts';
import { mapPiles } from './map-piles.ts';
import type { Piles } from './piles.ts';

/** The part of a pile that a viewer knows: some of its cards, and the number of others. */
export interface PileView<Card extends string = string> {
  readonly known: Deck<Card>;
  readonly unseen: number;
}

/** The part of all piles that a viewer knows. */
export type PileViews<Name extends string = string, Card extends string = string> = Readonly<
  Record<Name, PileView<Card>>
>;

/**
 * Returns a viewer's view of piles: the cards of open piles and of the viewer's own piles, and the number of cards in
 * the others.
 *
 * @param piles - Not modified.
 * @param own - Names of the closed piles that the viewer may see.
 *
 * @example
 * ```ts
 * const piles = { deck: { cards: ['ace', 'two'], open: false }, hand: { cards: ['ten'], open: false } };
 * viewOfPiles(piles, ['hand']) // => { deck: { known: [], unseen: 2 }, hand: { known: ['ten'], unseen: 0 } }
 * ```
 */
export function viewOfPiles<Name extends string, Card extends string>(
  piles: Piles<Name, Card>,
  own: readonly NoInfer<Name>[],
): PileViews<Name, Card> {
  return mapPiles(piles, ({ open, cards }, name) =>
    open || own.includes(name) ? { known: cards, unseen: 0 } : { known: [], unseen: cards.length },
  );
}

/**
 * Deals the unseen cards to the piles where they can be. Equal cards count as different, and every deal is equally
 * likely.
 *
 * @param pack - All cards, seen or unseen.
 * @param views - The known part of every pile.
 * @param rng - Advanced once for each card.
 * @returns The cards of each pile.
 * @throws RangeError if a known card is not in the pack, or if the numbers of cards do not add up to the pack.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const views = { deck: { known: [], unseen: 1 }, hand: { known: ['ten'], unseen: 0 } };
 * sampleUnseenCards(['ace', 'ten'], views, createRng(1)) // => { deck: ['ace'], hand: ['ten'] }
 * ```
 */
export function sampleUnseenCards<Name extends string, Card extends string>(
  pack: Deck<Card>,
  views: PileViews<Name, Card>,
  rng: Rng,
): Readonly<Record<Name, Deck<Card>>> {
  const rest = [...unseenCards(pack, views)];
  return mapPiles(views, ({ known, unseen }) => deckOf([...known, ...dealCards(rest, unseen, rng)]));
}

/**
 * Returns the exact chances of all deals of {@link sampleUnseenCards}.
 *
 * @param pack - All cards of the match; not modified.
 * @param views - The known part of every pile.
 * @throws RangeError in the same cases as {@link sampleUnseenCards}, and if there are more than 100,000 different
 * deals.
 *
 * @example
 * ```ts
 * unseenChances(['ace', 'two', 'two'], { deck: { known: [], unseen: 2 }, hand: { known: [], unseen: 1 } })
 * // => [
 * //   { value: { deck: ['ace', 'two'], hand: ['two'] }, weight: 2n },
 * //   { value: { deck: ['two', 'two'], hand: ['ace'] }, weight: 1n },
 * // ]
 * ```
 */
export function unseenChances<Name extends string, Card extends string>(
  pack: Deck<Card>,
  views: PileViews<Name, Card>,
): Chances<Readonly<Record<Name, Deck<Card>>>> {
  let deals: readonly PartDeal<Card>[] = [{ value: {}, rest: unseenCards(pack, views), weight: 1n }];
  for (const [name, { known, unseen }] of Object.entries<PileView<Card>>(views)) {
    const nextOf = ({ value, rest, weight }: PartDeal<Card>) =>
      handChances(rest, unseen).map((hand) => ({
        value: { ...value, [name]: deckOf([...known, ...hand.value]) },
        rest: cardsWithout(rest, hand.value),
        weight: weight * hand.weight,
      }));
    deals = fewFrom(deals, nextOf, 'deals');
  }
  return deals.map(({ value, weight }) => ({ value: value as Record<Name, Deck<Card>>, weight }));
}

/** Cards dealt to the first piles, and the remaining cards. */
interface PartDeal<Card extends string> {
  readonly value: Readonly<Record<string, Deck<Card>>>;
  readonly rest: Deck<Card>;
  readonly weight: bigint;
}

function unseenCards<Card extends string>(pack: Deck<Card>, views: PileViews<string, Card>): Deck<Card> {
  const all = Object.values<PileView<Card>>(views);
  const rest = cardsWithout(
    deckOf(pack),
    all.flatMap(({ known }) => known),
  );
  const places = all.reduce((sum, { unseen }) => sum + unseen, 0);
  if (places !== rest.length)
    throw new RangeError(`There are ${String(rest.length)} unseen cards for ${String(places)} places.`);
  return rest;
}
