/**
 * Cards and packs: values, suits, and what of a pack has not been seen.
 *
 * @packageDocumentation
 */
import { RANKS, type StandardCard, standardPack, take } from '../../mechanics/deck.ts';
import type { Rank } from './types.ts';

/** What a joker counts as a penalty card (RB-5.1). */
const JOKER_PENALTY = 15;

const JOINT = '-of-';

/** Rank of a card that is no joker. */
export function rankOf(card: StandardCard): Rank {
  return card.slice(0, card.indexOf(JOINT)) as Rank;
}

/** Suit of a card; `undefined` for a joker. */
export function suitOf(card: StandardCard): string | undefined {
  return card === 'joker' ? undefined : card.slice(card.indexOf(JOINT) + JOINT.length);
}

/** Face values, found once: they are asked for all the time. */
const values: ReadonlyMap<StandardCard, number> = /* @__PURE__ */ faceValues();

function faceValues(): ReadonlyMap<StandardCard, number> {
  return new Map(standardPack({ jokers: 0 }).map((card) => [card, RANKS.indexOf(rankOf(card)) + 1]));
}

/** Face value of a card that is no joker, from 1 for an ace to 13 for a king (RB-1.1). */
export function valueOf(card: StandardCard): number {
  return values.get(card) as number;
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
  for (let index = 0; index < seen.length; index++) take(cards, seen[index] as StandardCard);
  return cards;
}
