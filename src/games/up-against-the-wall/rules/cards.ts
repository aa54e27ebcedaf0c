import type { Card, CardId, Scenario } from './scenario-shape.ts';
import { type Side, SIDES } from './sides.ts';

/** Returns the card with this id. The scenario must have a card with this id. */
export function cardById({ scenario }: { readonly scenario: Scenario }, id: CardId): Card {
  return scenario.cards[id]!;
}

/** The parts of a position that decide which cards of a hand can be used. */
interface Window {
  readonly setup: { readonly scenario: Scenario };
  readonly table: { readonly mover: Side };
}

/**
 * Whether a card in a hand can still be used in this turn. A card can be used if the side that the card names has not
 * deployed yet (UW-5.2).
 */
export function isUsable({ setup, table: { mover } }: Window, id: CardId): boolean {
  // Before the radicals deploy, neither side has deployed, so all cards can be used. Cards with the effect `replace`
  // are never in a hand.
  if (mover === 'radicals') return true;
  const card = cardById(setup, id);
  return card.effect !== 'replace' && card.side === 'administration';
}

/**
 * Returns the number of pieces that a side receives after the effect of a card (UW-5.3).
 *
 * @param due - The number of pieces that the side would receive without the card: a whole number, 0 or more.
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

/** Returns an upper bound for the number of pieces that a side can receive from PLOT and cards in a match. */
export function mostPieces(scenario: Scenario, side: Side): number {
  return raised(
    scenario,
    side,
    scenario.plot[side].reduce((sum, pieces) => sum + pieces, 0),
  );
}

/** Returns an upper bound for the number of pieces that a side can receive in one turn. */
export function mostDue(scenario: Scenario): number {
  return Math.max(...SIDES.map((side) => raised(scenario, side, Math.max(...scenario.plot[side]))));
}

/**
 * Returns the maximum number of pieces that a side receives if PLOT gives the side `printed` pieces and players use
 * every card.
 */
function raised({ cards }: Scenario, side: Side, printed: number): number {
  const effects = Object.values(cards).flatMap((card) =>
    card.effect === 'replace' || card.side !== side ? [] : [card],
  );
  const added = effects.reduce((sum, { effect, by }) => sum + (effect === 'add' ? by : 0), 0);
  return effects.reduce((pieces, { effect, by }) => pieces * (effect === 'multiply' ? by : 1), printed + added);
}
