import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import { type Side, SIDES, upAgainstTheWall as game } from '../../../src/games/up-against-the-wall/rules/index.ts';
import { edited, eventsOf, play, position, type UawState } from '../../games/up-against-the-wall/play.ts';

describe('what a player sees', () => {
  it('[UW-7.1] is the table and their own cards', () => {
    const { setup, table, secrets } = SECRETIVE;

    expect(game.view(SECRETIVE, 'radicals')).toEqual({ viewer: 'radicals', setup, table, own: secrets.radicals });
    expect(game.view(SECRETIVE, 'administration')).toEqual({
      ...{ viewer: 'administration', setup, table, own: secrets.administration },
    });
    expect(game.view(SECRETIVE, 'spectator')).toEqual({ viewer: 'spectator', setup, table });
  });

  it('[UW-7.1] contains no card in the opponent’s hand, no card discarded face down, and no card in the deck', () => {
    const { used, ...hidden } = CARDS;
    const named = (viewer: Side | 'spectator'): ReadonlySet<string> => {
      const { setup: _, ...rest } = game.view(SECRETIVE, viewer);
      const text = JSON.stringify(rest);
      return new Set(Object.keys(SECRETIVE.setup.scenario.cards).filter((card) => text.includes(`"${card}"`)));
    };

    expect(named('radicals')).toEqual(new Set([...hidden.radicals, ...used]));
    expect(named('administration')).toEqual(new Set([...hidden.administration, ...used]));
    expect(named('spectator')).toEqual(new Set(used));
  });

  it('[UW-7.1] contains the numbers of cards that the opponent has and has discarded', () => {
    for (const viewer of [...SIDES, 'spectator'] as const) {
      expect(game.view(SECRETIVE, viewer).table).toMatchObject({
        handSizes: { radicals: 2, administration: 1 },
        discardCounts: { radicals: 1, administration: 2 },
      });
    }
  });

  it('[UW-7.1] does not depend on the cards that the opponent has, has discarded or can still draw', () => {
    const other = edited(SECRETIVE, ({ secrets, hidden }) => {
      secrets.administration = { hand: ['sarah-lawrence'], fresh: false, discarded: ['amnesty-refused', 'mimeograph'] };
      const drawn = ['sarah-lawrence', 'amnesty-refused', 'mimeograph', ...CARDS.radicals, ...CARDS.used];
      hidden.deck = Object.keys(SECRETIVE.setup.scenario.cards)
        .filter((card) => !drawn.includes(card))
        .sort();
    });

    expect(other.secrets).not.toEqual(SECRETIVE.secrets);
    expect(game.view(other, 'radicals')).toEqual(game.view(SECRETIVE, 'radicals'));
    expect(game.view(other, 'spectator')).toEqual(game.view(SECRETIVE, 'spectator'));
  });

  it('[UW-7.1] contains nothing of the dice of a seeded match', () => {
    const seeded = game.setup({ seed: 'unguessable' });

    for (const viewer of [...SIDES, 'spectator'] as const) {
      expect(JSON.stringify(game.view(seeded, viewer))).not.toContain('unguessable');
    }
  });

  it('[UW-7.1] is sufficient to know the legal actions', () => {
    const state = position({
      ...{ phase: { kind: 'cards', player: 'radicals', used: 0, drew: true }, fresh: 'radicals' },
      hands: { radicals: ['daily-news', 'rap-brown'], administration: ['mimeograph'] },
    });

    for (const viewer of SIDES) {
      expect(game.legalActions(game.view(state, viewer))).toEqual(game.legalActions(state, viewer));
    }
    expect(game.legalActions(game.view(state, 'radicals'))).not.toEqual([]);
    expect(game.legalActions(game.view(state, 'spectator'))).toEqual([]);
  });

  it('[UW-7.1] contains every card used or put back, but of a card drawn or discarded only the fact', () => {
    const drawn = position({ phase: 'draw', hands: { radicals: ['daily-news'] } });
    const inHand = play(drawn, 'chance draw rap-brown');
    const seen = (state: UawState, line: string): string =>
      JSON.stringify(eventsFor(eventsOf(state, line), 'administration'));

    expect(seen(drawn, 'chance draw bentley-resigns')).toContain('bentley-resigns');
    expect(seen(inHand, 'radicals use-card rap-brown')).toContain('rap-brown');
    expect(seen(drawn, 'chance draw rap-brown')).not.toContain('rap-brown');
    expect(seen(inHand, 'radicals discard')).not.toContain('rap-brown');
  });

  it('[UW-7.1] does not reveal whether the used card was the card just drawn', () => {
    const oldUsed = position({
      ...{ phase: 'draw', hands: { radicals: ['rap-brown'] } },
    });
    const first = play(oldUsed, 'chance draw daily-news', 'radicals use-card rap-brown');
    const second = play(
      position({ phase: 'draw', hands: { radicals: ['daily-news'] } }),
      'chance draw rap-brown',
      'radicals use-card rap-brown',
    );

    expect([first.secrets.radicals.fresh, second.secrets.radicals.fresh]).toEqual([true, false]);
    expect(game.view(first, 'administration')).toEqual(game.view(second, 'administration'));
  });
});

describe('a world sampled from a view', () => {
  it('[UW-7.1] is one that the viewer cannot distinguish from the true state', () => {
    const rng = createRng('worlds');
    const worlds = new Set<string>();

    for (const viewer of [...SIDES, 'spectator'] as const) {
      const view = game.view(SECRETIVE, viewer);
      for (let sample = 0; sample < 50; sample++) {
        const world = game.sampleState(view, rng);
        expect(game.view(world, viewer)).toEqual(view);
        expect(game.parseState(JSON.parse(JSON.stringify(world)))).toEqual(world);
        worlds.add(JSON.stringify(world.secrets));
      }
    }

    expect(worlds.size).toBeGreaterThan(100);
  });
});

// Helpers

/** The cards that each side holds or has discarded, and the used cards. */
const CARDS = {
  radicals: ['rap-brown', 'daily-news', 'gym-cancelled'],
  administration: ['mimeograph', 'task-force', 'norman-mailer'],
  used: ['law-and-order', 'harlem-leaders'],
} as const;

const SECRETIVE = position({
  hands: { radicals: CARDS.radicals.slice(0, 2), administration: CARDS.administration.slice(0, 1) },
  discarded: { radicals: CARDS.radicals.slice(2), administration: CARDS.administration.slice(1) },
  used: CARDS.used,
});
