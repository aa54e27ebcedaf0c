import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { chicagoChicago as game } from '../../src/games/chicago-chicago/index.ts';
import type { Side } from '../../src/games/chicago-chicago/types.ts';
import {
  chicagoChicagoProspects as prospects,
  chicagoChicagoStrategist as bot,
} from '../../src/strategists/chicago-chicago.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { payoffAgainstRandom } from './matches.ts';

const MATCHES = 60;

describe('the strategist of Chicago-Chicago!', { timeout: 120_000 }, () => {
  // The sides are not equal: of players at random the demonstrators win nineteen matches of twenty.
  it.each([
    ['demonstrators', 0.9],
    ['police', 0.5],
  ] as const)('wins as %s against a player at random in more than %d', (side, share) => {
    const seat = game.players(game.setup()).indexOf(side);
    let score = 0;
    for (let seed = 0; seed < MATCHES; seed++)
      score += payoffAgainstRandom({ game, bot, options: {} }, seat, String(seed));

    expect(wilson(score, MATCHES).lo).toBeGreaterThan(share);
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
