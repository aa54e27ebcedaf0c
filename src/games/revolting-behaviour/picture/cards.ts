import { rankOf, suitOf, valueOf } from '../rules/cards.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';
import { all, type Markup, short } from '../../../pictures/markup.ts';
import { type AnyPage, shape, text } from '../../../pictures/page.ts';

/** The size of a card in the picture. */
export const CARD = { width: 34, height: 48 } as const;

const SUITS = {
  diamonds: { sign: '♦', tone: 'two' },
  hearts: { sign: '♥', tone: 'two' },
  clubs: { sign: '♣', tone: 'one' },
  spades: { sign: '♠', tone: 'one' },
} as const;

/**
 * The signs of the activities, in the order of `ACTIVITIES`. The sign of an activity is the sign of the activity's
 * suit.
 */
export const SIGNS = ['diamonds', 'hearts', 'clubs', 'spades'].map((suit) => SUITS[suit as keyof typeof SUITS]);

/** Draws a face-up card. */
export function faceUp(page: AnyPage, card: StandardCard, x: number): Markup {
  const suit = suitOf(card);
  const { sign, tone } = suit === undefined ? ({ sign: '★', tone: 'one' } as const) : SUITS[suit];
  const rank = suit === undefined ? '' : rankText(card);
  return all(
    shape(page, 'rect', { x, y: 0, ...CARD, rx: 4, 'stroke-width': 1.2 }, { fill: 'paper', stroke: 'ink' }),
    text(page, { x: x + CARD.width / 2, y: 15, size: 15, anchor: 'middle', isBold: true, tone }, rank),
    text(page, { x: x + CARD.width / 2, y: rank === '' ? 24 : 34, size: 18, anchor: 'middle', tone }, sign),
  );
}

function rankText(card: StandardCard): string {
  const rank = rankOf(card);
  return /^\d+$/u.test(rank) ? rank : valueOf(card) === 1 ? 'A' : rank.charAt(0).toUpperCase();
}

/** Returns the suits of cards as signs. If the cards do not include the whole suit, their ranks follow the sign. */
export function suitsOf(cards: readonly StandardCard[], pack: readonly StandardCard[]): string {
  const inSuit = (all: readonly StandardCard[], suit: string): readonly StandardCard[] =>
    all.filter((card) => suitOf(card) === suit).toSorted((one, other) => valueOf(one) - valueOf(other));
  const parts = Object.entries(SUITS).flatMap(([suit, { sign }]) => {
    const [own, whole] = [inSuit(cards, suit), inSuit(pack, suit)];
    if (own.length === 0) return [];
    return own.length === whole.length ? [sign] : [`${sign} ${own.map(rankText).join(' ')}`];
  });
  return parts.join(', ');
}

/** Draws a pile of face-down cards, and the number of these cards. A pile with more cards is drawn higher. */
export function faceDown(page: AnyPage, count: number, x: number): Markup {
  const layers = Math.min(4, Math.max(1, Math.ceil(count / 4)));
  const backs = Array.from({ length: layers }, (_, layer) => {
    const shift = (layers - 1 - layer) * 2;
    return shape(page, 'rect', { x: x + shift, y: -shift, ...CARD, rx: 4 }, { fill: 'panel', stroke: 'ink' });
  });
  const lines = [10, 20, 30, 40].map((y) => `M${short(x + 4)} ${short(y)}h${short(CARD.width - 8)}`).join('');
  return all(
    backs,
    shape(page, 'path', { d: lines }, { stroke: 'line' }),
    shape(page, 'circle', { cx: x + CARD.width / 2, cy: CARD.height / 2, r: 11 }, { fill: 'paper', stroke: 'ink' }),
    text(page, { x: x + CARD.width / 2, y: CARD.height / 2, size: 12, anchor: 'middle', isBold: true }, String(count)),
  );
}
