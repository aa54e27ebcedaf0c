/**
 * A tiny game for the tests: two players draw from six cards unseen, keep or discard, and the higher hand wins when the
 * deck is empty. A deck, hidden hands, unseen discards.
 */
import * as v from 'valibot';
import { violation } from '../../src/core/errors.ts';
import type { GameEvent, State, Turn, View } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import type { Rulebook } from '../../src/core/rulebook.ts';
import type { GameSpec, Shape } from '../../src/core/spec.ts';
import { deal, deckOf, deckShape, type Draw, drawOutcomes, drawShape, take } from '../../src/mechanics/deck.ts';

const SEATS = ['left', 'right'] as const;
type Seat = (typeof SEATS)[number];
const CARDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];

const rulebook = {
  'H-1': { text: 'In turn a player draws a card, unseen, and keeps it or discards it.' },
  'H-2': { text: 'A hand holds two cards.' },
  'H-3': { text: 'When the deck is empty the higher hand wins; equal hands are a draw.' },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

interface Own {
  readonly drawn: readonly string[];
  readonly hand: readonly string[];
  readonly discarded: readonly string[];
}

export interface HighCard {
  player: Seat;
  rule: RuleId;
  options: object;
  setup: { readonly handLimit: number };
  table: {
    readonly mover: Seat;
    readonly step: 'draw' | 'decide' | 'over';
    readonly handSizes: Readonly<Record<Seat, number>>;
    readonly discardCounts: Readonly<Record<Seat, number>>;
    readonly scores: Readonly<Record<Seat, number>>;
  };
  secret: Own;
  hidden: { readonly deck: readonly string[] };
  action: { type: 'keep'; player: Seat } | { type: 'discard'; player: Seat };
  chance: Draw;
  event: GameEvent & { rule: RuleId } & (
      | { type: 'drawn'; player: Seat }
      | { type: 'seen'; only: Seat; card: string }
      | { type: 'kept'; player: Seat }
      | { type: 'discarded'; player: Seat }
      | { type: 'ended'; scores: Readonly<Record<Seat, number>> }
    );
}

const bySeat = v.strictObject({ left: v.number(), right: v.number() });
const cards = v.array(v.string());
const shapeOf = <Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), player: v.picklist(SEATS) }) as Shape<{ type: Type; player: Seat }>;

export const highCard: GameSpec<HighCard> = {
  id: 'high-card',
  title: 'High card',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'H-1', over: 'H-3' },
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  begin: () => ({
    setup: { handLimit: 2 },
    table: {
      mover: 'left',
      step: 'draw',
      handSizes: { left: 0, right: 0 },
      discardCounts: { left: 0, right: 0 },
      scores: { left: 0, right: 0 },
    },
    secrets: { left: { drawn: [], hand: [], discarded: [] }, right: { drawn: [], hand: [], discarded: [] } },
    hidden: { deck: deckOf(CARDS) },
  }),
  players: () => SEATS,
  turn({ table }): Turn<HighCard> {
    if (table.step === 'draw') return { kind: 'chance', stream: 'deck' };
    if (table.step === 'decide') return { kind: 'decision', players: [table.mover] };
    return { kind: 'over', outcome: outcomeOf(table) };
  },
  actions: {
    keep: {
      shape: shapeOf('keep'),
      whyIllegal: ({ setup, own }) =>
        own.hand.length < setup.handLimit ? undefined : violation('hand-full', 'H-2', 'A hand holds two cards.'),
      list: ({ player, setup, own }) => (own.hand.length < setup.handLimit ? [{ type: 'keep', player }] : []),
      apply(state, { player }, log) {
        const own = state.secrets[player];
        own.hand.push(...own.drawn.splice(0));
        state.table.handSizes[player] += 1;
        log?.push({ type: 'kept', rule: 'H-1', player });
        passOn(state, log);
      },
    },
    discard: {
      shape: shapeOf('discard'),
      whyIllegal: () => undefined,
      list: ({ player }) => [{ type: 'discard', player }],
      apply(state, { player }, log) {
        const own = state.secrets[player];
        own.discarded.push(...own.drawn.splice(0));
        state.table.discardCounts[player] += 1;
        log?.push({ type: 'discarded', rule: 'H-1', player });
        passOn(state, log);
      },
    },
  },
  chance: {
    draw: {
      shape: drawShape,
      apply(state, { card }, log) {
        const { mover } = state.table;
        take(state.hidden.deck, card);
        state.secrets[mover].drawn.push(card);
        state.table.step = 'decide';
        log?.push({ type: 'drawn', rule: 'H-1', player: mover }, { type: 'seen', rule: 'H-1', only: mover, card });
      },
    },
  },
  outcomes: ({ hidden }) => drawOutcomes(hidden.deck),
  sampleHidden({ viewer, table, own }, rng) {
    const seen = own === undefined ? [] : [...own.drawn, ...own.hand, ...own.discarded];
    const pool = deckOf(CARDS.filter((card) => !seen.includes(card)));
    const secretOf = (seat: Seat): Own => {
      if (seat === viewer && own !== undefined) return own;
      const drawn = deal(pool, table.step === 'decide' && table.mover === seat ? 1 : 0, rng);
      return {
        drawn,
        hand: deal(pool, table.handSizes[seat], rng),
        discarded: deal(pool, table.discardCounts[seat], rng),
      };
    };
    return { secrets: { left: secretOf('left'), right: secretOf('right') }, hidden: { deck: pool } };
  },
  shapes: {
    setup: v.strictObject({ handLimit: v.literal(2) }),
    table: v.strictObject({
      mover: v.picklist(SEATS),
      step: v.picklist(['draw', 'decide', 'over']),
      handSizes: bySeat,
      discardCounts: bySeat,
      scores: bySeat,
    }),
    secret: v.strictObject({ drawn: cards, hand: cards, discarded: cards }),
    hidden: v.strictObject({ deck: deckShape }),
  },

  describe: (event) => `${event.type}.`,
  picture: ({ table }) => `left ${String(table.handSizes.left)}, right ${String(table.handSizes.right)}`,
};

/** All worlds that fit a view: every order of the unseen cards in the places where one can lie. */
export function highCardWorlds({ setup, table, viewer, own }: View<HighCard>): State<HighCard>[] {
  const seen = own === undefined ? [] : [...own.drawn, ...own.hand, ...own.discarded];
  const pool = CARDS.filter((card) => !seen.includes(card));
  const others = SEATS.filter((seat) => seat !== viewer);
  const sizes = others.map((seat) => [
    table.step === 'decide' && table.mover === seat ? 1 : 0,
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

function passOn(
  state: Parameters<(typeof highCard)['actions']['keep']['apply']>[0],
  log: HighCard['event'][] | undefined,
): void {
  const { table, secrets, hidden } = state;
  table.mover = table.mover === 'left' ? 'right' : 'left';
  table.step = hidden.deck.length > 0 ? 'draw' : 'over';
  if (table.step === 'draw') return;
  for (const seat of SEATS)
    table.scores[seat] = secrets[seat].hand.reduce((sum, card) => sum + Number(card.slice(1)), 0);
  log?.push({ type: 'ended', rule: 'H-3', scores: { ...table.scores } });
}

function outcomeOf({ scores }: HighCard['table']): Outcome<Seat, RuleId> {
  const end = { reason: 'points', rule: 'H-3', scores } as const;
  if (scores.left === scores.right) return { kind: 'draw', players: SEATS, ...end };
  return { kind: 'win', winner: scores.left > scores.right ? 'left' : 'right', ...end };
}
