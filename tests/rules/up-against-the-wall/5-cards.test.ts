import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import {
  type Card,
  defaultScenario,
  type Options,
  type Side,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { CardId } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { faultOf } from '../../faults.ts';
import {
  actorOf,
  eventsOf,
  legalLines,
  play,
  position,
  refusalOf,
  type Sketch,
  type UawState,
} from '../../games/up-against-the-wall/play.ts';

describe('drawing', () => {
  it('[UW-5.1] happens before each move, and is compulsory', () => {
    const first = game.setup();
    const second = play(first, 'chance draw bentley-resigns', 'radicals deploy alumni 10');

    for (const state of [first, second]) {
      expect(state.table.phase.kind).toBe('draw');
      expect(actorOf(state)).toBe('chance');
      expect(refusalOf(state, `${state.table.mover} end-cards`).code).toBe('not-your-turn');
    }
  });

  it('[UW-5.1] gives the card to the player to move', () => {
    const radicals = play(game.setup(), 'chance draw daily-news');
    const administration = play(position({ phase: 'draw', mover: 'administration' }), 'chance draw rap-brown');

    expect(radicals.secrets.radicals).toEqual({ hand: ['daily-news'], fresh: true, discarded: [] });
    expect(radicals.hidden.deck).not.toContain('daily-news');
    expect(administration.secrets.administration.hand).toEqual(['rap-brown']);
  });

  it('[UW-5.1] is hidden from the opponent', () => {
    const events = eventsOf(game.setup(), 'chance draw rap-brown');

    expect(eventsFor(events, 'administration')).toEqual([{ type: 'card-drawn', rule: 'UW-5.1', player: 'radicals' }]);
    expect(eventsFor(events, 'radicals')).toContainEqual(
      expect.objectContaining({ type: 'card-seen', card: 'rap-brown' }),
    );
    expect(game.view(play(game.setup(), 'chance draw rap-brown'), 'administration')).toEqual(
      game.view(play(game.setup(), 'chance draw law-and-order'), 'administration'),
    );
  });

  it('[UW-5.1] is skipped when no card is left', () => {
    const withHand = position({
      options: withCards({ 'rap-brown': PLUS_ONE }),
      mover: 'administration',
      hands: { administration: ['rap-brown'] },
      radicals: { alumni: 1 },
      administration: { alumni: 1 },
    });
    const withNothing = game.setup(withCards({}));

    const next = play(withHand, 'administration end-move');

    expect(next.table).toMatchObject({
      turn: 2,
      mover: 'radicals',
      phase: { kind: 'cards', player: 'administration' },
    });
    expect(withNothing.table.phase.kind).toBe('deploy');
  });
});

describe('a card drawn', () => {
  it('[UW-5.1] can be used at once, saved, or disregarded', () => {
    const drawn = play(game.setup(), 'chance draw rap-brown');

    expect(legalLines(drawn)).toEqual(['radicals use-card rap-brown', 'radicals discard', 'radicals end-cards']);
    expect(play(drawn, 'radicals use-card rap-brown').table.due.radicals).toBe(11);
    expect(play(drawn, 'radicals end-cards').secrets.radicals).toEqual({
      hand: ['rap-brown'],
      fresh: false,
      discarded: [],
    });
    expect(play(drawn, 'radicals discard').secrets.radicals).toEqual({
      hand: [],
      fresh: false,
      discarded: ['rap-brown'],
    });
  });

  it('[UW-5.1] can be discarded face down and without effect', () => {
    const drawn = play(game.setup(), 'chance draw rap-brown');

    const discarded = play(drawn, 'radicals discard');

    expect(eventsOf(drawn, 'radicals discard')[0]).toEqual({
      type: 'card-discarded',
      rule: 'UW-5.1',
      player: 'radicals',
    });
    expect(discarded.table).toMatchObject({ due: { radicals: 10 }, used: [], discardCounts: { radicals: 1 } });
    expect(JSON.stringify(game.view(discarded, 'administration').table)).not.toContain('rap-brown');
    expect(discarded.hidden.deck).not.toContain('rap-brown');
  });

  it('[UW-5.1] is the only card that can be discarded', () => {
    const state = inCards({ hands: { radicals: ['daily-news', 'rap-brown'] }, fresh: 'radicals' });

    const discarded = play(state, 'radicals discard');

    expect(discarded.secrets.radicals).toMatchObject({ hand: ['daily-news'], discarded: ['rap-brown'] });
    expect(refusalOf(discarded, 'radicals discard').code).toBe('nothing-to-discard');
    expect(legalLines(discarded)).toEqual(['radicals use-card daily-news', 'radicals end-cards']);
  });

  it('[UW-5.1] can still be discarded after another card has been used, but not after it has been used itself', () => {
    const state = inCards({ hands: { radicals: ['daily-news', 'rap-brown'] }, fresh: 'radicals' });

    const usedOther = play(state, 'radicals use-card daily-news');
    const usedIt = play(state, 'radicals use-card rap-brown');

    expect(legalLines(usedOther)).toContain('radicals discard');
    expect(play(usedOther, 'radicals discard').secrets.radicals).toMatchObject({ hand: [], discarded: ['rap-brown'] });
    expect(refusalOf(usedIt, 'radicals discard').code).toBe('nothing-to-discard');
  });

  it('[UW-5.1] can be discarded only in the same card phase', () => {
    const kept = play(
      game.setup(),
      ...['chance draw rap-brown', 'radicals end-cards', 'radicals deploy alumni 10'],
      ...['chance draw bentley-resigns'],
    );

    expect(actorOf(kept)).toBe('radicals');
    expect(refusalOf(kept, 'radicals discard').code).toBe('nothing-to-discard');
    expect(legalLines(kept)).toEqual(['radicals end-cards']);
  });

  it('[UW-5.1] stays in the hand, which has no limit, if it is neither used nor discarded', () => {
    const held = Object.keys(defaultScenario.cards)
      .filter((card) => defaultScenario.cards[card]?.effect !== 'replace')
      .slice(0, 12);
    let state = game.setup();
    for (const [turn, card] of held.entries()) {
      const { radicals, administration } = defaultScenario.plot;
      state = play(
        state,
        ...[`chance draw ${card}`, 'radicals end-cards', `radicals deploy alumni ${String(radicals[turn])}`],
        ...['chance draw bentley-resigns', 'radicals end-cards'],
        `administration deploy trustees ${String(administration[turn])}`,
      );
    }

    expect(state.secrets.radicals.hand).toEqual(held);
    expect(state.table.handSizes).toEqual({ radicals: 12, administration: 0 });
  });
});

describe('using cards', () => {
  it('[UW-5.2] is first possible for the player to move, until they stop, and then for the opponent', () => {
    const state = inCards({
      hands: { radicals: ['rap-brown', 'norman-mailer'], administration: ['daily-news', 'law-and-order'] },
    });

    const mover = play(state, 'radicals use-card rap-brown');
    const opponent = play(mover, 'radicals end-cards');
    const used = play(opponent, 'administration use-card law-and-order');

    expect([state, mover, opponent, used].map(actorOf)).toEqual([
      'radicals',
      'radicals',
      'administration',
      'administration',
    ]);
    expect(refusalOf(state, 'administration use-card daily-news').code).toBe('not-your-turn');
    expect(refusalOf(opponent, 'radicals use-card norman-mailer').code).toBe('not-your-turn');
    expect(play(used, 'administration end-cards').table.phase.kind).toBe('deploy');
  });

  it('[UW-5.2] is possible with any number of the cards in a hand', () => {
    const cards = ['strike-resolution', 'rap-brown', 'mimeograph', 'norman-mailer'];
    const state = inCards({ hands: { radicals: cards } });

    const all = play(state, ...cards.map((card) => `radicals use-card ${card}`));

    expect(all.table.used).toEqual(cards);
    expect(all.table.phase.kind).toBe('deploy');
    expect(refusalOf(state, 'radicals use-card daily-news').code).toBe('not-in-hand');
  });

  it('[UW-5.2] is possible whichever side the card names', () => {
    const state = inCards({
      hands: { radicals: ['peace-demonstrations'], administration: ['leaders-arrested'] },
      turn: 5,
    });

    const after = play(state, 'radicals use-card peace-demonstrations', 'administration use-card leaders-arrested');

    expect(after.table.due).toEqual({ radicals: 3, administration: 4 });
  });

  it('[UW-5.2] is offered to the opponent whenever they have a card, usable or not, and never if they have none', () => {
    const holding = inCards({
      mover: 'administration',
      hands: { radicals: ['rap-brown'], administration: ['daily-news'] },
    });
    const empty = inCards({ mover: 'administration', hands: { administration: ['daily-news'] } });

    const opened = play(holding, 'administration end-cards');

    expect(actorOf(opened)).toBe('radicals');
    expect(legalLines(opened)).toEqual(['radicals end-cards']);
    expect(play(empty, 'administration end-cards').table.phase.kind).toBe('deploy');
  });

  it('[UW-5.2] ends automatically with the last card in the hand', () => {
    const state = inCards({ hands: { radicals: ['rap-brown'], administration: ['daily-news'] } });

    const used = play(state, 'radicals use-card rap-brown');

    expect(actorOf(used)).toBe('administration');
    expect(play(used, 'administration use-card daily-news').table.phase.kind).toBe('deploy');
  });

  it('[UW-5.2] changes the numbers due in the turn, in both moves of the turn', () => {
    const state = play(
      game.setup(),
      // In the radicals' move, this card halves the number of pieces that the administration receives in the same turn.
      ...['chance draw peace-demonstrations', 'radicals use-card peace-demonstrations', 'radicals deploy alumni 10'],
      ...['chance draw daily-news', 'administration use-card daily-news'],
    );

    expect(state.table.phase).toEqual({ kind: 'deploy', left: 7, from: 0 });
  });

  it('[UW-5.2] has no effect after the turn', () => {
    const state = play(
      game.setup(),
      ...['chance draw gym-cancelled', 'radicals use-card gym-cancelled', 'radicals deploy alumni 20'],
      ...['chance draw task-force', 'administration use-card task-force', 'administration deploy trustees 14'],
    );

    expect(state.table).toMatchObject({ turn: 2, due: { radicals: 9, administration: 6 } });
  });

  it('[UW-5.2] is not possible with a card that names a side which has already deployed in this turn', () => {
    const state = inCards({
      mover: 'administration',
      hands: { radicals: ['mimeograph'], administration: ['leaders-arrested', 'daily-news'] },
    });

    const opponent = play(state, 'administration end-cards');

    expect(refusalOf(state, 'administration use-card leaders-arrested')).toMatchObject({
      code: 'side-has-deployed',
      rule: 'UW-5.2',
    });
    expect(legalLines(state)).toEqual(['administration use-card daily-news', 'administration end-cards']);
    expect(refusalOf(opponent, 'radicals use-card mimeograph').code).toBe('side-has-deployed');
  });

  it('[UW-5.2] lets the administration halve the RADs with a saved card at the start of a radicals’ move', () => {
    const saved = play(
      game.setup(),
      ...['chance draw bentley-resigns', 'radicals deploy alumni 10'],
      ...['chance draw mimeograph', 'administration end-cards', 'administration deploy trustees 5'],
      ...['chance draw rap-brown', 'radicals end-cards'],
    );

    const used = play(saved, 'administration use-card mimeograph');

    expect(legalLines(saved)).toEqual(['administration use-card mimeograph', 'administration end-cards']);
    expect(used.table.phase).toEqual({ kind: 'deploy', left: 4, from: 0 });
  });

  it('[UW-5.2] is possible only before anything is deployed', () => {
    const met = { radicals: { alumni: 1 }, administration: { alumni: 1 }, hands: { radicals: ['rap-brown'] } };

    for (const phase of ['deploy', 'attack'] as const) {
      expect(refusalOf(position({ ...met, phase }), 'radicals use-card rap-brown').code).toBe('wrong-phase');
    }
  });
});

describe('the effect of a card', () => {
  it.each([
    ['adds to', 'norman-mailer', 7, 12],
    ['doubles', 'strike-resolution', 7, 14],
    ['halves', 'mimeograph', 8, 4],
    ['halves, rounded down,', 'mimeograph', 7, 3],
    ['halves, down to nothing,', 'mimeograph', 1, 0],
    ['halves, of nothing,', 'mimeograph', 0, 0],
  ])('[UW-5.3] %s the pieces due: %s', (_, card, before, after) => {
    const state = inCards({ hands: { radicals: [card, 'daily-news'] }, due: { radicals: before } });

    expect(play(state, `radicals use-card ${card}`).table.due).toEqual({ radicals: after, administration: 5 });
  });

  it('[UW-5.3] triples the pieces due to the administration', () => {
    const state = inCards({ hands: { radicals: ['black-students-settle', 'daily-news'] } });

    expect(play(state, 'radicals use-card black-students-settle').table.due).toEqual({
      radicals: 10,
      administration: 15,
    });
  });

  it('[UW-5.3] is applied in the order in which cards are used', () => {
    const state = inCards({
      hands: { radicals: ['strike-resolution', 'norman-mailer', 'mimeograph'] },
      due: { radicals: 7 },
    });
    const after = (...cards: readonly CardId[]): number =>
      play(state, ...cards.map((card) => `radicals use-card ${card}`)).table.due.radicals;

    expect(after('strike-resolution', 'norman-mailer', 'mimeograph')).toBe(9); // (7 × 2 + 5) ÷ 2
    expect(after('norman-mailer', 'strike-resolution', 'mimeograph')).toBe(12); // (7 + 5) × 2 ÷ 2
    expect(after('mimeograph', 'strike-resolution', 'norman-mailer')).toBe(11); // 7 ÷ 2 × 2 + 5
  });

  it('[UW-5.3] is shown to all players, with the pieces then due', () => {
    const state = inCards({ hands: { radicals: ['norman-mailer'] } });

    expect(eventsOf(state, 'radicals use-card norman-mailer')).toEqual([
      {
        ...{ type: 'card-used', rule: 'UW-5.3', player: 'radicals', card: 'norman-mailer' },
        ...{ title: 'Norman Mailer at the strike fund party', side: 'radicals', due: 15 },
      },
    ]);
  });

  it('[UW-5.3] removes the card from the game', () => {
    const used = play(
      game.setup(),
      'chance draw rap-brown',
      'radicals use-card rap-brown',
      'radicals deploy alumni 11',
    );

    expect(used.table.used).toEqual(['rap-brown']);
    expect(used.secrets.radicals).toEqual({ hand: [], fresh: false, discarded: [] });
    expect(refusalOf(used, 'chance draw rap-brown').code).toBe('not-an-outcome');
  });
});

describe('a card with the effect replace', () => {
  it('[UW-5.3] is shown, has no effect, and goes back to the deck', () => {
    const before = game.setup();

    const after = play(before, 'chance draw demonstration-illegal');

    expect(eventsOf(before, 'chance draw demonstration-illegal')).toEqual([
      {
        ...{ type: 'card-replaced', rule: 'UW-5.3', player: 'radicals', card: 'demonstration-illegal' },
        title: 'The Proctor declares a demonstration illegal',
      },
    ]);
    expect(after.hidden.deck).toEqual(before.hidden.deck);
    expect(after.table.due).toEqual(before.table.due);
  });

  it('[UW-5.3] is seen only by the player who drew it, with `hidden`', () => {
    const before = game.setup({ replaced: 'hidden' });
    const line = 'chance draw demonstration-illegal';
    const putBack = { type: 'card-put-back', rule: 'UW-5.3', player: 'radicals' };

    expect(eventsFor(eventsOf(before, line), 'administration')).toEqual([putBack]);
    expect(eventsFor(eventsOf(before, line), 'radicals')).toEqual([
      putBack,
      {
        ...{ type: 'card-seen', rule: 'UW-5.3', player: 'radicals', card: 'demonstration-illegal' },
        ...{ title: 'The Proctor declares a demonstration illegal', only: 'radicals' },
      },
    ]);
    expect(play(before, line).hidden.deck).toEqual(before.hidden.deck);
    expect(play(before, line).table).toEqual(play(game.setup(), line).table);
  });

  it('[UW-5.3] cannot be saved, and no other card is drawn', () => {
    const after = play(game.setup(), 'chance draw bentley-resigns');

    expect(after.secrets.radicals).toEqual({ hand: [], fresh: false, discarded: [] });
    expect(after.table.phase.kind).toBe('deploy');
  });

  it('[UW-5.3] leaves a player who has other cards nothing to discard', () => {
    const after = play(position({ phase: 'draw', hands: { radicals: ['rap-brown'] } }), 'chance draw bentley-resigns');

    expect(legalLines(after)).toEqual(['radicals use-card rap-brown', 'radicals end-cards']);
  });

  it('[UW-5.3] can be drawn again in the next move', () => {
    const state = play(game.setup(), 'chance draw bentley-resigns', 'radicals deploy alumni 10');

    expect(play(state, 'chance draw bentley-resigns').table.phase.kind).toBe('deploy');
  });
});

describe('the cards', () => {
  it('[UW-5.4] equal the printed cards, except for the titles', () => {
    const titles = (side: Side | undefined): string =>
      Object.values(defaultScenario.cards)
        .filter((card) => (card.effect === 'replace' ? undefined : card.side) === side)
        .map((card) => `${effectOf(card).padStart(7)}  ${card.title}`)
        .join('\n');

    expect(titles('radicals')).toMatchInlineSnapshot(`
      "     ×2  Westin introduces strike resolution
           +5  Spectator backs the strikers
           +5  Harlem leaders back the demands
           ×2  Collusion found in the President’s files
           +9  College Faculty votes out NROTC
          +10  Trustees cancel the gym
           ÷2  The mimeograph breaks down
           ÷2  SDS leaders arrested
           +5  Norman Mailer at the strike fund party
           +6  Sarah Lawrence students arrive
           +1  Rap Brown at a community rally"
    `);
    expect(titles('administration')).toMatchInlineSnapshot(`
      "     +5  Daily News: directed from Peking
          +10  The President promises law and order
           ×2  Westin withdraws the resolution
           ×2  Communications cut
           +5  New York Times backs the administration
           ÷2  Peace demonstrations, and a revolt at CCNY
          +10  Fayerweather students talk to mediators
           ×2  Radicals split with black students
           ×3  Black students settle
           +9  The Mayor sends an urban task force
           ×2  The Faculty votes against amnesty"
    `);
    expect(titles(undefined)).toMatchInlineSnapshot(`
      "replace  The Proctor declares a demonstration illegal
      replace  Eric Bentley resigns"
    `);
  });

  it('[UW-5.4] are eleven for each side and two that go back to the deck', () => {
    const sides = Object.values(defaultScenario.cards).map((card) => (card.effect === 'replace' ? 'none' : card.side));

    expect(['radicals', 'administration', 'none'].map((side) => sides.filter((each) => each === side).length)).toEqual([
      11, 11, 2,
    ]);
  });

  it('[UW-5.4] can be any cards of your own', () => {
    const state = play(
      game.setup(withCards({ windfall: { title: 'Windfall', effect: 'multiply', by: 7, side: 'radicals' } })),
      ...['chance draw windfall', 'radicals use-card windfall'],
    );

    expect(state.table.due.radicals).toBe(70);
  });

  it.each([
    ['an unknown effect', { title: 'x', effect: 'steal', by: 1, side: 'radicals' }],
    ['an unknown side', { title: 'x', effect: 'add', by: 1, side: 'police' }],
    ['a division by nothing', { title: 'x', effect: 'divide', by: 0, side: 'radicals' }],
    ['half a piece', { title: 'x', effect: 'add', by: 0.5, side: 'radicals' }],
    ['no title', { effect: 'replace' }],
  ])('[UW-5.4] cannot contain %s', (_, card) => {
    const issue = faultOf(() => game.parseOptions({ scenario: { ...defaultScenario, cards: { odd: card } } }));

    expect(issue.path).toMatch(/^scenario\.cards\.odd/);
  });

  it('[UW-5.4] are at most 1000', () => {
    const card: Card = { title: 'x', effect: 'replace' };
    const withCards = (count: number): Options => {
      const cards = Object.fromEntries(Array.from({ length: count }, (_, index) => [`card-${String(index)}`, card]));
      return { scenario: { ...defaultScenario, cards } };
    };

    expect(() => game.setup(withCards(1000))).not.toThrow();
    const { path, message } = faultOf(() => game.setup(withCards(1001)));
    expect([path, message]).toEqual(['scenario.cards', expect.stringContaining('at most 1000 cards') as string]);
  });
});

describe('a draw', () => {
  it('[UW-5.5] is uniform over the cards in the deck', () => {
    const begun = game.setup();
    const later = position({
      phase: 'draw',
      hands: { radicals: ['rap-brown'], administration: ['daily-news'] },
      discarded: { radicals: ['task-force'], administration: ['mimeograph'] },
      used: ['law-and-order'],
    });
    const gone = ['rap-brown', 'daily-news', 'task-force', 'mimeograph', 'law-and-order'];

    for (const [state, cards] of [
      [begun, Object.keys(defaultScenario.cards)],
      [later, Object.keys(defaultScenario.cards).filter((card) => !gone.includes(card))],
    ] as const) {
      const outcomes = game.chanceOutcomes(state);
      expect(outcomes.map(({ action }) => game.format(action))).toEqual(
        [...cards].sort().map((card) => `chance draw ${card}`),
      );
      expect(new Set(outcomes.map(({ weight }) => weight))).toEqual(new Set([1]));
    }
  });

  it('[UW-5.5] can give a card that was put back', () => {
    const state = play(game.setup(), 'chance draw bentley-resigns', 'radicals deploy alumni 10');

    expect(legalLines(state)).toContain('chance draw bentley-resigns');
    expect(legalLines(state)).toHaveLength(24);
  });

  it('[UW-5.5] gives each card equally often when the engine draws', () => {
    const state = game.setup();
    const rng = createRng('draws');
    const times = new Map(state.hidden.deck.map((card) => [card, 0]));

    for (let draw = 0; draw < 24_000; draw++) {
      const { card } = game.randomAction(state, rng) as { card: CardId };
      times.set(card, (times.get(card) ?? 0) + 1);
    }

    // The expected number of draws is 1,000 for each card, and 150 is five standard deviations.
    expect(times.size).toBe(24);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('[UW-5.5] leaves no order of the deck in the state', () => {
    const drawnInTurn = (...cards: readonly [CardId, CardId]): UawState =>
      play(
        game.setup(),
        ...[`chance draw ${cards[0]}`, 'radicals discard', 'radicals deploy alumni 10'],
        ...[`chance draw ${cards[1]}`, 'administration discard'],
      );

    expect(drawnInTurn('rap-brown', 'daily-news').hidden).toEqual(drawnInTurn('daily-news', 'rap-brown').hidden);
    for (const seed of [1, 2, 3]) {
      const start = game.setup({ seed });
      const { hidden } = game.applyAction(start, game.legalActions(start)[0]!);
      expect(hidden).toEqual({ deck: [...hidden.deck].sort() });
    }
  });
});

// Helpers

const PLUS_ONE: Card = { title: 'One more', effect: 'add', by: 1, side: 'radicals' };

/** A position at the start of a move, in the phase in which the mover can use cards. */
function inCards(sketch: Sketch): UawState {
  const { mover = 'radicals', fresh } = sketch;
  return position({ ...sketch, phase: { kind: 'cards', player: mover, used: 0, drew: fresh !== undefined } });
}

function withCards(cards: Readonly<Record<CardId, Card>>): Options {
  return { scenario: { ...defaultScenario, cards } };
}

function effectOf(card: Card): string {
  if (card.effect === 'replace') return 'replace';
  return { add: '+', multiply: '×', divide: '÷' }[card.effect] + String(card.by);
}
