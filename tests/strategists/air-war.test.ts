import { describe, expect, it } from 'vitest';
import { airWar as game, balancedOptions } from '../../src/games/air-war/rules/index.ts';
import { createRng } from '../../src/core/random.ts';
import { OrderSheet } from '../../src/games/air-war/bots/order-sheet.ts';
import { bots, defender, evaluate as prospects, strategist as bot } from '../../src/games/air-war/bots/index.ts';
import { hexBoard } from '../../src/games/air-war/rules/hexes.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH } from '../times.ts';
import { payoffAgainst, scoreAgainstRandom } from './matches.ts';

describe('the strategist of Some Air War Games', () => {
  it.runIf(IS_THOROUGH)('scores at least nine tenths against a player who orders at random', async () => {
    const options = { scenario: 'small-two-back', cities: 'scenario', placement: 'scenario' } as const;
    const score = await scoreAgainstRandom({ game, bot, options, matches: 36 });

    expect(wilson(score, 36).lo).toBeGreaterThan(0.9);
  });

  it('wins most matches against a player who only defends', async () => {
    let score = 0;
    for (let match = 0; match < 8; match++) {
      const trial = { game, bot, options: balancedOptions };
      score += await payoffAgainst([defender], trial, match % 2, `match ${String(Math.floor(match / 2))}`);
    }

    expect(score).toBeGreaterThanOrEqual(6);
  });
});

describe('the search of Some Air War Games', () => {
  const { bot: search, budget } = bots['search']!;

  it('plans the same orders, whatever the opponent has written', () => {
    const start = game.setup({ cities: 'scenario', placement: 'scenario' });
    const committed = game.applyAction(start, { type: 'commit', player: 'A' });
    const ordersIn = (state: typeof start, seed: number): unknown => {
      const view = game.view(state, 'B');
      return search(view, game.choices(view), createRng(seed), budget);
    };

    expect(ordersIn(committed, 1)).toEqual(ordersIn(start, 2));
  });

  it.each([0, 1])('beats the strategist in seat %i', async (seat) => {
    const budgeted: typeof search = (view, choices, rng) => search(view, choices, rng, budget);
    const trial = { game, bot: budgeted, options: balancedOptions };
    let score = 0;
    for (const seed of ['search 0', 'search 1']) score += await payoffAgainst([bot], trial, seat, seed);

    expect(score).toBe(2);
  });
});

describe('the evaluation', () => {
  it('is the same for both players at the start of a symmetric game', () => {
    const { setup, table, secrets } = game.setup({ cities: 'scenario', placement: 'scenario' });

    const worth = (player: 'A' | 'B'): number => prospects({ setup, table, player, own: secrets[player] });
    expect(worth('A')).toBeCloseTo(worth('B'), 1);
  });

  it('grows with written orders that lead nearer to a city, before anybody sees them, unless units are skipped', () => {
    const state = game.setup({ cities: 'scenario', placement: 'scenario' });
    const worth = ({ setup, table, secrets }: typeof state): number =>
      prospects({ setup, table, player: 'A', own: secrets.A });
    const moves = game.legalActions(state, 'A').filter((action) => action.type === 'move');
    const bestFrom = (field: string): number =>
      Math.max(...moves.filter(({ from }) => from === field).map((move) => worth(game.applyAction(state, move))));

    expect(game.applyAction(state, moves[0]!).table).toEqual(state.table);
    expect(bestFrom(moves[0]!.from)).toBeGreaterThan(worth(state));
    expect(bestFrom(moves.at(-1)!.from)).toBeLessThan(worth(state));
  });
});

describe('a sheet of orders', () => {
  const hex = hexBoard(5, 13);
  const at = (name: string): number => hex.byName.get(name)!;
  const sheetOf = (units: Readonly<Record<string, number>>): OrderSheet => {
    const own = new Map(Object.entries(units).map(([name, count]) => [at(name), count]));
    return new OrderSheet({ hex, own, closed: new Uint8Array(hex.names.length) });
  };

  it('relieves a field by one move to a field with room', () => {
    const sheet = sheetOf({ c6: 4 });
    sheet.relieve(at('c6'));

    expect(sheet.moves).toHaveLength(1);
    expect(sheet.moves[0]).toMatchObject({ from: 'c6', count: 1 });
  });

  it('relieves a field among full fields by moving one unit along each step of the shortest way', () => {
    const around = hex.neighbours[at('c6')]!.map((field) => [hex.names[field]!, 3] as const);
    const sheet = sheetOf({ c6: 4, ...Object.fromEntries(around) });
    sheet.relieve(at('c6'));

    expect(sheet.moves.map(({ count }) => count)).toEqual([1, 1]);
    expect(sheet.moves[0]?.from).toBe('c6');
    expect(sheet.moves[1]?.from).toBe(sheet.moves[0]?.to);
    expect(sheet.hasRoom(at(sheet.moves[1]!.to))).toBe(true);
  });

  it('takes the shortest way to a field with room, wherever there are more such fields', () => {
    const [near] = hex.neighbours[hex.neighbours[at('c6')]![0]!]!;
    const full = hex.names.map((name) => [name, name === 'c6' ? 4 : 3] as const);
    const sheet = sheetOf({ ...Object.fromEntries(full), [hex.names[near!]!]: 2, a1: 0, e13: 0, e1: 0, a13: 0 });
    sheet.relieve(at('c6'));

    expect(sheet.moves).toHaveLength(2);
    expect(sheet.moves[1]?.to).toBe(hex.names[near!]);
  });

  it('does nothing if no field has room', () => {
    const sheet = sheetOf(Object.fromEntries(hex.names.map((name) => [name, 3])));
    sheet.relieve(at('c6'));

    expect(sheet.moves).toEqual([]);
  });
});
