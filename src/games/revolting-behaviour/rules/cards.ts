import type { Scenario } from './scenario-shape.ts';
import { remembered } from '../../../core/cache.ts';
import type { ChoiceBuilder } from '../../../core/spec.ts';
import { RANKS, type StandardCard, standardPack, suitedPack, SUITS, cardsWithout } from '../../../mechanics/deck.ts';

/** The rank of a card, from `'ace'` to `'king'`. */
export type Rank = (typeof RANKS)[number];

/** The suit of a card. */
export type Suit = (typeof SUITS)[number];

/** The cost, in points, of a joker as a penalty card (RB-5.1). */
const JOKER_PENALTY = 15;

/** The number of cards that a joker adds to the Cause (RB-5.1). */
export const REINFORCEMENT = 5;

/** The rank, suit and value of a card that is not a joker. */
interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly value: number;
}

/**
 * The rank, suit and value of each card except the joker. They are computed only once, because the rules need them
 * often.
 */
const faces: ReadonlyMap<StandardCard, Face> = /* @__PURE__ */ allFaces();

function allFaces(): ReadonlyMap<StandardCard, Face> {
  const ofSuit = (suit: Suit): [StandardCard, Face][] =>
    RANKS.map((rank, index) => [`${rank}-of-${suit}`, { rank, suit, value: index + 1 }]);
  return new Map(SUITS.flatMap(ofSuit));
}

/** Returns the rank of a card. The card must not be a joker. */
export function rankOf(card: StandardCard): Rank {
  return faces.get(card)!.rank;
}

/** Returns the suit of a card; `undefined` for a joker. */
export function suitOf(card: StandardCard): Suit | undefined {
  return faces.get(card)?.suit;
}

/** Returns the face value of a card, from 1 for an ace to 13 for a king (RB-1.1). The card must not be a joker. */
export function valueOf(card: StandardCard): number {
  return faces.get(card)!.value;
}

/** Returns the cost of a penalty card: its face value, or 15 for a joker (RB-5.1). */
export function penaltyOf(card: StandardCard): number {
  return card === 'joker' ? JOKER_PENALTY : valueOf(card);
}

/** The contents of a pack: its jokers, and the ranks of its suits. */
interface PackOptions {
  readonly jokers: number;
  readonly scenario: Pick<Scenario, 'pack'>;
}

/** Cached packs. The key of the outer map is the list of ranks; the key of the inner map is the number of jokers. */
const packs = /* @__PURE__ */ new WeakMap<readonly Rank[], Map<number, readonly StandardCard[]>>();

/** Returns a full pack, sorted by name (RB-1.1). */
export function packOf({ jokers, scenario: { pack: ranks = RANKS } }: PackOptions): readonly StandardCard[] {
  const known = packs.get(ranks) ?? new Map<number, readonly StandardCard[]>();
  packs.set(ranks, known);
  let pack = known.get(jokers);
  if (pack === undefined) {
    pack = suitedPack({ suits: SUITS, ranks, jokers });
    known.set(jokers, pack);
  }
  return pack;
}

/**
 * Each card that a pack can contain, only once, sorted by name. The action `draw` contains an index into this list.
 */
export const CARDS: readonly StandardCard[] = /* @__PURE__ */ standardPack({ jokers: 1 });

const places: ReadonlyMap<StandardCard, number> = /* @__PURE__ */ placesOf(CARDS);

function placesOf(cards: readonly StandardCard[]): ReadonlyMap<StandardCard, number> {
  return new Map(cards.map((card, place) => [card, place]));
}

function placeOf(card: StandardCard): number {
  return places.get(card)!;
}

/** The index of the joker in {@link CARDS}. */
export const JOKER = /* @__PURE__ */ placeOf('joker');

/** Returns the number of cards in a pack. */
export function packSize({ jokers, scenario: { pack = RANKS } }: PackOptions): number {
  return SUITS.length * pack.length + jokers;
}

/**
 * Returns the cards of a pack without the seen cards, sorted by name.
 *
 * @throws RangeError if a seen card is not in the pack.
 */
export function unseen(options: PackOptions, seen: readonly StandardCard[]): readonly StandardCard[] {
  return cardsWithout(packOf(options), seen);
}

/**
 * The cards of a pack as sorted indices into {@link CARDS}. The number of times that an index occurs is the number of
 * copies of its card in the pack.
 */
interface PackPlaces {
  readonly all: readonly number[];
  /** For each card, the index of its first copy in `all`. */
  readonly ranks: ReadonlyMap<StandardCard, number>;
  /** For each card, the list `all` without one copy of this card. */
  readonly butOne: ReadonlyMap<StandardCard, readonly number[]>;
}

const placesIn = /* @__PURE__ */ remembered((options: PackOptions): PackPlaces => {
  const all = packOf(options).map(placeOf);
  const ranks = new Map(CARDS.map((card, place) => [card, all.indexOf(place)]));
  return { all, ranks, butOne: new Map(CARDS.map((card) => [card, all.toSpliced(ranks.get(card)!, 1)])) };
});

/** The methods of {@link ChoiceBuilder} that functions of this file call to offer cards. */
type CardOffer = Pick<ChoiceBuilder<'draw'>, 'each' | 'numbered'>;

/**
 * Offers the cards of a pack without the cards in `gone`, in the order of the pack. The weight of a card is the number
 * of its remaining copies.
 */
export function offerCards(offer: CardOffer, options: PackOptions, gone: readonly StandardCard[]): void {
  const pack = placesIn(options);
  // Most drawn cards are the first or second card of an attempt, so these two cases have special code, which is faster.
  if (gone.length === 0) offer.each('draw', pack.all);
  else if (gone.length === 1) offer.each('draw', pack.butOne.get(gone[0]!)!);
  else offerRest(offer, pack, gone);
}

/** Does the same as {@link offerCards} if several cards are missing, without creating a list of the remaining cards. */
function offerRest(offer: CardOffer, { all, ranks }: PackPlaces, gone: readonly StandardCard[]): void {
  const away = gone.map((card) => ranks.get(card)!);
  offer.numbered('draw', all.length - away.length, (number) => [all[rankOfNumber(number, away)]!]);
}

/**
 * Returns the index that a remaining card has in the full pack. The index is the number of the card among the remaining
 * cards, plus the number of missing cards before this card.
 */
function rankOfNumber(number: number, away: readonly number[]): number {
  let rank = number;
  for (;;) {
    let before = 0;
    for (let index = 0; index < away.length; index++) if (away[index]! <= rank) before += 1;
    if (number + before === rank) return rank;
    rank = number + before;
  }
}
