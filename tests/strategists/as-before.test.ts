/**
 * Compares the decisions and evaluations of all bots with golden files. If a change affects them, the golden files show
 * how. To accept the new decisions, run `npx vitest run -u`.
 */
import { describe, expect, it } from 'vitest';
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { warOf } from '../../src/games/world-game/wars.ts';
import type { Evaluation, Game, GameTypes } from '../../src/core/game.ts';
import { createRng, deriveSeed } from '../../src/core/random.ts';
import { airWar } from '../../src/games/air-war/rules/index.ts';
import { chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import { balancedOptions, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { worldGame } from '../../src/games/world-game/rules/index.ts';
import { tinyClose } from '../games/air-war/arbitraries.ts';
import * as airWarBots from '../../src/games/air-war/bots/index.ts';
import * as chicagoChicagoBots from '../../src/games/chicago-chicago/bots/index.ts';
import * as revoltingBehaviourBots from '../../src/games/revolting-behaviour/bots/index.ts';
import * as upAgainstTheWallBots from '../../src/games/up-against-the-wall/bots/index.ts';
import type { GameBot } from '../../src/manifest/manifest.ts';
import * as worldGameBots from '../../src/games/world-game/bots/index.ts';

/** A match whose first decisions are recorded. */
interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly worth: Evaluation<G>;
  /** The bots in the order of the players. If there are more players than bots, the list is repeated. */
  readonly seated: readonly Bot<G>[];
  readonly options: G['options'];
  /** The number of recorded decisions. */
  readonly decisions: number;
  readonly seed?: number;
}

const chicago = { game: chicagoChicago, worth: chicagoChicagoBots.evaluate, options: {}, decisions: 60 };
const war = { game: airWar, worth: airWarBots.evaluate, decisions: 36 };
const campus = { game: upAgainstTheWall, worth: upAgainstTheWallBots.evaluate, decisions: 120 };
const cause = { game: revoltingBehaviour, worth: revoltingBehaviourBots.evaluate, decisions: 150 };
const countries = { game: worldGame, worth: worldGameBots.evaluate, decisions: 150 };

const placed = { cities: 'scenario', placement: 'scenario' } as const;
const marchers = [airWarBots.strategist, airWarBots.defender];
const leaders = [worldGameBots.strategist, worldGameBots.bold, worldGameBots.cautious];

const SUBJECTS: Readonly<Record<string, () => string>> = {
  'air-war': () => told({ ...war, seated: marchers, options: {}, decisions: 70 }),
  'air-war-back': () => told({ ...war, seated: marchers, options: { scenario: 'small-two-back', ...placed } }),
  'air-war-unequal': () =>
    told({ ...war, seated: [airWarBots.strategist], options: { scenario: 'small-unequal', ...placed } }),
  'air-war-random': () =>
    told({ ...war, seated: [randomBot()], options: { scenario: tinyClose, ...placed }, decisions: 150 }),
  'chicago-chicago': () => told({ ...chicago, seated: [chicagoChicagoBots.strategist] }),
  'chicago-chicago-again': () => told({ ...chicago, seated: [chicagoChicagoBots.strategist], seed: 1 }),
  'chicago-chicago-once-more': () => told({ ...chicago, seated: [chicagoChicagoBots.strategist], seed: 2 }),
  'chicago-chicago-quiet': () => told({ ...chicago, seated: [chicagoChicagoBots.passive, randomBot()] }),
  'chicago-chicago-random': () => told({ ...chicago, seated: [randomBot(), chicagoChicagoBots.strategist] }),
  'revolting-behaviour': () => told({ ...cause, seated: [revoltingBehaviourBots.strategist], options: {} }),
  'revolting-behaviour-of-four': () =>
    told({
      ...cause,
      seated: [revoltingBehaviourBots.fierce, revoltingBehaviourBots.steady, revoltingBehaviourBots.strategist],
      options: { players: ['ada', 'ben', 'cleo', 'dan'] },
    }),
  'up-against-the-wall': () => told({ ...campus, seated: [upAgainstTheWallBots.strategist], options: {} }),
  'up-against-the-wall-for-play': () =>
    told({ ...campus, seated: [upAgainstTheWallBots.strategist], options: balancedOptions }),
  'up-against-the-wall-redeploy': () =>
    told({
      ...campus,
      seated: [upAgainstTheWallBots.strategist, randomBot()],
      options: { pieces: 'redeploy', unopposed: 'advance' },
    }),
  'up-against-the-wall-advance': () =>
    told({
      ...campus,
      seated: [upAgainstTheWallBots.strategist],
      options: { pieces: 'redeploy', unopposed: 'advance' },
    }),
  'world-game': () => told({ ...countries, seated: leaders, options: {} }),
  'world-game-of-three': () => told({ ...countries, seated: leaders, options: warOf(3, 'three') }),
  'world-game-of-twelve': () => told({ ...countries, seated: leaders, options: warOf(12, 'twelve') }),
  'world-game-of-seven': () => told({ ...countries, seated: leaders, options: warOf(7, 'seven') }),
};

describe('the bots', () => {
  it.each(Object.entries(SUBJECTS))('choose and evaluate as recorded: %s', async (name, tell) => {
    await expect(tell()).toMatchFileSnapshot(`./chosen/${name}.txt`);
  });
});

it.each([
  ['air-war', airWarBots, { mcts: 200, search: 6 }],
  ['chicago-chicago', chicagoChicagoBots, { mcts: 200, search: 96 }],
  ['revolting-behaviour', revoltingBehaviourBots, { mcts: 200, search: 3000 }],
  ['up-against-the-wall', upAgainstTheWallBots, { mcts: 200, search: 300 }],
  ['world-game', worldGameBots, { mcts: 200, search: 200 }],
])('only the bots of %s that search have more than one iteration', (_id, { bots }, iterations) => {
  const all = Object.entries<Pick<GameBot, 'budget'>>(bots).map(([name, { budget }]) => [name, budget.iterations]);

  expect(Object.fromEntries(all.filter(([, count]) => count !== 1))).toEqual(iterations);
});

// Helpers

/** The decisions, one per line, each with the value of the position for the player who decides. */
function told<G extends GameTypes>({ game, worth, seated, options, decisions, seed = 1969 }: Subject<G>): string {
  let state = game.setup({ ...options, seed });
  const players: readonly G['player'][] = game.players(state);
  const rngs = players.map((_, index) => createRng(deriveSeed(seed, `bot ${String(index)}`)));
  const lines: string[] = [];
  for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
    if (lines.length === decisions) break;
    const player = turn.players[0]!;
    const seat = players.indexOf(player);
    const view = game.view(state, player);
    const bot = seated[seat % seated.length]!;
    const action = bot(view, game.choices(view), rngs[seat]!, { iterations: 1 });
    const { setup, table, secrets } = state;
    // Values have only six decimal digits, because JavaScript engines differ in the last digit of logarithms.
    lines.push(`${worth({ setup, table, player, own: secrets[player] }).toFixed(6)}  ${game.format(action)}`);
    state = game.applyAction(state, action);
  }
  return `${lines.join('\n')}\n`;
}
