/**
 * Checks orders that are given to groups of units. Every combination of selected units and targets must give a legal
 * action.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { bots } from '../../../src/games/air-war/bots/index.ts';
import { groupOrders } from '../../../src/games/air-war/group-orders.ts';
import { boardOf } from '../../../src/games/air-war/rules/board.ts';
import { airWar } from '../../../src/games/air-war/rules/index.ts';
import type { Action, AirWar } from '../../../src/games/air-war/rules/types.ts';
import type { View } from '../../../src/core/game.ts';
import { times } from '../../times.ts';

/** A view of a player who is writing orders to move or to fire, after some decisions of the strategist. */
function viewAfter(seed: number, decisions: number): View<AirWar> {
  let state = airWar.setup({ seed, cities: 'scenario', placement: 'scenario' });
  const rng = createRng(seed);
  for (let count = 0; ; count++) {
    const turn = airWar.turn(state);
    if (turn.kind !== 'decision') throw new Error('The match ended early.');
    const view = airWar.view(state, turn.players[0]!);
    if (count === decisions) return view;
    const { bot, budget } = bots['strategist']!;
    state = airWar.applyAction(state, bot(view, airWar.choices(view), rng, budget));
  }
}

describe('orders to groups', () => {
  it('move units one field nearer to the target', () => {
    const view = viewAfter(1, 0);
    const { hex } = boardOf(view.setup.scenario);
    const start = groupOrders.written(view)!;
    expect(groupOrders.targets(view, 'moves', ['d3'])).toContain('d4');
    const units = groupOrders.units(view, 'moves');
    const target = [...hex.names].at(-1)!;
    const far = (name: string): number => hex.distance(hex.byName.get(name)!, hex.byName.get(target)!);
    const orders = groupOrders.order(view, start, { list: 'moves', units, target });
    const moves = orders.type === 'orders' ? orders.moves : [];

    expect(moves.length).toBeGreaterThan(1);
    expect(moves.map(({ from, to }) => far(from) - far(to))).toEqual(moves.map(() => 1));
  });

  it('cannot be given before units can be moved', () => {
    const view = airWar.view(airWar.setup({ seed: 1 }), 'A');

    expect(groupOrders.written(view)).toBeUndefined();
  });

  it('keep moves that are already written', () => {
    const view = viewAfter(1, 0);
    const written = { from: 'd3', to: 'd4', count: 2 };
    const start = { ...groupOrders.written(view), moves: [written] } as Action;

    expect(groupOrders.order(view, start, { list: 'moves', units: { k9: 1 }, target: 'k12' })).toMatchObject({
      moves: [written, { from: 'k9', count: 1 }],
    });
  });

  it('fly one unit, or two units to another airport of the player, if the target has room', () => {
    const view = viewAfter(1, 0);
    const start = groupOrders.written(view)!;
    const flown = (orders: Action, from: string, target: string): Action =>
      groupOrders.order(view, orders, { list: 'flights', units: { [from]: 2 }, target });
    const left = flown(start, 'k9', 'g12');

    expect(left).toMatchObject({ flights: [{ from: 'k9', to: 'g12', count: 1 }] });
    expect(flown(start, 'd3', 'k9')).toMatchObject({ flights: [] });
    expect(flown(left, 'd3', 'k9')).toMatchObject({ flights: [{ count: 1 }, { from: 'd3', to: 'k9', count: 2 }] });
  });

  it('fly units from several airports to an empty field until it is full', () => {
    const view = viewAfter(1, 0);
    const group = { list: 'flights', units: { d3: 1, k9: 1, r3: 1 }, target: 'k12' };

    expect(groupOrders.order(view, groupOrders.written(view)!, group)).toMatchObject({
      flights: ['d3', 'k9', 'r3'].map((from) => ({ from, to: 'k12', count: 1 })),
    });
  });

  it('keep the mark of a relay flight', () => {
    const view = viewAfter(1, 0);
    const flights = [{ from: 'd3', to: 'k9', count: 2, relay: true as const }];
    const orders: Action = { type: 'orders', player: 'A', flights, moves: [] };

    expect(groupOrders.written(groupOrders.shown(view, orders))).toEqual(orders);
  });

  it('can be played, and are written as the view shows them', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(40),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }),
        (seed, count, picks) => {
          const view = viewAfter(seed, count);
          const start = groupOrders.written(view)!;
          const lists = start.type === 'fire' ? ['aims'] : ['flights', 'moves'];
          const units = groupOrders.units(view, 'moves');
          const orders = picks.reduce((written: Action, [place, pick]) => {
            const list = lists[pick % lists.length]!;
            const from = Object.keys(units).filter((_name, index) => index % 3 === place % 3);
            const targets = groupOrders.targets(view, list, from);
            if (targets.length === 0) return written;
            const left = Object.fromEntries(from.map((name) => [name, units[name]! - ordersFrom(written, name)]));
            return groupOrders.order(view, written, { list, units: left, target: targets[pick % targets.length]! });
          }, start);

          expect(airWar.whyIllegal(view, orders)).toBeUndefined();
          const shown = groupOrders.written(groupOrders.shown(view, orders))!;
          for (const name of Object.keys(units)) expect(ordersFrom(shown, name)).toBe(ordersFrom(orders, name));
        },
      ),
      { numRuns: times(8) },
    );
  });
});

/** The number of units on a field that receive an order to move to another field or to fire. */
function ordersFrom(orders: Action, name: string): number {
  const all =
    orders.type === 'fire' ? orders.aims : orders.type === 'orders' ? [...orders.flights, ...orders.moves] : [];
  return all.reduce((sum, { from, count }) => (from === name ? sum + count : sum), 0);
}
