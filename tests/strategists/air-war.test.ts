import { describe, expect, it } from 'vitest';
import { airWar as game } from '../../src/games/air-war/index.ts';
import { airWarProspects as prospects, airWarStrategist as bot } from '../../src/strategists/air-war.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH } from '../times.ts';
import { scoreAgainstRandom } from './matches.ts';

describe('the strategist of Some Air War Games', () => {
  it.runIf(IS_THOROUGH)('takes nine tenths and more against a player who orders at random', () => {
    const options = { scenario: 'small-two-back', cities: 'preset', placement: 'preset' } as const;
    const score = scoreAgainstRandom({ game, bot, options, matches: 36 });

    expect(wilson(score, 36).lo).toBeGreaterThan(0.9);
  });
});

describe('the prospects', () => {
  it('are the same for both at the start of a symmetric game', () => {
    const { setup, table, secrets } = game.setup({ cities: 'preset', placement: 'preset' });

    const worth = (player: 'A' | 'B'): number => prospects({ setup, table, player, own: secrets[player] });
    expect(worth('A')).toBeCloseTo(worth('B'), 1);
  });

  it('grow with written orders that lead nearer to a city, before anybody sees them, unless units are passed over', () => {
    const state = game.setup({ cities: 'preset', placement: 'preset' });
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
