import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { Issue } from '../../../../core/schema.ts';
import { deckOf, type StandardCard } from '../../../../mechanics/deck.ts';
import { packOf, packSize, REINFORCEMENT } from '../cards.ts';
import { ACTIVITIES } from '../activities.ts';
import { freshHolding } from '../initial-state.ts';
import { isOvercome } from '../judgement.ts';
import type { Holding, RevoltingBehaviour, Setup } from '../types.ts';

/**
 * Returns the first issue in a holding (the cards and points of a player); `undefined` if there is no issue. The path
 * of the issue is relative to the holding.
 */
export function issueInHolding(
  { points, cause }: Holding,
  { setup, table }: Position<RevoltingBehaviour>,
): Issue | undefined {
  const benefits = ACTIVITIES.flatMap((activity) => Object.values(setup.scenario.benefits[activity]));
  const most = freshHolding(setup).points + table.turn * Math.max(...benefits);
  if (points > most) return { path: 'points', reason: `Nobody can have more than ${String(most)} points in this turn` };
  const { down, up, seen } = cause;
  if (!areInPack(seen, setup) || !isEqual(seen, deckOf(seen)))
    return { path: 'cause.seen', reason: 'Expected cards of one pack, sorted by name' };
  if (up.some((card) => card === 'joker' || !seen.includes(card)))
    return { path: 'cause.up', reason: 'Expected a card that has been seen and is not a joker' };
  return isDealt(down + seen.length, setup)
    ? undefined
    : { path: 'cause.down', reason: 'This number of cards cannot have been dealt' };
}

/**
 * Returns the reason why the match should already be over because of these Causes; `undefined` if there is no reason.
 */
export function reasonAgainstCauses(holdings: readonly Holding[]): string | undefined {
  return holdings.some(({ cause }) => isOvercome(cause)) ? 'A Cause is empty, so the match must be over' : undefined;
}

/** Whether all given cards can come from one pack. */
export function areInPack(cards: readonly StandardCard[], setup: Setup): boolean {
  const pack = packOf(setup);
  const copies = (list: readonly StandardCard[], card: StandardCard): number =>
    list.filter((each) => each === card).length;
  return cards.every((card) => copies(cards, card) <= copies(pack, card));
}

/**
 * Whether `dealt` can be the total number of cards dealt to a Cause. The cards of a Cause are its first cards, and the
 * cards that jokers added (RB-5.1).
 */
function isDealt(dealt: number, setup: Setup): boolean {
  const { causeSize } = setup;
  const size = packSize(setup);
  return dealt === size || (dealt >= causeSize && dealt < size && (dealt - causeSize) % REINFORCEMENT === 0);
}
