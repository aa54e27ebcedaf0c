import type { State } from '../../../../core/game.ts';
import type { Issue } from '../../../../core/schema.ts';
import { type Side, SIDES } from '../sides.ts';
import type { Table, Uaw } from '../types.ts';

/** Returns the first issue in the data of the cards, if there is one. */
export function issueInCards(state: State<Uaw>): Issue | undefined {
  return issueInPlaces(state) ?? issueInHands(state);
}

/**
 * Checks that every card is in exactly one place (a hand, the discards, the used cards or the deck), and that cards
 * with the effect `replace` are in the deck (UW-5.3).
 */
function issueInPlaces({ setup, table, secrets, hidden }: State<Uaw>): Issue | undefined {
  const { cards } = setup.scenario;
  const outside = [...table.used, ...SIDES.flatMap((side) => [...secrets[side].hand, ...secrets[side].discarded])];
  const places = [...outside, ...hidden.deck];
  const counts = new Map<string, number>();
  for (const card of places) counts.set(card, (counts.get(card) ?? 0) + 1);
  const misplaced = Object.keys(cards).find((card) => counts.get(card) !== 1);
  if (misplaced !== undefined)
    return { path: 'hidden.deck', reason: `The card ${misplaced} must be in exactly one place` };
  if (places.length > Object.keys(cards).length)
    return { path: 'hidden.deck', reason: 'The match contains a card that the scenario does not have' };
  const kept = outside.find((card) => cards[card]?.effect === 'replace');
  return kept === undefined ? undefined : { path: 'hidden.deck', reason: `The card ${kept} never leaves the deck` };
}

function issueInHands({ table, secrets }: State<Uaw>): Issue | undefined {
  for (const side of SIDES) {
    const { hand, fresh, discarded } = secrets[side];
    if (hand.length !== table.handSizes[side]) {
      return {
        path: `table.handSizes.${side}`,
        reason: `Expected ${String(hand.length)}, the number of cards in the hand`,
      };
    }
    if (discarded.length !== table.discardCounts[side]) {
      return {
        path: `table.discardCounts.${side}`,
        reason: `Expected ${String(discarded.length)}, the number of discarded cards`,
      };
    }
    const reason = fresh ? reasonAgainstFresh(side, table) : reasonForFresh(side, table);
    if (reason !== undefined) return { path: `secrets.${side}.fresh`, reason };
  }
  return undefined;
}

function reasonAgainstFresh(side: Side, { phase, handSizes }: Table): string | undefined {
  const isPossible = phase.kind === 'cards' && phase.player === side && phase.drew && handSizes[side] > 0;
  return isPossible ? undefined : 'No card can have been drawn in this move';
}

function reasonForFresh(side: Side, { phase, mover }: Table): string | undefined {
  const isDue = phase.kind === 'cards' && phase.player === side && side === mover && phase.drew && phase.used === 0;
  return isDue ? 'Expected true, because the drawn card has not been used or discarded' : undefined;
}
