/**
 * Cards and packs: values, suits, and what of a pack has not been seen.
 *
 * @packageDocumentation
 */
import { RANKS, type StandardCard, standardPack, SUITS, take } from '../../mechanics/deck.ts';

/** Rank of a card, `'ace'` to `'king'`. */
export type Rank = (typeof RANKS)[number];

/** Suit of a card. */
export type Suit = (typeof SUITS)[number];

/** What a joker counts as a penalty card (RB-5.1). */
const JOKER_PENALTY = 15;

/** Cards that a joker adds to the Cause (RB-5.1). */
export const REINFORCEMENT = 5;

/** What is printed on a card that is no joker. */
interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly value: number;
}

/** Found once: faces are asked for all the time. */
const faces: ReadonlyMap<StandardCard, Face> = /* @__PURE__ */ allFaces();

function allFaces(): ReadonlyMap<StandardCard, Face> {
  const ofSuit = (suit: Suit): [StandardCard, Face][] =>
    RANKS.map((rank, index) => [`${rank}-of-${suit}`, { rank, suit, value: index + 1 }]);
  return new Map(SUITS.flatMap(ofSuit));
}

/** Rank of a card that is no joker. */
export function rankOf(card: StandardCard): Rank {
  return faces.get(card)!.rank;
}

/** Suit of a card; `undefined` for a joker. */
export function suitOf(card: StandardCard): Suit | undefined {
  return faces.get(card)?.suit;
}

/** Face value of a card that is no joker, from 1 for an ace to 13 for a king (RB-1.1). */
export function valueOf(card: StandardCard): number {
  return faces.get(card)!.value;
}

/** What a penalty card costs: its face value, for a joker 15 (RB-5.1). */
export function penaltyOf(card: StandardCard): number {
  return card === 'joker' ? JOKER_PENALTY : valueOf(card);
}

/** Packs once made, by the number of their jokers. */
const packs = /* @__PURE__ */ new Map<number, readonly StandardCard[]>();

/** A whole pack with so many jokers, sorted by name (RB-1.1). */
export function packWith(jokers: number): readonly StandardCard[] {
  let pack = packs.get(jokers);
  if (pack === undefined) {
    pack = standardPack({ jokers });
    packs.set(jokers, pack);
  }
  return pack;
}

/** The different cards, sorted by name: a card is drawn by its place among them. */
export const CARDS: readonly StandardCard[] = /* @__PURE__ */ standardPack({ jokers: 1 });

const places: ReadonlyMap<StandardCard, number> = /* @__PURE__ */ placesOf(CARDS);

function placesOf(cards: readonly StandardCard[]): ReadonlyMap<StandardCard, number> {
  return new Map(cards.map((card, place) => [card, place]));
}

/** Place of a card among {@link CARDS}. */
export function placeOf(card: StandardCard): number {
  return places.get(card)!;
}

/** How many cards a pack has. */
export function packSize(jokers: number): number {
  return packWith(jokers).length;
}

/**
 * The cards of a pack without those seen, sorted by name.
 *
 * @throws RangeError if a card has been seen that is not in the pack.
 */
export function unseen(jokers: number, seen: readonly StandardCard[]): StandardCard[] {
  const cards = packWith(jokers).slice();
  for (let index = 0; index < seen.length; index++) take(cards, seen[index]!);
  return cards;
}
