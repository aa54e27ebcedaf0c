import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../src/analysis/index.ts';
import { type Bot, type Budget, mctsBot, mctsSearch, randomBot } from '../../src/bots/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { type AirWar, airWar } from '../../src/games/air-war/rules/index.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import {
  airWarSmall,
  chicagoChicagoSmall,
  revoltingBehaviourSmall,
  type SmallScenario,
  upAgainstTheWallSmall,
  worldGameOfThree,
  worldGameSmall,
} from '../analysis/small-scenarios.ts';
import { matchingPennies } from '../tiny-games/matching-pennies.ts';
import { type StepsOnALine, stepsOnALine } from '../tiny-games/steps-on-a-line.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { IS_THOROUGH, some } from '../times.ts';

/**
 * The value that a search of the first decision expects for its preferred action. An average over all visited actions
 * would be too low.
 */
function expected({ game, state, player }: SmallScenario<GameTypes>, iterations: number, seed = 'search'): number {
  const tried = mctsSearch(game, game.view(state, player), { rng: createRng(seed), budget: { iterations } });
  return tried[0]!.worth;
}

describe('the search of a solved match', () => {
  const solved = Object.entries({
    upAgainstTheWallSmall,
    revoltingBehaviourSmall,
    chicagoChicagoSmall,
    airWarSmall,
    worldGameSmall,
    worldGameOfThree,
  }) as unknown as readonly (readonly [string, SmallScenario<GameTypes>])[];

  it.runIf(IS_THOROUGH).each(solved)('approaches the exact value: %s', (name, scenario) => {
    // After a card draw, the search rarely reaches the same node of the second player twice, so it learns the second
    // player's choices slowly.
    const tolerance = name === 'revoltingBehaviourSmall' ? 0.08 : 0.04;
    expect(Math.abs(expected(scenario, 60_000) - toNumber(scenario.value))).toBeLessThan(tolerance);
  });

  it('is nearer to the value with more iterations', () => {
    const scenario = upAgainstTheWallSmall as unknown as SmallScenario<GameTypes>;
    const value = toNumber(upAgainstTheWallSmall.value);
    // A single search can be lucky, so the test sums the errors of many searches.
    const errors = some([30, 300, 3000], 2).map((iterations) => {
      const each = Array.from({ length: 30 }, (_, seed) => Math.abs(expected(scenario, iterations, `${seed}`) - value));
      return each.reduce((sum, error) => sum + error, 0);
    });

    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
  });
});

