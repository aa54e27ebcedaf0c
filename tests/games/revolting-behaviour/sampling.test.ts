import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { type StandardCard, standardPack } from '../../../src/mechanics/deck.ts';
import { times } from '../../times.ts';
import { card, holdingOf, play, position, type RevoltState } from './play.ts';

/** The cards of ada's pack that have not been seen. All unseen cards are face down in the Cause. */
const UNSEEN: readonly StandardCard[] = ['ace-of-clubs', '2-of-clubs', '3-of-hearts', 'joker', 'joker'];

describe('worlds sampled from a view', () => {
  it('turn up each sequence of cards with the computed probability', () => {
    const state = attacking();
    const exact = completionsOf(state);
    const total = [...exact.values()].reduce((sum, chance) => sum + chance, 0);
    expect(total).toBeCloseTo(1, 12);
    expect(exact.size).toBeGreaterThan(8);

    for (const viewer of ['ada', 'ben', 'spectator'] as const) {
      const rng = createRng(viewer);
      const counts = new Map<string, number>();
      const samples = times(20_000);
      for (let sample = 0; sample < samples; sample++) {
        const fork = game.fork(game.sampleState(game.view(state, viewer), rng), { dice: 'manual' });
        const turned: string[] = [];
        while (fork.state.table.phase.kind === 'turn-up') {
          const action = fork.randomAction(rng);
          turned.push(game.format(action));
          fork.apply(action);
        }
        const key = turned.join(', ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }

      expect([...counts.keys()].filter((key) => !exact.has(key))).toEqual([]);
      for (const [key, chance] of exact) {
        const error = Math.sqrt((chance * (1 - chance)) / samples);
        expect(Math.abs((counts.get(key) ?? 0) / samples - chance)).toBeLessThan(4.5 * error);
      }
    }
  });

  it('turn up cards as if all orders of the unseen cards had the same probability, although no order is stored', () => {
    const orders = ordersOf(UNSEEN);
    const byOrder = new Map<string, number>();
    for (const order of orders) {
      const turned = turnedUp(order);
      byOrder.set(turned, (byOrder.get(turned) ?? 0) + 1 / orders.length);
    }

    const exact = completionsOf(attacking());

    expect([...exact.keys()].sort()).toEqual([...byOrder.keys()].sort());
    for (const [key, chance] of exact) expect(chance).toBeCloseTo(byOrder.get(key)!, 12);
  });

  it('reveal no face-down card: a view does not depend on the cards that will be turned up', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    const views = seeds.map((seed) => {
      const seeded = { ...attacking(), dice: { seed, streams: {} } };
      return JSON.stringify(['ada', 'ben', 'spectator'].map((viewer) => game.view(seeded, viewer)));
    });

    expect(new Set(views).size).toBe(1);
  });
});

// Helpers

/** An attack with ten action points on a Cause of five cards. These five cards are the last cards of the pack. */
function attacking(): RevoltState {
  const seen = standardPack({ jokers: 2 }).filter((each) => !UNSEEN.includes(each));
  const state = position({ causes: { ada: { down: UNSEEN.length, seen } } });
  expect(holdingOf(state, 'ada').cause.down).toBe(5);
  return play(state, 'ada attempt legal-force moderate cause', card('2-of-hearts'));
}

/** The probability of each sequence of cards in the attack, computed from the weights of chance outcomes. */
function completionsOf(state: RevoltState, turned: readonly string[] = [], chance = 1): Map<string, number> {
  if (state.table.phase.kind !== 'turn-up') return new Map([[turned.join(', '), chance]]);
  const outcomes = game.chanceOutcomes(state);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    outcomes.flatMap(({ action, weight }) => [
      ...completionsOf(game.applyAction(state, action), [...turned, game.format(action)], (chance * weight) / total),
    ]),
  );
}

/**
 * The cards that an attack with ten points turns up in a Cause, if the cards of the Cause have this order. The attack
 * turns up all cards up to the first joker, because the other cards are low.
 */
function turnedUp(order: readonly StandardCard[]): string {
  const joker = order.indexOf('joker');
  return order
    .slice(0, joker + 1)
    .map(card)
    .join(', ');
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}
