/** Lists two tiny games for tests: a game with simultaneous decisions, and a game with a deck. */
import fc from 'fast-check';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { GameSpec } from '../../src/core/spec.ts';
import type { TestSubject } from '../../src/testkit/index.ts';
import { highCard, highCardWorlds, rulebook as highCardRules } from './high-card.ts';
import { rulebook as sealedRules, sealedNumbers, sealedWorlds } from './sealed-numbers.ts';

const options = fc.constant({});

export const TINY_SUBJECTS = [
  { game: defineGame(sealedNumbers), spec: sealedNumbers, rulebook: sealedRules, worlds: sealedWorlds, options },
  { game: defineGame(highCard), spec: highCard, rulebook: highCardRules, worlds: highCardWorlds, options },
] as unknown as readonly (TestSubject<GameTypes> & {
  readonly spec: GameSpec<never>;
  readonly options: fc.Arbitrary<object>;
})[];
