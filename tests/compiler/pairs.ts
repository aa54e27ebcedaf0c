import { defineGame } from '../../src/core/define-game.ts';
import { spec as airWar } from '../../src/games/air-war/rules/spec.ts';
import { spec as chicagoChicago } from '../../src/games/chicago-chicago/rules/spec.ts';
import type { GameId } from '../../src/games/index.ts';
import { spec as revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/spec.ts';
import { spec as upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/spec.ts';
import { spec as worldGame } from '../../src/games/world-game/rules/spec.ts';
import { SUBJECTS } from '../games/subjects.ts';
import type { Pair } from './comparison.ts';

/**
 * For each game, its rules, the number of matches that a thorough test compares, and the maximum number of actions of
 * these matches. A long run compares 50 times as many matches.
 */
const SPECS = {
  'up-against-the-wall': { spec: upAgainstTheWall, matches: 200, length: 500 },
  'revolting-behaviour': { spec: revoltingBehaviour, matches: 200, length: 500 },
  'world-game': { spec: worldGame, matches: 200, length: 500 },
  'chicago-chicago': { spec: chicagoChicago, matches: 20, length: 500 },
  'air-war': { spec: airWar, matches: 4, length: 300 },
} as const satisfies Readonly<
  Record<GameId, { readonly spec: object; readonly matches: number; readonly length: number }>
>;

/** Each game in its compiled and its interpreted form, with an arbitrary for its options. */
export const PAIRS = SUBJECTS.map(({ id, manifest, options }) => {
  const { spec, matches, length } = SPECS[id];
  const interpreted: unknown = defineGame(spec as never);
  return { id, options, matches, length, ...({ compiled: manifest.game, interpreted } as Pair) };
});
