import { describe, expect, it } from 'vitest';
import { payoff } from '../../src/core/outcome.ts';
import { createRng, pick } from '../../src/core/random.ts';
import { chicagoChicago as game } from '../../src/games/chicago-chicago/index.ts';
import type { Side } from '../../src/games/chicago-chicago/types.ts';
import {
  chicagoChicagoProspects as prospects,
  chicagoChicagoStrategist as bot,
} from '../../src/strategists/chicago-chicago.ts';
import { wilsonLowerBound } from './matches.ts';

const MATCHES = 60;

describe('the strategist of Chicago-Chicago!', { timeout: 120_000 }, () => {
  // The sides are not equal: of players at random the demonstrators win nineteen matches of twenty.
  it.each([
    ['demonstrators', 0.9],
    ['police', 0.5],
  ] as const)('wins as %s against a player at random in more than %d', (side, share) => {
    let score = 0;
    for (let seed = 0; seed < MATCHES; seed++) score += payoffOf(side, seed);

    expect(wilsonLowerBound(score, MATCHES)).toBeGreaterThan(share);
  });

  it('goes on with what is listed where a plan for the whole step comes too late', () => {
    const gathered = game.applyAction(game.setup({ seed: 1 }), { type: 'default-set-up', player: 'demonstrators' });
    const [garrison] = game.viewActions(game.view(gathered, 'police'));
    const view = game.view(game.applyAction(gathered, garrison!), 'police');
    const actions = game.viewActions(view);

    expect(bot(game.view(gathered, 'police'), actions, createRng(1), { iterations: 1 }).type).toBe('default-set-up');
    expect(actions).toContainEqual(bot(view, actions, createRng(1), { iterations: 1 }));
  });
});

describe('the prospects', () => {
  it('are shares of one match, and follow the exposure index', () => {
    const { setup, table } = game.setup();
    const worth = (player: Side, demonstrators: number, police: number): number =>
      prospects({ setup, table: { ...table, index: { demonstrators, police } }, player, own: {} });

    expect(worth('police', 5, 5)).toBe(0.5);
    expect(worth('police', 15, 5)).toBeCloseTo(0.25, 12);
    expect(worth('police', 7, 12) + worth('demonstrators', 7, 12)).toBeCloseTo(1, 12);
  });
});

function payoffOf(side: Side, seed: number): number {
  const rng = createRng(`players of ${String(seed)}`);
  let state = game.setup({ seed });
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return payoff(turn.outcome, side);
    if (turn.kind === 'chance') throw new Error('A seeded match plays chance by itself.');
    const player = turn.players[0]!;
    const view = game.view(state, player);
    const actions = game.viewActions(view);
    const action = player === side ? bot(view, actions, rng, { iterations: 1 }) : pick(actions, rng);
    state = game.applyAction(state, action);
  }
}
