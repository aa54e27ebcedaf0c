import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import {
  type Card,
  defaultScenario,
  type Options,
  type Side,
  SIDES,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { CardId } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, play, type UawState } from './play.ts';
import { times } from '../../times.ts';

type Viewer = Side | 'spectator';

/**
 * Quick runs also need many samples, because the chi-squared test requires that each world occurs several times.
 */
const SAMPLES = Math.max(1000, times(20_000));

describe('a sampled world', () => {
  it.each(played())('has exactly the probability that follows from the view: %s', (_, lines) => {
    const state = play(game.setup(OPTIONS), ...lines);

    for (const viewer of [...SIDES, 'spectator'] as const) {
      const expected = worldsFor(viewer, lines);
      const real = keyOf(state);
      expect(expected.has(real)).toBe(true);

      const rng = createRng(`${viewer}: ${lines.join(', ')}`);
      const view = game.view(state, viewer);
      const counts = new Map<string, number>();
      for (let sample = 0; sample < SAMPLES; sample++) {
        const key = keyOf(game.sampleState(view, rng));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }

      expect([...counts.keys()].filter((key) => !expected.has(key))).toEqual([]);
      expect(chiSquare(counts, expected)).toBeLessThanOrEqual(limitFor(expected.size - 1));
    }
  });

  it('is tested above with many worlds and with unequal probabilities', () => {
    const counts = played().map(([, lines]) => worldsFor('spectator', lines).size);
    const isUneven = ([, lines]: readonly [string, readonly string[]]): boolean =>
      new Set([...worldsFor('administration', lines).values()].map((weight) => weight.toFixed(9))).size > 1;

    expect(Math.max(...counts)).toBeGreaterThanOrEqual(60);
    expect(played().filter(isUneven).length).toBeGreaterThan(0);
  });

  it('has the same view, is consistent, and has no dice, in every position of random matches', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup({ ...options, seed });
        for (;;) {
          for (const viewer of [...SIDES, 'spectator'] as const) {
            const view = game.view(state, viewer);
            const world = game.sampleState(view, rng);

            expect(game.view(world, viewer)).toEqual(view);
            expect(game.parseState(JSON.parse(JSON.stringify(world)))).toEqual(world);
            expect(world).not.toHaveProperty('dice');
            if (viewer !== 'spectator')
              expect(game.legalActions(world, viewer)).toEqual(game.legalActions(state, viewer));
          }
          if (actorOf(state) === 'nobody') return;
          state = game.applyAction(state, game.randomAction(state, rng));
        }
      }),
      { numRuns: times(40) },
    );
  });

  it('does not change or freeze the view from which it was sampled', () => {
    const view = JSON.parse(JSON.stringify(game.view(game.setup(), 'radicals'))) as ReturnType<typeof game.view>;
    const before = JSON.stringify(view);

    game.sampleState(view, createRng(1));

    expect(JSON.stringify(view)).toBe(before);
    expect([view, view.table, view.setup, view.own].some((part) => Object.isFrozen(part))).toBe(false);
  });

  it('can be played by its players', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rng = createRng(seed);
        let state = game.setup(OPTIONS);
        for (let length = rng.int(20); length > 0 && actorOf(state) !== 'nobody'; length--) {
          state = game.applyAction(state, game.randomAction(state, rng));
        }

        let world = game.sampleState(game.view(state, 'radicals'), rng);
        while (actorOf(world) !== 'nobody') world = game.applyAction(world, game.randomAction(world, rng));

        expect(game.turn(world).kind).toBe('over');
      }),
    );
  });
});

// Helpers

/** A pack of six cards. The card `yew` goes back to the deck when it is drawn. */
const CARDS: Readonly<Record<CardId, Card>> = {
  ash: { title: 'Ash', effect: 'add', side: 'administration', by: 1 },
  birch: { title: 'Birch', effect: 'add', side: 'administration', by: 1 },
  cedar: { title: 'Cedar', effect: 'multiply', side: 'administration', by: 2 },
  dogwood: { title: 'Dogwood', effect: 'divide', side: 'administration', by: 2 },
  elm: { title: 'Elm', effect: 'multiply', side: 'administration', by: 3 },
  yew: { title: 'Yew', effect: 'replace' },
};

