/**
 * A tiny game for tests. Two players draw from six hidden cards, and keep or discard each card. When the deck is empty,
 * the higher hand wins. The game has a deck, hidden hands and hidden discards.
 */
import * as v from 'valibot';
import { endMatch } from '../../src/core/ending.ts';
import { violation } from '../../src/core/errors.ts';
import { idOf } from '../../src/core/fields.ts';
import type { GameEvent, State, View } from '../../src/core/game.ts';
import type { Declaration, TypesOf } from '../../src/core/declaration.ts';
import type { Rulebook } from '../../src/core/rulebook.ts';
import type { DecisionDraft, GameSpec, StateDraft } from '../../src/core/spec.ts';
import { dealFaceDown } from '../../src/mechanics/face-down-cards.ts';
import { deckOf, deckShape, takeCard } from '../../src/mechanics/deck.ts';

const SEATS = ['left', 'right'] as const;
type Seat = (typeof SEATS)[number];
const CARDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

/** The rules of the game `highCard`. */
export const rulebook = {
  'H-1': {
    title: 'A turn',
    text: 'In turn a player draws a card that the opponent does not see, and keeps it or discards it.',
  },
  'H-2': { title: 'The hand', text: 'A hand holds two cards.' },
  'H-3': { title: 'The end', text: 'When the deck is empty the higher hand wins; equal hands are a draw.' },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const bySeat = v.strictObject({ left: count, right: count });
const cards = v.array(v.string());

const declared = {
  player: v.picklist(SEATS),
  setup: { handLimit: v.literal(2) },
  table: { mover: v.picklist(SEATS), handSizes: bySeat, discardCounts: bySeat },
  phases: { draw: {}, decide: {} },
  secret: { drawn: cards, hand: cards, discarded: cards },
  hidden: { deck: deckShape },
  actions: { keep: {}, discard: {} },
  chance: { draw: { card: idOf({ rule: 'H-1', names: () => CARDS }) } },
  endings: { points: 'H-3' },
} satisfies Declaration<RuleId>;

export interface HighCard extends TypesOf<typeof declared, RuleId> {
  event: GameEvent<RuleId> &
    (
      | { type: 'drawn'; player: Seat }
      | { type: 'seen'; only: Seat; card: string }
      | { type: 'kept'; player: Seat }
      | { type: 'discarded'; player: Seat }
      | { type: 'ended'; scores: Readonly<Record<Seat, number>> }
    );
}

export const highCard: GameSpec<HighCard> = {
  id: 'high-card',
  title: 'High card',
  rulesVersion: 1,
  declared,
  turnRule: 'H-1',
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  initialState: () => ({
    setup: { handLimit: 2 },
    table: {
      mover: 'left',
      handSizes: { left: 0, right: 0 },
      discardCounts: { left: 0, right: 0 },
      phase: { kind: 'draw' },
    },
    secrets: { left: { drawn: [], hand: [], discarded: [] }, right: { drawn: [], hand: [], discarded: [] } },
    hidden: { deck: deckOf(CARDS) },
  }),
  players: () => SEATS,
  phases: {
    draw: {
      rule: 'H-1',
      stream: 'deck',
      outcomes: ({ hidden }, offer) => {
        for (const card of hidden.deck) offer.one('draw', card);
      },
      ifNoChoice: end,
    },
    decide: { rule: 'H-1', actor: ({ table }) => table.mover },
    over: { rule: 'H-3' },
  },
  actions: {
    keep: {
      whyIllegal: ({ setup, own }) => (own.hand.length < setup.handLimit ? undefined : violation('hand-full', 'H-2')),
      apply({ table, player, own, log }) {
        own.hand.push(...own.drawn.splice(0));
        table.handSizes[player] += 1;
        log?.push({ type: 'kept', rule: 'H-1', player });
        passOn(table);
      },
    },
    discard: {
      apply({ table, player, own, log }) {
        own.discarded.push(...own.drawn.splice(0));
        table.discardCounts[player] += 1;
        log?.push({ type: 'discarded', rule: 'H-1', player });
        passOn(table);
      },
    },
  },
  chance: {
    draw: {
      apply({ table, secrets, hidden, log }, { card }) {
        const { mover } = table;
        takeCard(hidden.deck, card);
        secrets[mover].drawn.push(card);
        table.phase = { kind: 'decide' };
        log?.push({ type: 'drawn', rule: 'H-1', player: mover }, { type: 'seen', rule: 'H-1', only: mover, card });
      },
    },
  },
  issueInTable: ({ table, phase }) =>
    SEATS.some((seat) => table.handSizes[seat] > 2) || (phase.kind === 'decide' && handsOf(table) === CARDS.length)
      ? { path: 'table.handSizes', reason: 'Expected at most two cards in a hand' }
      : undefined,
  ...dealFaceDown<HighCard>({
    players: () => SEATS,
    pack: () => CARDS,
    held: ({ table }, seat) => ({
      drawn: table.phase.kind === 'decide' && table.mover === seat ? 1 : 0,
      hand: table.handSizes[seat],
      discarded: table.discardCounts[seat],
    }),
    hidden: () => ({ deck: 'rest' }),
    inOrder: ['drawn', 'hand', 'discarded'],
  }),
};

function handsOf({ handSizes, discardCounts }: HighCard['table']): number {
  return SEATS.reduce((sum, seat) => sum + handSizes[seat] + discardCounts[seat], 0);
}

/** All worlds that are consistent with a view: every order of the unseen cards in their possible places. */
export function highCardWorlds({ setup, table, viewer, own }: View<HighCard>): State<HighCard>[] {
  const seen = own === undefined ? [] : [...own.drawn, ...own.hand, ...own.discarded];
  const pool = CARDS.filter((card) => !seen.includes(card));
  const others = SEATS.filter((seat) => seat !== viewer);
  const sizes = others.map((seat) => [
    table.phase.kind === 'decide' && table.mover === seat ? 1 : 0,
    table.handSizes[seat],
    table.discardCounts[seat],
  ]);
  return arrangements(
    pool,
    sizes.flat().reduce((sum, size) => sum + size, 0),
  ).map((dealt) => {
    const rest = [...dealt];
    const secrets = Object.fromEntries(
      others.map((seat, index) => {
        const [drawn, hand, discarded] = (sizes[index] as number[]).map((size) => rest.splice(0, size));
        return [seat, { drawn, hand, discarded }];
      }),
    );
    if (viewer !== 'spectator') secrets[viewer] = own as never;
    const deck = pool.filter((card) => !dealt.includes(card));
    return { setup, table, secrets: secrets as unknown as State<HighCard>['secrets'], hidden: { deck } };
  });
}

function arrangements(pool: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return pool.flatMap((card) =>
    arrangements(
      pool.filter((other) => other !== card),
      size - 1,
    ).map((rest) => [card, ...rest]),
  );
}

function passOn(table: DecisionDraft<HighCard>['table']): void {
  table.mover = table.mover === 'left' ? 'right' : 'left';
  table.phase = { kind: 'draw' };
}

function end(state: StateDraft<HighCard>): void {
  const { secrets, log } = state;
  const scoreOf = (seat: Seat): number => secrets[seat].hand.reduce((sum, card) => sum + Number(card.slice(1)), 0);
  const scores = { left: scoreOf('left'), right: scoreOf('right') };
  endMatch(state, outcomeOf(scores));
  log?.push({ type: 'ended', rule: 'H-3', scores });
}

function outcomeOf(scores: Readonly<Record<Seat, number>>): HighCard['outcome'] {
  const end = { reason: 'points', rule: 'H-3', scores } as const;
  if (scores.left === scores.right) return { kind: 'draw', players: SEATS, ...end };
  return { kind: 'win', winner: scores.left > scores.right ? 'left' : 'right', ...end };
}
