/**
 * The laws that every game is to obey, for our games and anybody else's. Needs fast-check; works with any test runner.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import * as laws from './laws.ts';
import type { Subject } from './walk.ts';

export * as laws from './laws.ts';
export { LawBrokenError, type Subject } from './walk.ts';

/** Name of a law. */
export type LawName = keyof typeof laws;

/**
 * Tries every law on a game.
 *
 * @param settings - Passed to fast-check's `assert`: `numRuns`, `seed` and so on.
 * @throws Error of the first law that is broken, with the shortest list of actions found that shows it.
 */
export function checkGame<G extends GameTypes>(subject: Subject<G>, settings: fc.Parameters<unknown> = {}): void {
  for (const law of Object.values(laws)) fc.assert(law(subject), settings);
}
