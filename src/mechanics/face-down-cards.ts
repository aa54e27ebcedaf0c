import type { GameTypes, Position, State, View } from '../core/game.ts';
import { byName, namesIn } from '../core/lookups.ts';
import { isEqual } from '../core/plain-data.ts';
import type { Rng } from '../core/random.ts';
import type { Issue } from '../core/schema.ts';
import { dealCards, type Deck, deckOf, cardsWithout } from './deck.ts';

/** Types of a game whose secret and hidden parts are lists of card names: `{ hand: string[], discarded: string[] }`. */
export interface CardGameTypes extends GameTypes {
  secret: Readonly<Record<string, Deck>>;
  hidden: Readonly<Record<string, Deck>>;
}

/** The facts that all players know about the cards of a game: above all, the number of cards in each pile. */
export interface FaceDownCards<G extends CardGameTypes> {
  /** Returns all players of a match. */
  players(setup: G['setup']): readonly G['player'][];
  /** Returns all cards of a match, with duplicates. */
  pack(setup: G['setup']): Deck;
  /**
   * Returns the cards that all players see, and the cards that all players know to be out of the game. Omit this
   * function if the game has no such cards.
   */
  seen?(position: Position<G>): readonly string[];
  /** Returns the number of cards in each pile of a player's secret. */
  held(position: Position<G>, player: G['player']): Readonly<Record<keyof G['secret'], number>>;
  /**
   * Returns the number of cards in each hidden pile. One hidden pile can have the value `'rest'`: this pile contains
   * all remaining cards. Omit this function if the game has no hidden part.
   */
  hidden?(position: Position<G>): Readonly<Record<keyof G['hidden'], number | 'rest'>>;
  /**
   * Secret piles whose cards stay in the order in which they were added. Any other pile must be sorted like a deck, so
   * use {@link returnCard} to add cards to such a pile.
   */
  readonly inOrder?: readonly (keyof G['secret'])[];
}

/**
 * Returns the `sampleHidden` and `issueIn` functions of a card game, to spread in its spec. `sampleHidden` distributes
 * the cards that the viewer does not see among the piles where these cards can be; all arrangements are equally likely.
 * `issueIn` finds a card that is in two piles or in no pile, a pile with a wrong number of cards, and a pile that is
 * not sorted. The author of the game declares only how many cards are in each pile.
 *
 * @param cards - The sizes of all piles, and the cards that all players see.
 * @returns Two functions. `sampleHidden` throws RangeError if a card that `seen` returns is not in the pack, or if the
 *   sizes of the piles do not add up to the number of cards.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 *
 * const { sampleHidden } = dealFaceDown({
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
): {
  readonly sampleHidden: (view: View<G>, rng: Rng) => Pick<State<G>, 'secrets' | 'hidden'>;
  readonly issueIn: (state: State<G>) => Issue | undefined;
} {
  return { sampleHidden: (view, rng) => dealt(cards, view, rng), issueIn: (state) => issueInCards(cards, state) };
}

function dealt<G extends CardGameTypes>(
  cards: FaceDownCards<G>,
  view: View<G>,
  rng: Rng,
): Pick<State<G>, 'secrets' | 'hidden'> {
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
  if (pool.length > 0) throw new RangeError(`No pile has room for ${String(pool.length)} of the cards.`);
  return { secrets, hidden };
}

function issueInCards<G extends CardGameTypes>(cards: FaceDownCards<G>, state: State<G>): Issue | undefined {
  const { setup, secrets, hidden } = state;
  const inOrder: readonly unknown[] = cards.inOrder ?? [];
  const hands = cards
    .players(setup)
    .map((player) => [`secrets.${player}`, secrets[player], cards.held(state, player)] as const);
  const inHands = hands.flatMap(([, secret]) => Object.values<Deck>(secret).flat());
  const inDecks = Object.values<Deck>(hidden).flat();
  const all = [...(cards.seen?.(state) ?? []), ...inHands, ...inDecks];
  if (!isEqual(deckOf(all), deckOf(cards.pack(setup))))
    return { path: 'hidden', reason: 'Expected each card of the pack in exactly one place' };
  const sizes = counted(cards.hidden?.(state) ?? {}, inDecks.length);
  const issues = [
    ...hands.map(([path, piles, expected]) => issueInPiles(path, piles, expected, inOrder)),
    issueInPiles('hidden', hidden, sizes, []),
  ];
  return issues.find((issue) => issue !== undefined);
}

function issueInPiles(
  path: string,
  piles: Readonly<Record<string, Deck>>,
  sizes: Readonly<Record<string, number>>,
  inOrder: readonly unknown[],
): Issue | undefined {
  for (const [name, pile] of Object.entries(piles)) {
    if (pile.length !== sizes[name])
      return { path: `${path}.${name}`, reason: 'Expected as many cards as the table states for this pile' };
    if (!inOrder.includes(name) && !isEqual(pile, deckOf(pile)))
      return { path: `${path}.${name}`, reason: 'Expected sorted cards, as deckOf returns them' };
  }
  return undefined;
}

/** If a pile has the size `'rest'`, replaces this size with the number of remaining cards. */
function counted(sizes: Readonly<Record<string, number | 'rest'>>, all: number): Readonly<Record<string, number>> {
  const known = Object.values(sizes).reduce<number>((sum, size) => sum + (size === 'rest' ? 0 : size), 0);
  return mapPiles(sizes, (size) => (size === 'rest' ? all - known : size));
}

function mapPiles<Name extends string, From, To>(
  piles: Readonly<Record<Name, From>>,
  map: (pile: From, name: Name) => To,
): Record<Name, To> {
  return byName(namesIn(piles), (name) => map(piles[name], name));
}
