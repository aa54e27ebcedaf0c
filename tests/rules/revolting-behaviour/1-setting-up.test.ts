import { describe, expect, it } from 'vitest';
import { defaultScenario, revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { RANKS, SUITS } from '../../../src/mechanics/deck.ts';
import { faultOf } from '../../faults.ts';
import {
  card,
  eventsOf,
  holdingOf,
  legalLines,
  play,
  pointsOf,
  position,
} from '../../games/revolting-behaviour/play.ts';

describe('[RB-1.1] the packs', () => {
  it.each([0, 1, 2, 3, 4])('have 52 cards and %i jokers, the action deck as the Cause deck', (jokers) => {
    const action = play(position({ options: { jokers } }), 'ada attempt legal-force severe cause');
    const cause = play(action, card('king-of-hearts'));

    for (const state of [action, cause]) {
      const outcomes = game.chanceOutcomes(state);
      const joker = outcomes.find((outcome) => game.format(outcome.action) === card('joker'));
      expect(joker?.weight).toBe(jokers === 0 ? undefined : jokers);
      const others = outcomes.filter((outcome) => outcome !== joker);
      const pack = SUITS.flatMap((suit) => RANKS.map((rank) => card(`${rank}-of-${suit}`)));
      expect(others.map((outcome) => game.format(outcome.action)).sort()).toEqual(pack.sort());
      expect(others.every(({ weight }) => weight === 1)).toBe(true);
    }
  });

  it('have the ranks of the scenario', () => {
    const scenario = { ...defaultScenario, pack: [...RANKS.slice(6)] };
    const options = { jokers: 1, causeSize: 29, scenario };
    const action = play(position({ options }), 'ada attempt legal-force severe cause');
    const cause = play(action, card('king-of-hearts'));

    for (const state of [action, cause])
      expect(
        game
          .chanceOutcomes(state)
          .map((outcome) => game.format(outcome.action))
          .sort(),
      ).toEqual(
        [card('joker'), ...SUITS.flatMap((suit) => RANKS.slice(6).map((rank) => card(`${rank}-of-${suit}`)))].sort(),
      );
    // All 29 cards of the pack are already in the Cause, so a joker adds no cards to it.
    const joker = [card('joker'), card('7-of-clubs')];
    expect(holdingOf(play(action, ...joker), 'ada').cause.down).toBe(29);
  });

  it('have enough cards for a Cause, and the cards that fulfil a severe action', () => {
    const scenario = { ...defaultScenario, pack: ['queen', 'king', 'jack', 'ace'] as const };
    expect(faultOf(() => game.parseOptions({ jokers: 1, causeSize: 18, scenario }))).toMatchObject({
      path: 'causeSize',
      reason: 'Expected at most 17, the number of cards in a pack',
    });
    expect(game.parseOptions({ jokers: 1, causeSize: 17, scenario })).toBeDefined();
    const short = { ...scenario, pack: ['queen', 'king', 'ace'] as const };
    expect(faultOf(() => game.parseOptions({ scenario: short })).path).toBe('scenario.severe.legal-fund-raising.0');
  });

  it('value an ace 1, number cards their number, a jack 11, a queen 12 and a king 13', () => {
    for (const [index, rank] of RANKS.entries()) {
      const lost = play(
        position({ points: { ada: 20 } }),
        ...['ada attempt legal-force mild cause', card('joker'), card(`${rank}-of-clubs`)],
      );
      expect(holdingOf(lost, 'ada').points).toBe(20 - 1 - (index + 1));
    }
  });

  it('have two jokers by default', () => {
    expect(game.setup().setup.jokers).toBe(2);
  });

  it.each([-1, 5, 1.5, '2'])('do not take %j jokers', (jokers) => {
    expect(faultOf(() => game.parseOptions({ jokers })).path).toBe('jokers');
  });
});

describe('[RB-1.1] the players', () => {
  it('are two, ada and ben, unless others are named', () => {
    expect(game.players(game.setup())).toEqual(['ada', 'ben']);
  });

  it('are those that the caller names, two to eight', () => {
    for (const players of [['x', 'y'], ['x', 'y', 'z'], 'stuvwxyz'.split(''), ['O’Neill', 'Çelik', 'a-1_b.c:d+e']]) {
      const state = game.setup({ players });
      expect(game.players(state)).toEqual(players);
      const named = play(state, legalLines(state)[0]!);
      expect(eventsOf(state, legalLines(state)[0]!)[0]).toMatchObject({ type: 'lot-drawn', player: players[0] });
      expect(legalLines(named).every((line) => !line.includes('"'))).toBe(true);
    }
  });

  it.each([
    [['ada'], 'players'],
    ['rstuvwxyz'.split(''), 'players'],
    [['ada', 'ada'], 'players.1'],
    [['ada', ''], 'players.1'],
    [['ada', 'two words'], 'players.1'],
    [['ada', '9lives'], 'players.1'],
    [['ada', 'chance'], 'players.1'],
    [['spectator', 'ben'], 'players.0'],
    [['ada', 'cause'], 'players.1'],
    [['ada', 'true'], 'players.1'],
    [['ada', 'null'], 'players.1'],
    [['ada', 'constructor'], 'players.1'],
    [['ada', '__proto__'], 'players.1'],
    [['ada', 'a/b'], 'players.1'],
    [['ada', 'x'.repeat(41)], 'players.1'],
    [['ada', 3], 'players.1'],
    ['ada', 'players'],
  ])('cannot be %j', (players, path) => {
    expect(faultOf(() => game.setup({ players: players as string[] })).path).toBe(path);
  });
});

describe('[RB-1.2] the Cause', () => {
  it('has ten cards face down by default', () => {
    for (const { cause } of game.setup().table.holdings) expect(cause).toEqual({ down: 10, up: [], seen: [] });
  });

  it.each([1, 7, 30])('has %i cards if asked, the same for everybody', (causeSize) => {
    const { table } = game.setup({ players: ['x', 'y', 'z'], causeSize });

    expect(table.holdings.map(({ cause }) => cause.down)).toEqual([causeSize, causeSize, causeSize]);
  });

  it.each([0, 31, 2.5, null])('does not have %j cards', (causeSize) => {
    expect(faultOf(() => game.parseOptions({ causeSize })).path).toBe('causeSize');
  });
});

describe('[RB-1.3] resource points', () => {
  it.each([
    [1, 2],
    [10, 20],
    [30, 60],
  ])('of a Cause with %i cards are %i at the start', (causeSize, points) => {
    expect(pointsOf(game.setup({ causeSize }))).toEqual([points, points]);
  });
});