/**
 * Options with one track and no pieces to place, so that a match consists mostly of draws and steps in which cards are
 * used.
 */
const OPTIONS: Options = {
  scenario: {
    ...defaultScenario,
    tracks: [{ id: 'oak', name: 'Oak', values: [1, 0, 1], line: 1, dot: 1 }],
    plot: { radicals: [0, 0, 0, 0], administration: [0, 0, 0, 0] },
    cards: CARDS,
  },
};

/** Sequences of actions that lead to positions with hidden information, each with a description. */
function played(): [what: string, lines: readonly string[]][] {
  const saved = ['chance draw ash', 'radicals end-cards'];
  const twoOfThem = [...saved, 'chance draw yew', 'radicals end-cards', 'chance draw birch'];
  const bothSides = [...saved, 'chance draw cedar', 'administration end-cards', 'radicals end-cards'];
  const threeOfThem = [
    ...twoOfThem,
    'radicals end-cards',
    'chance draw yew',
    'radicals end-cards',
    'chance draw dogwood',
  ];
  return [
    ['a card just drawn', ['chance draw ash']],
    ['a card discarded', ['chance draw ash', 'radicals discard', 'chance draw birch']],
    ['a card put back', ['chance draw yew', 'chance draw ash', 'administration end-cards']],
    ['a saved card, and a card that the other side has just drawn', [...saved, 'chance draw cedar']],
    ['two cards, one of them just drawn', twoOfThem],
    ['the older one of two cards used', [...twoOfThem, 'radicals use-card ash']],
    ['the newly drawn one of two cards used', [...twoOfThem, 'radicals use-card birch']],
    ['one of two cards used, the other one discarded', [...threeOfThem, 'radicals use-card ash', 'radicals discard']],
    ['one of three cards used', [...threeOfThem, 'radicals use-card birch']],
    ['two of three cards used', [...threeOfThem, 'radicals use-card dogwood', 'radicals use-card ash']],
    ['a card used and the window closed', [...threeOfThem, 'radicals use-card ash', 'radicals end-cards']],
    ['cards in both hands', bothSides],
    ['cards in both hands and among the discards', [...bothSides, 'chance draw dogwood', 'radicals discard']],
    [
      'a used card, cards in both hands, and a card just drawn',
      [
        ...bothSides,
        'chance draw dogwood',
        'radicals use-card ash',
        'radicals end-cards',
        'administration end-cards',
        'chance draw elm',
      ],
    ],
  ];
}

/** A possible distribution of the cards, with its weight. */
interface World {
  readonly deck: readonly CardId[];
  readonly hands: Readonly<Record<Side, readonly CardId[]>>;
  readonly discarded: Readonly<Record<Side, readonly CardId[]>>;
  /** Whether a side has just drawn a card, which is now the last card in its hand. */
  readonly fresh: Readonly<Record<Side, boolean>>;
  readonly weight: number;
}

/**
 * All worlds that are consistent with a viewer's information about these lines, with their probabilities. A hidden draw
 * can be any card of the deck, and a hidden choice can be any card of the hand; all these cards have equal
 * probabilities.
 */
function worldsFor(viewer: Viewer, lines: readonly string[]): ReadonlyMap<string, number> {
  const empty = { radicals: [], administration: [] };
  let worlds: readonly World[] = [
    {
      deck: Object.keys(CARDS).sort(),
      hands: empty,
      discarded: empty,
      fresh: { radicals: false, administration: false },
      weight: 1,
    },
  ];
  let state = game.setup(OPTIONS);
  for (const line of lines) {
    const [actor, type, card] = line.split(' ') as [Side | 'chance', string, CardId];
    const side = actor === 'chance' ? state.table.mover : actor;
    worlds = worlds.flatMap((world) => {
      if (type === 'draw') return afterDraw(world, side, { card, isSeen: side === viewer });
      if (type === 'use-card') return afterUse(world, side, card);
      if (type === 'discard') return afterDiscard(world, side);
      return [{ ...world, fresh: { ...world.fresh, [side]: false } }];
    });
    state = play(state, line);
    // The step in which a player can use cards can end automatically. A drawn card is fresh only until this step ends.
    // A drawn card is fresh only until the window closes.
    const { phase } = state.table;
    const open = phase.kind === 'cards' ? phase.player : undefined;
    worlds = worlds.map((world) => ({
      ...world,
      fresh: {
        radicals: open === 'radicals' && world.fresh.radicals,
        administration: open === 'administration' && world.fresh.administration,
      },
    }));
  }
  // The viewer knows the cards in their hand and their discarded cards.
  const known = viewer === 'spectator' ? undefined : state.secrets[viewer];
  const fitting = worlds.filter(
    (world) => known === undefined || viewer === 'spectator' || isEqualTo(world, viewer, known),
  );
  const total = fitting.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<string, number>();
  for (const world of fitting) {
    const key = keyOfWorld(world);
    chances.set(key, (chances.get(key) ?? 0) + world.weight / total);
  }
  return chances;
}

