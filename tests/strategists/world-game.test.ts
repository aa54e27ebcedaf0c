import { describe, expect, it } from 'vitest';
import type { State } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { worldGame as game } from '../../src/games/world-game/index.ts';
import type { Options, WorldGame } from '../../src/games/world-game/types.ts';
import { worldGameProspects as prospects, worldGameStrategist as bot } from '../../src/strategists/world-game.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { scoreAgainstRandom } from './matches.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

describe('the strategist of The World Game', { timeout: 60_000 }, () => {
  it.each([
    [2, 0.9, 400],
    [3, 0.7, 180],
    [5, 0.5, 300],
  ])(
    'in a war of %i equal countries, the others random, takes more than a share of %d',
    (countries, share, matches) => {
      const score = scoreAgainstRandom({ game, bot, options: equals(countries), matches });

      expect(wilson(score, matches).lo).toBeGreaterThan(share);
    },
  );

  it('attacks whom it surely beats, with a point more than that country can have', () => {
    const state = game.setup(war({ A: 300, B: 150 }));

    expect(chosen(state, 'A')).toBe('A attack B');
    expect(chosen(game.applyAction(state, game.parse('A attack B')), 'A')).toBe('A commit 200');
  });

  it('keeps the war going with a single point as long as it does not surely lead', () => {
    const state = game.setup(war({ A: 150, B: 150, C: 250 }));

    expect(chosen(state, 'A')).toBe('A attack C');
    expect(chosen(game.applyAction(state, game.parse('A attack C')), 'A')).toBe('A commit 1');
    const attacked = game.applyAction(state, game.parse('A attack-with C 1'));
    expect(chosen(attacked, 'B')).toBe('B pass');
  });

  it('counter-attacks with as little as it takes', () => {
    let state = game.setup(war({ A: 300, B: 100, C: 200 }));
    for (const line of ['A attack-with B 150', 'C lend 100', 'B counter 0', 'C decline'])
      state = game.applyAction(state, game.parse(line));

    expect(chosen(state, 'A')).toBe('A counter 51');
  });
});

describe('the prospects', () => {
  it('are shares of the match, the same for equals, and at its end what it was worth', () => {
    const rng = createRng('prospects');
    let state = game.setup(equals(4));
    const four = NAMES.slice(0, 4);
    for (const name of four) expect(worth(state, name)).toBeGreaterThan(0);
    while (game.turn(state).kind !== 'over') {
      for (const name of four) expect(worth(state, name)).toBeLessThanOrEqual(1);
      state = game.applyAction(state, game.randomAction(state, rng));
    }
    expect(four.reduce((sum, name) => sum + worth(state, name), 0)).toBeCloseTo(1, 12);
    expect(worth(game.setup(equals(2, 149)), 'A')).toBeCloseTo(0.5, 1);
  });

  it('grow with the points of a country, those staked and lent included', () => {
    const state = game.setup(war({ A: 300, B: 150, C: 150 }));

    expect(worth(state, 'A')).toBeGreaterThan(worth(state, 'B') + 0.2);
    const fighting = game.applyAction(state, game.parse('A attack-with B 200'));
    expect(worth(fighting, 'A')).toBeCloseTo(worth(state, 'A'), 1);
  });
});

// Helpers

function equals(count: number, points = 100): Options {
  return war(Object.fromEntries(NAMES.slice(0, count).map((name) => [name, points])));
}

/** A war without diplomacy; spies tell the hundreds. */
function war(points: Readonly<Record<string, number>>): Options {
  const countries = Object.entries(points).map(([name, own]) => ({ name, points: own }));
  const scenario = { name: 'Test', provenance: 'invented', notes: '', maxPoints: 1000, countries } as const;
  return { scenario, reportBand: 100, diplomacyRounds: 0 };
}

function worth({ setup, table, secrets }: State<WorldGame>, player: string): number {
  return prospects({ player, setup, table, own: secrets[player]! });
}

function chosen(state: State<WorldGame>, player: string): string {
  const view = game.view(state, player);
  return game.format(bot(view, game.viewActions(view), createRng(1), { iterations: 1 }));
}
