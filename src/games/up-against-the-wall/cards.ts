/**
 * What contingency cards do, and when.
 *
 * @packageDocumentation
 */
import type { Card, CardId, Setup, Table } from './types.ts';

/** The card of this id, which must be one of the scenario's. */
export function cardById({ scenario }: Setup, id: CardId): Card {
  return scenario.cards[id] as Card;
}

/** Whether a card could be used in this turn: the side that it names has not deployed yet (UW-5.2). */
export function isUsable(card: Card, { mover }: Pick<Table, 'mover'>): boolean {
  return card.effect !== 'replace' && (card.side === 'administration' || mover === 'radicals');
}

/**
 * The pieces due to a side after a card that names it (UW-5.3).
 *
 * @param due - Pieces due before: a whole number, 0 or more.
 *
 * @example
 * ```ts
 * dueAfter(7, { effect: 'divide', by: 2 }) // => 3
 * ```
 */
export function dueAfter(
  due: number,
  { effect, by }: { readonly effect: 'add' | 'multiply' | 'divide'; readonly by: number },
): number {
  switch (effect) {
    case 'add':
      return due + by;
    case 'multiply':
      return due * by;
    case 'divide':
      return Math.floor(due / by);
  }
}
