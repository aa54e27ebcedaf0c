import type { State, View } from '../../../core/game.ts';
import type { Rng } from '../../../core/random.ts';
import { dealCards, deckOf } from '../../../mechanics/deck.ts';
import { cardById } from './cards.ts';
import { type Side, SIDES } from './sides.ts';
import type { Secret, Uaw } from './types.ts';

/**
 * Deals the cards that the viewer has not seen. The cards go to the hands and discards of other players and to the
 * deck. All possible deals are equally likely.
 *
 * Cards with the effect `replace` are always in the deck. Perhaps the player to move has already used the card that
 * they have just drawn. The function assumes that players use each card of their hand with equal probability. So the
 * probability that this card is still in the hand follows from the number of cards used since the draw.
 */
export function sampleHidden(view: View<Uaw>, rng: Rng): Pick<State<Uaw>, 'secrets' | 'hidden'> {
  const { setup, table, viewer, own } = view;
  const seen = new Set([...table.used, ...(own?.hand ?? []), ...(own?.discarded ?? [])]);
  const unseen = deckOf(Object.keys(setup.scenario.cards).filter((card) => !seen.has(card)));
  const isReplaced = (card: string): boolean => cardById(setup, card).effect === 'replace';
  const pool = unseen.filter((card) => !isReplaced(card));
  const secretOf = (side: Side): Secret => {
    if (side === viewer && own !== undefined) return own;
    const hand = dealCards(pool, table.handSizes[side], rng);
    return { hand, fresh: isFresh(view, side, rng), discarded: dealCards(pool, table.discardCounts[side], rng) };
  };
  const [radicals, administration] = SIDES.map(secretOf) as [Secret, Secret];
  const deck = deckOf([...pool, ...unseen.filter(isReplaced)]);
  return { secrets: { radicals, administration }, hidden: { deck } };
}

function isFresh({ table }: View<Uaw>, side: Side, rng: Rng): boolean {
  const { phase } = table;
  if (phase.kind !== 'cards' || phase.player !== side || !phase.drew) return false;
  return rng.int(table.handSizes[side] + phase.used) < table.handSizes[side];
}
