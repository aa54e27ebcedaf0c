import { describe, expect, it } from 'vitest';
import type { State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import {
  type RevoltingBehaviour,
  revoltingBehaviour as game,
} from '../../src/games/revolting-behaviour/rules/index.ts';
import { evaluate as prospects, strategist as bot } from '../../src/games/revolting-behaviour/bots/index.ts';
import { position } from '../games/revolting-behaviour/play.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH } from '../times.ts';
import { scoreAgainstRandom } from './matches.ts';

const FOUR = ['ada', 'ben', 'cleo', 'dan'];

describe('the strategist of Revolting Behaviour!', () => {
  it.runIf(IS_THOROUGH)('scores over nine tenths against a random player', async () => {
    const score = await scoreAgainstRandom({ game, bot, options: {}, matches: 1000 });

    expect(wilson(score, 1000).lo).toBeGreaterThan(0.9);
  });

  it.runIf(IS_THOROUGH)('wins at least four of five matches against three random players', async () => {
    const score = await scoreAgainstRandom({ game, bot, options: { players: FOUR }, matches: 80 });

    expect(wilson(score, 80).lo).toBeGreaterThan(0.8);
  });

  it('does not spend its last point if its only rival has only one point, too', () => {
    expect(chosen(position({ points: { ada: 1, ben: 1 } }))).toBe('ada pass');
    expect(chosen(position({ points: { ada: 1, ben: 20 } }))).toBe('ada attempt legal-fund-raising mild -');
  });

  it('takes the last points of its only rival', () => {
    expect(chosen(position({ points: { ben: 2 } }))).toMatch(/^ada attempt (il)?legal-force mild ben$/);
  });

  it('stops if the next card would cost its last point and its only rival has only one point, too', () => {
    const attempt = { activity: 'legal-fund-raising', severity: 'mild' } as const;
    const phase = { kind: 'choose', attempt, drawn: ['2-of-clubs'] } as const;

    expect(chosen(position({ points: { ada: 1, ben: 1 }, phase }))).toBe('ada stop');
    expect(chosen(position({ points: { ada: 20, ben: 19 }, phase }))).toBe('ada draw-on');
  });

  it('attacks in the end if it is ahead, because passing to the end is a draw', () => {
    const ahead = (turn: number): State<RevoltingBehaviour> =>
      position({ options: { causeSize: 3 }, points: { ada: 4, ben: 1 }, turn });

    expect(chosen(ahead(1))).toBe('ada pass');
    expect(chosen(ahead(190))).toMatch(/^ada attempt (il)?legal-force mild ben$/);
    expect(chosen(position({ options: { causeSize: 3 }, points: { ada: 1, ben: 4 }, turn: 190 }))).toBe('ada pass');
  });

  it('starts a new cause if possible', () => {
    expect(chosen(position({ options: { players: FOUR }, points: { ada: 0 } }))).toBe('ada start-new-cause');
  });
});

describe('the evaluation', () => {
  it('returns shares of the match that add up to 1 between turns, and at the end the payoff', () => {
    const rng = createRng('prospects');
    let state = game.setup({ players: FOUR, seed: 'prospects' });
    while (game.turn(state).kind !== 'over') {
      expect(FOUR.reduce((sum, name) => sum + worth(state, name), 0)).toBeCloseTo(1, 12);
      state = game.applyAction(state, game.randomAction(state, rng));
    }
    expect(FOUR.map((name) => worth(state, name)).sort()).toEqual([0, 0, 0, 1]);
  });

  it('is the same for equal players, grows with points, and falls with the size of the Cause', () => {
    expect(worth(position(), 'ada')).toBeCloseTo(0.5, 12);
    expect(worth(position({ points: { ada: 21 } }), 'ada')).toBeGreaterThan(0.5);
    expect(worth(position({ turn: 2, causes: { ada: { down: 15 } } }), 'ada')).toBeLessThan(0.5);
  });

  it('is zero for a player who has conceded', () => {
    expect(worth(position({ options: { players: FOUR }, conceded: ['ben'] }), 'ben')).toBe(0);
  });
});

// Helpers

function worth({ setup, table }: State<RevoltingBehaviour>, player: string): number {
  return prospects({ player, setup, table, own: {} });
}

/** The strategist's decision for player ada. */
function chosen(state: State<RevoltingBehaviour>): string {
  const view = game.view(state, 'ada');
  return game.format(bot(view, game.choices(view), createRng(1), { iterations: 1 }));
}
