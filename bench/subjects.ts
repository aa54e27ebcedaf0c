/**
 * The games in a comparison of two commits. Each commit is bundled with its own version of this file. If the exports of
 * this file change, the code that reads them must accept both versions.
 */
import fc from 'fast-check';
import { defineGame, type Game, type GameTypes } from '../src/core/index.ts';
import { airWar, VARIANTS } from '../src/games/air-war/rules/index.ts';
import { chicagoChicago } from '../src/games/chicago-chicago/rules/index.ts';
import { revoltingBehaviour } from '../src/games/revolting-behaviour/rules/index.ts';
import { upAgainstTheWall } from '../src/games/up-against-the-wall/rules/index.ts';
import { worldGame } from '../src/games/world-game/rules/index.ts';
import { optionsArbitrary as airWarOptions } from '../tests/games/air-war/arbitraries.ts';
import { anyOptions as chicagoOptions } from '../tests/games/chicago-chicago/arbitraries.ts';
import { anyOptions as revoltOptions } from '../tests/games/revolting-behaviour/arbitraries.ts';
import { anyOptions as uawOptions } from '../tests/games/up-against-the-wall/arbitraries.ts';
import { anyOptions as worldOptions } from '../tests/games/world-game/arbitraries.ts';
import { highCard } from '../tests/tiny-games/high-card.ts';
import { sealedNumbers } from '../tests/tiny-games/sealed-numbers.ts';

export { createRng } from '../src/core/index.ts';

/** A game in a comparison of two commits. */
export interface Subject {
  readonly game: Game<GameTypes>;
  /** Options of the replayed matches. */
  readonly options: fc.Arbitrary<object>;
  /** The options of the matches whose speed is measured. */
  readonly timed: object;
}

const byName = {
  'up-against-the-wall': {
    game: upAgainstTheWall,
    options: fc.oneof(
      uawOptions,
      uawOptions.map(({ unopposed, wipeOut }) => ({ unopposed, wipeOut })),
    ),
    timed: {},
  },
  'revolting-behaviour': {
    game: revoltingBehaviour,
    // Without a turn limit, a match with more than two random players takes very long, because the players keep
    // eliminating and reviving each other.
    options: revoltOptions.filter(({ players = [], maxTurns }) => maxTurns !== null || players.length <= 2),
    timed: {},
  },
  // Only small wars are played, because the list of actions can contain a hundred thousand actions in the default
  // scenario.
  'world-game': { game: worldGame, options: worldOptions, timed: {} },
  'chicago-chicago': { game: chicagoChicago, options: chicagoOptions, timed: {} },
  'air-war': {
    game: airWar,
    // Most boards are small. A few matches use a printed game, and have only one or two cycles, because the lists of
    // actions of the printed games are long.
    options: fc.oneof(
      { arbitrary: airWarOptions, weight: 9 },
      {
        arbitrary: fc.record({
          scenario: fc.constantFrom(...VARIANTS),
          cities: fc.constant('scenario'),
          placement: fc.constant('scenario'),
          maxCycles: fc.constantFrom(1, 2),
        }),
        weight: 1,
      },
    ),
    timed: { scenario: 'small-three', cities: 'scenario', placement: 'scenario', maxCycles: 20 },
  },
  'high-card': { game: defineGame(highCard), options: fc.constant({}), timed: {} },
  'sealed-numbers': { game: defineGame(sealedNumbers), options: fc.constant({}), timed: {} },
};

/** The games, by their ids. */
export const subjects = byName as unknown as Readonly<Record<string, Subject>>;
