import type { GameTypes, Position, State, View } from '../core/game.ts';
import { byName } from '../core/lookups.ts';
import type { Rng } from '../core/random.ts';
import { dealCards, type Deck, deckOf, cardsWithout } from './deck.ts';
import { mapPiles } from './map-piles.ts';

/** A game whose secret and hidden parts are lists of cards, by name: `{ hand: string[], discarded: string[] }`. */
export interface CardGameTypes extends GameTypes {
  secret: Readonly<Record<string, Deck>>;
  hidden: Readonly<Record<string, Deck>>;
}

/** Where cards can lie in a game, as everybody knows it. */
export interface FaceDownCards<G extends CardGameTypes> {
  /** All players of a match. */
  players(setup: G['setup']): readonly G['player'][];
  /** All cards of a match, each as often as it is there. */
  pack(setup: G['setup']): Deck;
  /** The cards that everybody sees, or knows to be out of the game. Absent if there are none. */
  seen?(position: Position<G>): readonly string[];
  /** How many cards each pile in the secret of a player holds. */
  held(position: Position<G>, player: G['player']): Readonly<Record<keyof G['secret'], number>>;
  /** How many cards each hidden pile holds; one of them may hold the rest. Absent if nothing is hidden. */
  hidden?(position: Position<G>): Readonly<Record<keyof G['hidden'], number | 'rest'>>;
  /** The piles in the secrets that are kept in the order in which cards came. All others are sorted, as decks are. */
  readonly inOrder?: readonly (keyof G['secret'])[];
}

/**
 * The `sampleHidden` of such a game: deals the cards that the viewer does not see to where they can lie, each way as
 * likely. The author of the game writes down how many lie where, and nothing else.
 *
 * @param cards - Where cards lie, and who sees which.
 * @returns Throws RangeError if a seen card is not in the pack, or cards and places are not as many.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const sampleHidden = dealFaceDown({
 *   players: () => ['north', 'south'],
 *   pack: () => ['ace', 'king', 'ten', 'two'],
 *   held: () => ({ hand: 1 }),
 *   hidden: () => ({ deck: 'rest' as const }),
 * });
 * const view = { viewer: 'north', setup: {}, table: {}, own: { hand: ['ten'] } };
 * const { secrets, hidden } = sampleHidden(view as never, createRng('any seed'));
 * [...Object.values(secrets), ...Object.values(hidden)].flatMap((part) => Object.values(part).flat()).sort()
 * // => ['ace', 'king', 'ten', 'two']
 * ```
 */
export function dealFaceDown<G extends CardGameTypes>(
  cards: FaceDownCards<G>,
): (view: View<G>, rng: Rng) => Pick<State<G>, 'secrets' | 'hidden'> {
  return (view, rng) => {
    const { setup, viewer, own } = view;
    const seen = [...(cards.seen?.(view) ?? []), ...Object.values<Deck>(own ?? {}).flat()];
    const pool = [...cardsWithout(deckOf(cards.pack(setup)), seen)];
    const handOf = (player: G['player']): G['secret'] =>
      mapPiles(cards.held(view, player), (size, name) => {
        const hand = dealCards(pool, size, rng);
        return cards.inOrder?.includes(name) === true ? hand : deckOf(hand);
      });
    const secrets = byName(cards.players(setup), (player) =>
      player === viewer && own !== undefined ? own : handOf(player),
    );
    const hidden = mapPiles(counted(cards.hidden?.(view) ?? {}, pool.length), (size) =>
      deckOf(dealCards(pool, size, rng)),
    );
    if (pool.length > 0) throw new RangeError(`There is no place for ${String(pool.length)} of the cards.`);
    return { secrets, hidden };
  };
}

/** Sizes with the rest as a number. */
function counted(sizes: Readonly<Record<string, number | 'rest'>>, all: number): Readonly<Record<string, number>> {
  const known = Object.values(sizes).reduce<number>((sum, size) => sum + (size === 'rest' ? 0 : size), 0);
  return mapPiles(sizes, (size) => (size === 'rest' ? all - known : size));
}
