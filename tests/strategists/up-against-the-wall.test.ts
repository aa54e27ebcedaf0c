import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import type { State } from '../../src/core/game.ts';
import {
  balancedOptions,
  type Options,
  upAgainstTheWall as game,
} from '../../src/games/up-against-the-wall/rules/index.ts';
import { SIDES } from '../../src/games/up-against-the-wall/rules/sides.ts';
import type { Uaw } from '../../src/games/up-against-the-wall/rules/types.ts';
import { evaluate as prospects, strategist as bot } from '../../src/games/up-against-the-wall/bots/index.ts';
import { position } from '../games/up-against-the-wall/play.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { plans } from '../../src/games/up-against-the-wall/bots/plans.ts';
import { IS_THOROUGH, some } from '../times.ts';
import { payoffAgainst, scoreAgainstRandom } from './matches.ts';

const SETTINGS: readonly (readonly [string, Options])[] = [
  ['by default', {}],
  ['made for play', balancedOptions],
  ['with pieces placed anew', { pieces: 'redeploy', unopposed: 'advance' }],
];

describe('the strategist of Up Against the Wall', () => {
  it.each(some(SETTINGS, 1))('%s, scores over nine tenths against a random player', async (_name, options) => {
    const score = await scoreAgainstRandom({ game, bot, options, matches: 60 });

    expect(wilson(score, 60).lo).toBeGreaterThan(0.9);
  });

  it.runIf(IS_THOROUGH)(
    'beats bots that spread their pieces and never attack, on the board made for play',
    async () => {
      for (const name of ['spreader', 'squatter']) {
        let score = 0;
        for (let match = 0; match < 60; match++) {
          const trial = { game, bot, options: balancedOptions };
          score += await payoffAgainst([plans[name]!], trial, match % 2, `match ${String(match >> 1)}`);
        }
        expect(wilson(score, 60).lo, name).toBeGreaterThan(0.5);
      }
    },
  );

  it.runIf(IS_THOROUGH)(
    'as the administration, is not wiped out by early attacks on the board made for play',
    async () => {
      let score = 0;
      for (let match = 0; match < 60; match++) {
        const trial = { game, bot, options: balancedOptions };
        score += await payoffAgainst(
          [plans['wiper']!],
          trial,
          SIDES.indexOf('administration'),
          `wiper ${String(match)}`,
        );
      }
      expect(wilson(score, 60).lo).toBeGreaterThan(0.3);
    },
  );

  it('moves a counter that no opponent defends', () => {
    const unopposed = position({
      options: { unopposed: 'advance' },
      ...{ phase: { kind: 'attack' }, radicals: { alumni: 1 }, administration: { 'black-students': 2 } },
    });
    expect(chosen(unopposed)).toBe('radicals advance alumni');
  });

  it('attacks if the next box is worth the pieces that the matrix takes, best attack first, and otherwise does not attack', () => {
    const phase = { kind: 'attack' } as const;
    const good = position({
      phase,
      radicals: { alumni: 3, 'black-students': 3 },
      administration: { alumni: 1, 'black-students': 1 },
    });
    expect(chosen(good)).toBe('radicals attack alumni');

    const bad = position({
      phase,
      radicals: { alumni: 3 },
      administration: { alumni: 3 },
      counters: { alumni: 3 },
    });
    expect(chosen(bad)).toBe('radicals end-move');
  });

  it('chooses the same action with the same dice, and always a legal action', () => {
    const rng = createRng('walk');
    let state = game.setup({ seed: 'walk' });
    for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
      const [player] = turn.players as [(typeof SIDES)[number]];
      const view = game.view(state, player);
      const choices = game.choices(view);
      const action = bot(view, choices, createRng(1), { iterations: 1 });
      expect(game.whyIllegal(view, action)).toBeUndefined();
      expect(bot(view, choices, createRng(1), { iterations: 1 })).toEqual(action);
      state = game.applyAction(state, game.randomAction(state, rng));
    }
  });
});

describe('the evaluation', () => {
  it('returns shares of the match that add up to 1, in every position of a match, and at the end the payoff', () => {
    const rng = createRng('prospects');
    let state = game.setup({ seed: 'prospects' });
    while (game.turn(state).kind !== 'over') {
      const [one, other] = SIDES.map((side) => worth(state, side)) as [number, number];
      expect(one).toBeGreaterThan(0);
      expect(one + other).toBeCloseTo(1, 12);
      state = game.applyAction(state, game.randomAction(state, rng));
    }
    expect(SIDES.map((side) => worth(state, side)).sort()).toEqual([0, 1]);
  });

  it('grows with the counters that a side has moved', () => {
    const state = game.setup({ seed: 1 });
    const table = { ...state.table, counters: state.table.counters.map((box) => Math.min(6, box + 1)) };

    // The radicals win 34 to 42 % of the matches between strategists (docs/balance.md).
    expect(worth(state, 'radicals')).toBeGreaterThan(0.34);
    expect(worth(state, 'radicals')).toBeLessThan(0.42);
    expect(worth({ ...state, table }, 'radicals')).toBeGreaterThan(0.7);
  });
});

// Helpers

function worth({ setup, table, secrets }: State<Uaw>, player: (typeof SIDES)[number]): number {
  return prospects({ player, setup, table, own: secrets[player] });
}

function chosen(state: State<Uaw>): string {
  const view = game.view(state, 'radicals');
  return game.format(bot(view, game.choices(view), createRng(1), { iterations: 1 }));
}