describe('a search', () => {
  const game = defineGame(sealedNumbers);

  it('spends all its iterations, and reports on which actions', () => {
    const tried = searched(game, 50);

    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(50);
    expect(tried.map(({ visits }) => visits)).toEqual(tried.map(({ visits }) => visits).toSorted((a, b) => b - a));
    for (const { worth } of tried) expect(worth).toBeGreaterThanOrEqual(0);
  });

  it('does so with perfect information, too, where all players share one tree', () => {
    const { state, game: open, player } = chicagoChicagoSmall;
    const settings = { rng: createRng(1), budget: { iterations: 40 } };
    const tried = mctsSearch(open, open.view(state, player), settings);

    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
  });

  it('does not answer a simultaneous choice of another player that was just made, though no player had a secret before', () => {
    const pennies = defineGame(matchingPennies);
    const view = pennies.view(pennies.setup(), 'even');
    for (let seed = 0; seed < 10; seed++) {
      const [preferred] = mctsSearch(pennies, view, { rng: createRng(seed), budget: { iterations: 2000 } });

      // Only the preferred action is checked, because the value of a rarely tried action can be far off.
      expect(Math.abs(preferred!.worth - 0.5)).toBeLessThan(0.1);
    }
  });

  it('refuses to choose for a player who is not to act', () => {
    const state = upAgainstTheWall.setup({ seed: 1 });
    const over = upAgainstTheWall.applyAction(state, { type: 'concede', player: 'radicals' });
    const settings = { rng: createRng(1), budget: { iterations: 1 } };

    for (const view of [upAgainstTheWall.view(state, 'administration'), upAgainstTheWall.view(over, 'radicals')])
      expect(() => mctsSearch(upAgainstTheWall, view, settings)).toThrow(RangeError);
  });

  it.each([
    {},
    { iterations: 0 },
    { iterations: 2.5 },
    { iterations: Number.NaN },
    { milliseconds: Number.NaN },
    { milliseconds: -1 },
  ])('refuses the budget %j', (budget) => {
    const state = upAgainstTheWall.setup({ seed: 1 });
    const settings = { rng: createRng(1), budget: budget as Budget };

    expect(() => mctsSearch(upAgainstTheWall, upAgainstTheWall.view(state, 'radicals'), settings)).toThrow(RangeError);
  });

  it('refuses an evaluation that returns no number', () => {
    const { state, game: war, player } = upAgainstTheWallSmall;
    const cutoff = { actions: 0, evaluate: () => Number.NaN };
    const settings = { rng: createRng(1), budget: { iterations: 5 }, cutoff };

    expect(() => mctsSearch(war, war.view(state, player), settings)).toThrow(RangeError);
  });

  it('finds the same with the same seed', () => {
    expect(searched(game, 40)).toEqual(searched(game, 40));
  });

  it('makes at least one iteration if there is no time, and stops when the time is over', () => {
    const [state, budget] = [game.setup(), { milliseconds: 0 }];
    const [player] = game.players(state);
    const tried = mctsSearch(game, game.view(state, player!), { rng: createRng(1), budget });

    expect(tried.map(({ visits }) => visits)).toEqual([1]);
    const started = performance.now();
    mctsSearch(game, game.view(state, player!), { rng: createRng(1), budget: { milliseconds: 20 } });
    expect(performance.now() - started).toBeGreaterThanOrEqual(20);
  });

  it('accepts a budget of either kind', () => {
    const told: Budget[] = [{ iterations: 5 }, { milliseconds: 7 }];

    expect(told.map(({ iterations = 0, milliseconds = 0 }) => [iterations, milliseconds])).toEqual([
      [5, 0],
      [0, 7],
    ]);
    // @ts-expect-error A budget has iterations or milliseconds, not both.
    told.push({ iterations: 5, milliseconds: 7 });
  });

  it('does not search if only one action is possible, unless a portfolio may know another one', () => {
    const { state, game: war, player } = upAgainstTheWallSmall;
    const view = war.view(state, player);
    const all = war.choices(view);
    const only: typeof all = { size: 1, at: () => all.at(1), [Symbol.iterator]: () => [all.at(1)].values() };
    const asked: string[] = [];
    const rng = {
      int(bound: number): number {
        asked.push('rng');
        return bound - 1;
      },
    };

    expect(mctsBot(war)(view, only, rng, { iterations: 1 })).toEqual(all.at(1));
    expect(asked).toEqual([]);
    mctsBot(war, { portfolio: [randomBot()] })(view, only, rng, { iterations: 1 });
    expect(asked).not.toEqual([]);
  });

  it('evaluates only the positions at which a playout is cut off', () => {
    let asked = 0;
    const evaluate = (): number => {
      asked++;
      return 1;
    };
    const { state, game: war, player } = upAgainstTheWallSmall;
    const settings = { rng: createRng(1), budget: { iterations: 30 } };
    mctsSearch(war, war.view(state, player), { ...settings, cutoff: { actions: 1000, evaluate } });
    expect(asked).toBe(0);
    const tried = mctsSearch(war, war.view(state, player), { ...settings, cutoff: { actions: 0, evaluate } });
    expect(asked).toBeGreaterThan(0);
    expect(tried[0]!.worth).toBe(1);
  });

  it('tries only the actions that the bots of its portfolio choose', () => {
    const { state, game: war, player } = upAgainstTheWallSmall;
    const view = war.view(state, player);
    const listed = war.choices(view);
    const last = listed.at(listed.size - 1);
    const stubborn = (_view: unknown, choices: typeof listed): typeof last => choices.at(choices.size - 1);
    const settings = { rng: createRng(1), budget: { iterations: 20 } };
    const tried = mctsSearch(war, view, { ...settings, portfolio: [stubborn, stubborn] });

    expect(listed.size).toBeGreaterThan(1);
    expect(tried.map(({ action, visits }) => [action, visits])).toEqual([[last, 20]]);
    const bot = mctsBot(war, { portfolio: [stubborn, randomBot()] });
    expect(listed).toContainEqual(bot(view, listed, createRng(1), { iterations: 5 }));
  });

  it('continues a player’s moves with the bot of the portfolio that chose the first one', () => {
    const chosen = [1, 2, 3, 4, 5, 6].map(chosenOfPortfolio);

    expect(new Set(chosen)).toEqual(new Set(['first', 'last']));
  });

  it('continues with the bot that made the latest choice, not the first one', () => {
    const line = defineGame(stepsOnALine);
    const always =
      (way: 'left' | 'right'): Bot<StepsOnALine> =>
      (_view, choices) =>
        [...choices].find(({ type }) => type === way)!;
    const walked: (readonly string[])[] = [];
    mctsSearch(line, line.view(line.setup(), 'walker'), {
      rng: createRng(1),
      budget: { iterations: 40 },
      portfolio: [always('left'), always('right')],
      cutoff: {
        actions: 1,
        evaluate: ({ table }) => {
          walked.push([...table.ways]);
          return 0.5;
        },
      },
    });

    // The last step was chosen in the playout, and the step before it was chosen in the tree.
    expect(walked.some((ways) => ways[0] !== ways.at(-2))).toBe(true);
    expect(walked.map((ways) => ways.at(-1))).toEqual(walked.map((ways) => ways.at(-2)));
  });

  /** A search chooses a bot, and uses it for the rest of the playout. Returns the name of this bot. */
  function chosenOfPortfolio(seed: number): string {
    const state = airWar.setup({ cities: 'scenario', placement: 'scenario', maxCycles: 10 });
    const asked: string[] = [];
    const spy =
      (name: string, nth: number): Bot<AirWar> =>
      (view, choices) => {
        asked.push(`${view.viewer} ${name}`);
        return choices.at(nth < 0 ? choices.size + nth : nth);
      };
    const settings = { rng: createRng(seed), budget: { iterations: 1 } };
    const [tried] = mctsSearch(airWar, airWar.view(state, 'A'), {
      ...settings,
      portfolio: [spy('first', 0), spy('last', -1)],
    });

    expect(asked.slice(0, 2)).toEqual(['A first', 'A last']);
    const listed = airWar.legalActions(airWar.view(state, 'A'));
    const chosen = isDeepStrictEqual(tried?.action, listed[0]) ? 'first' : 'last';
    expect(tried?.action).toEqual(listed.at(chosen === 'first' ? 0 : -1));
    const inPlayout = new Set(asked.slice(2));
    expect([...inPlayout].filter((each) => each.startsWith('A'))).toEqual([`A ${chosen}`]);
    expect([...inPlayout].filter((each) => each.startsWith('B'))).toHaveLength(1);
    return chosen;
  }

  function searched<G extends GameTypes>(any: Game<G>, iterations: number) {
    const state = any.setup();
    const [player] = any.players(state);
    return mctsSearch(any, any.view(state, player!), { rng: createRng('same'), budget: { iterations } });
  }
});
