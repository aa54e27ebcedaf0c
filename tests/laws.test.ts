import fc from 'fast-check';
import { describe, it } from 'vitest';
import { defineGame } from '../src/core/define-game.ts';
import type { GameTypes, View } from '../src/core/game.ts';
import { airWar } from '../src/games/air-war/rules/index.ts';
import { type RevoltingBehaviour, revoltingBehaviour } from '../src/games/revolting-behaviour/rules/index.ts';
import { chicagoChicago } from '../src/games/chicago-chicago/rules/index.ts';
import { upAgainstTheWall } from '../src/games/up-against-the-wall/rules/index.ts';
import type { Options } from '../src/games/up-against-the-wall/rules/types.ts';
import { worldGame } from '../src/games/world-game/rules/index.ts';
import * as airWarEn from '../src/games/air-war/messages/en.ts';
import * as chicagoChicagoEn from '../src/games/chicago-chicago/messages/en.ts';
import * as revoltingBehaviourEn from '../src/games/revolting-behaviour/messages/en.ts';
import * as upAgainstTheWallEn from '../src/games/up-against-the-wall/messages/en.ts';
import * as worldGameEn from '../src/games/world-game/messages/en.ts';
import { laws, type TestSubject } from '../src/testkit/index.ts';
import { optionsArbitrary as airWarOptions } from './games/air-war/arbitraries.ts';
import { anyOptions as anyRevoltOptions } from './games/revolting-behaviour/arbitraries.ts';
import { anyOptions as anyWar } from './games/world-game/arbitraries.ts';
import { worldsOf } from './games/world-game/worlds.ts';
import { anyOptions as chicagoOptions } from './games/chicago-chicago/arbitraries.ts';
import { highCard, highCardWorlds, rulebook as highCardRules } from './tiny-games/high-card.ts';
import { rulebook as sealedRules, sealedNumbers, sealedWorlds } from './tiny-games/sealed-numbers.ts';
import { times } from './times.ts';

/** All games of the package, and two tiny ones: simultaneous with hidden information, and with a deck. */
const subjects = [
  {
    game: upAgainstTheWall,
    messages: upAgainstTheWallEn.messages,
    rulebook: upAgainstTheWallEn.rulebook,
    matchLength: 2000,
    options: fc.record<Options>(
      {
        pieces: fc.constantFrom('stay', 'anew'),
        replaced: fc.constantFrom('shown', 'hidden'),
        unopposed: fc.constantFrom('hold', 'advance'),
        wipeOut: fc.constantFrom('support', 'combat', 'off'),
      },
      { requiredKeys: [] },
    ),
  },
  {
    game: revoltingBehaviour,
    messages: revoltingBehaviourEn.messages,
    rulebook: revoltingBehaviourEn.rulebook,
    walkLength: 60,
    matchLength: 20_000,
    // Without a limit of turns, many players who act at random all fall and rise again for ages; two do not.
    options: anyRevoltOptions.filter(({ players = [], maxTurns }) => maxTurns !== null || players.length <= 2),
    // Nothing is secret: one world fits every view.
    worlds: ({ setup, table }: View<RevoltingBehaviour>) => {
      const secrets = Object.fromEntries(setup.players.map((name) => [name, {}]));
      return [{ setup, table, secrets, hidden: {} }];
    },
  },
  {
    game: worldGame,
    messages: worldGameEn.messages,
    rulebook: worldGameEn.rulebook,
    options: anyWar,
    worlds: worldsOf,
    walkLength: 120,
  },
  // Mostly on small boards: the default one is walked at length in `games/chicago-chicago/laws.test.ts`.
  {
    game: chicagoChicago,
    messages: chicagoChicagoEn.messages,
    rulebook: chicagoChicagoEn.rulebook,
    matchLength: 5000,
    walkLength: 150,
    options: chicagoOptions,
  },
  // Boards of its own: those of the seven games are walked in `games/air-war/laws.test.ts`.
  {
    game: airWar,
    messages: airWarEn.messages,
    rulebook: airWarEn.rulebook,
    options: airWarOptions,
    walkLength: 15,
    matchLength: 5000,
  },
  { game: defineGame(sealedNumbers), rulebook: sealedRules, worlds: sealedWorlds },
  { game: defineGame(highCard), rulebook: highCardRules, worlds: highCardWorlds },
] as unknown as readonly TestSubject<GameTypes>[];

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))('%s', (_id, subject) => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: Math.max(2, times(20)) });
  });
});