function afterDraw(world: World, side: Side, { card, isSeen }: { card: CardId; isSeen: boolean }): readonly World[] {
  const { deck, hands, fresh, weight } = world;
  const chance = weight / deck.length;
  if (CARDS[card]?.effect === 'replace') return [{ ...world, weight: chance }];
  const drawn = deck.filter((each) => (isSeen ? each === card : CARDS[each]?.effect !== 'replace'));
  return drawn.map((each) => ({
    ...world,
    deck: deck.filter((other) => other !== each),
    hands: { ...hands, [side]: [...hands[side], each] },
    fresh: { ...fresh, [side]: true },
    weight: chance,
  }));
}

/**
 * The worlds after a side uses a card, which was a random card of its hand. If the hand does not contain this card, the
 * world is dropped.
 */
function afterUse(world: World, side: Side, card: CardId): readonly World[] {
  const hand = world.hands[side];
  if (!hand.includes(card)) return [];
  return [
    {
      ...world,
      hands: { ...world.hands, [side]: hand.filter((each) => each !== card) },
      fresh: { ...world.fresh, [side]: world.fresh[side] && hand.at(-1) !== card },
      weight: world.weight / hand.length,
    },
  ];
}

/**
 * Returns a list with the world after a side has discarded the card that it has just drawn. The list is empty if the
 * world has no such card.
 */
function afterDiscard(world: World, side: Side): readonly World[] {
  const hand = world.hands[side];
  if (!world.fresh[side]) return [];
  return [
    {
      ...world,
      hands: { ...world.hands, [side]: hand.slice(0, -1) },
      discarded: { ...world.discarded, [side]: [...world.discarded[side], ...hand.slice(-1)] },
      fresh: { ...world.fresh, [side]: false },
    },
  ];
}

function isEqualTo({ hands, discarded, fresh }: World, side: Side, known: UawState['secrets'][Side]): boolean {
  const own = { hand: hands[side], fresh: fresh[side], discarded: discarded[side] };
  return JSON.stringify(own) === JSON.stringify({ hand: known.hand, fresh: known.fresh, discarded: known.discarded });
}

function keyOfWorld({ deck, hands, discarded, fresh }: World): string {
  const secret = (side: Side): string =>
    `${hands[side].join(' ')}${fresh[side] ? '!' : ''} (${discarded[side].join(' ')})`;
  return [secret('radicals'), secret('administration'), [...deck].sort().join(' ')].join(' / ');
}

function keyOf({ secrets, hidden }: UawState): string {
  const { radicals, administration } = secrets;
  return keyOfWorld({
    deck: hidden.deck,
    hands: { radicals: radicals.hand, administration: administration.hand },
    discarded: { radicals: radicals.discarded, administration: administration.discarded },
    fresh: { radicals: radicals.fresh, administration: administration.fresh },
    weight: 1,
  });
}

/** Pearson's chi-squared statistic over all worlds. */
function chiSquare(times: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, chance] of chances) {
    const expected = chance * SAMPLES;
    sum += ((times.get(key) ?? 0) - expected) ** 2 / expected;
  }
  return sum;
}

/**
 * The limit that the statistic exceeds by chance in one of a thousand tests, by the formula of Wilson and Hilferty
 * (1931). The limit is 0 if there is only one world.
 */
function limitFor(freedom: number): number {
  if (freedom === 0) return 0;
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.09 * Math.sqrt(part)) ** 3;
}
