import fc from 'fast-check';
import { describe, it } from 'vitest';
import { defineGame } from '../src/core/define-game.ts';
import type { GameTypes } from '../src/core/game.ts';
import { airWar } from '../src/games/air-war/index.ts';
import { upAgainstTheWall } from '../src/games/up-against-the-wall/index.ts';
import type { Options } from '../src/games/up-against-the-wall/types.ts';
import { laws, type Subject } from '../src/testkit/index.ts';
import { optionsArbitrary as airWarOptions } from './games/air-war/arbitraries.ts';
import { highCard, highCardWorlds } from './tiny-games/high-card.ts';
import { sealedNumbers, sealedWorlds } from './tiny-games/sealed-numbers.ts';

/** All games of the package, and two tiny ones: simultaneous with hidden information, and with a deck. */
const subjects = [
  {
    game: upAgainstTheWall,
    matchLength: 2000,
    options: fc.record<Options>(
      { unopposed: fc.constantFrom('hold', 'advance'), wipeOut: fc.constantFrom('support', 'combat', 'off') },
      { requiredKeys: [] },
    ),
  },
  // Boards of its own: those of the seven games are walked in `games/air-war/laws.test.ts`.
  { game: airWar, options: airWarOptions, walkLength: 15, matchLength: 5000 },
  { game: defineGame(sealedNumbers), worlds: sealedWorlds },
  { game: defineGame(highCard), worlds: highCardWorlds },
] as unknown as readonly Subject<GameTypes>[];

describe.each(subjects.map((subject) => [subject.game.id, subject] as const))('%s', (_id, subject) => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    fc.assert(law(subject), { numRuns: 40 });
  });
});
