import * as v from 'valibot';
import { type Field, idOf } from '../core/fields.ts';
import { byName } from '../core/lookups.ts';
import type { GameEvent } from '../core/game.ts';
import type { ChoiceBuilder } from '../core/spec.ts';
import { type Deck, deckOf, deckShape, returnCard, takeCard } from './deck.ts';
import { type CardGameTypes, dealFaceDown } from './face-down-cards.ts';

/** Settings of {@link dealHands}. */
export interface HandSettings<Player extends string, Rule extends string> {
  readonly players: readonly Player[];
  /** All cards, with duplicates. */
  readonly pack: readonly string[];
  /** Number of cards that each player gets; at least 1. */
  readonly size: number;
  /** The rule that the phase `deal` cites. Refusals of a card that does not exist cite this rule, too. */
  readonly rule: Rule;
  /** The phase that follows when all hands are dealt. This next phase must have no data except its kind. */
  readonly next: string;
}

/** The part of a table that {@link dealHands} needs. */
export interface HandTable {
  /** Number of cards in the hand of each player, in seating order. */
  readonly hands: readonly number[];
  /** The cards that all players see. */
  readonly played: Deck;
}

/** The draft of a state with hands of cards. The rules change the draft. */
interface HandDraft<Player extends string, Rule extends string> {
  readonly table: { hands: number[]; played: string[]; phase: { readonly kind: string } };
  readonly secrets: Readonly<Record<Player, { hand: string[] }>>;
  readonly hidden: { deck: string[] };
  readonly log: { push(event: CardEvent<Rule>): unknown } | undefined;
}

/**
 * The events when a card is dealt or played. All players see which player is dealt a card (`card-dealt`), and which
 * card a player plays (`card-played`). Only the player who was dealt a card sees the name of this card
 * (`card-received`).
 */
export interface CardEvent<Rule extends string> extends GameEvent<Rule> {
  readonly player?: string;
  readonly card?: string;
}

/** The types of a game in which players have hands of cards. */
interface HandGame<Player extends string> extends CardGameTypes {
  player: Player;
  table: HandTable;
  secret: { readonly hand: Deck };
  hidden: { readonly deck: Deck };
}

/**
 * Returns a phase `deal` in which chance deals a hand to each player, and the functions that core needs for the cards.
 * Each match begins in the phase `deal`.
 *
 * @param settings - Players, cards, and the phase that follows.
 * @returns The parts of a game that the deal needs. Spread `declared` in the declaration; spread `phases`, `chance` and
 *   `cards` in the spec. The result also has `start`, which returns the parts of the first state, and `playCard`, which
 *   puts a card from a hand on the table, face up.
 * @throws RangeError if `pack` has too few cards for all hands.
 *
 * @example
 * ```ts
 * const hands = dealHands({ players: ['north', 'south'], pack: ['ace', 'king', 'ten'], size: 1, rule: 'C-1', next: 'play' });
 * hands.start().hidden // => { deck: ['ace', 'king', 'ten'] }
 * ```
 */
export function dealHands<Player extends string, Rule extends string>(settings: HandSettings<Player, Rule>) {
  const { players, pack, size, rule } = settings;
  if (pack.length < players.length * size) throw new RangeError(`Expected at least ${players.length * size} cards.`);
  const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(size));
  const card: Field<string, string, Rule> = idOf({ rule, names: () => pack });
  return {
    declared: {
      table: { hands: v.pipe(v.array(count), v.length(players.length)), played: deckShape },
      phases: { deal: {} },
      secret: { hand: deckShape },
      hidden: { deck: deckShape },
      chance: { deal: { card } },
    },
    ...dealing(settings),
    cards: dealFaceDown<HandGame<Player>>({
      players: () => players,
      pack: () => pack,
      seen: ({ table }) => table.played,
      held: ({ table }, player) => ({ hand: table.hands[players.indexOf(player)]! }),
      hidden: () => ({ deck: 'rest' }),
    }),
    start: () => ({
      table: { hands: players.map(() => 0), played: [] as string[], phase: { kind: 'deal' as const } },
      secrets: byName(players, (): { hand: string[] } => ({ hand: [] })),
      hidden: { deck: deckOf(pack) },
    }),
    playCard({ table, secrets, log }: Omit<HandDraft<Player, Rule>, 'hidden'>, player: Player, id: string): void {
      log?.push({ type: 'card-played', rule, player, card: id });
      takeCard(secrets[player].hand, id);
      returnCard(table.played, id);
      table.hands[players.indexOf(player)]! -= 1;
    },
  };
}

/**
 * Returns the phase in which chance deals the cards one by one. The next card goes to the player with the fewest cards.
 * If several players have the fewest cards, the first of them in seating order gets the card.
 */
function dealing<Player extends string, Rule extends string>(settings: HandSettings<Player, Rule>) {
  const { players, size, rule, next } = settings;
  const phase = {
    rule,
    stream: 'deck',
    outcomes: ({ hidden }: { readonly hidden: { readonly deck: Deck } }, offer: ChoiceBuilder<'deal'>): void =>
      offer.each('deal', [...hidden.deck]),
  };
  const deal = {
    apply({ table, secrets, hidden, log }: HandDraft<Player, Rule>, { card }: { readonly card: string }): void {
      const turn = table.hands.indexOf(Math.min(...table.hands));
      const only = players[turn]!;
      log?.push({ type: 'card-dealt', rule, player: only });
      log?.push({ type: 'card-received', rule, only, card });
      takeCard(hidden.deck, card);
      returnCard(secrets[only].hand, card);
      table.hands[turn]! += 1;
      if (table.hands.every((held) => held === size)) table.phase = { kind: next };
    },
  };
  return { phases: { deal: phase }, chance: { deal } };
}
