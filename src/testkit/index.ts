/**
 * Checks that a game obeys the laws that hold for all games. The game can be a game of this package or any other game.
 * This module needs fast-check, and works with any test runner.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import { checkNames, namesIn } from '../core/lookups.ts';
import { LawBrokenError } from './breach.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { checkGiven, checkList } from './given.ts';
import * as laws from './laws.ts';
import type { TestSubject } from './walk.ts';

export * as laws from './laws.ts';
export { LawBrokenError } from './breach.ts';
export type { Coverage } from './coverage.ts';
export type { CoverageGoal, TestSubject } from './walk.ts';

/** Name of a law. */
export type LawName = keyof typeof laws;

/**
 * The laws that are checked first. A game that breaks one of these laws also breaks most of the other laws, and the
 * reports of the other laws are less helpful.
 */
const FIRST: readonly LawName[] = [
  ...(['neverStalls', 'listsWhatIsLegal', 'refusesWhatIsIllegal', 'givesFrozenJson', 'isDeterministic'] as const),
  ...(['comesToAnEnd', 'playsInParts', 'comesBackFromText', 'samplesWorldsThatFit'] as const),
];

/** All laws, in the order in which they are checked. */
const ALL: readonly LawName[] = [...FIRST, ...namesIn(laws).filter((name) => !FIRST.includes(name))];

/**
 * Checks that a game obeys every law. Then plays random matches until every action type has been played, or until the
 * time is over.
 *
 * @param subject - The game, and settings for its matches.
 * @param settings - Settings for fast-check's `assert`: `numRuns`, `seed` and so on.
 * @param names - The names of the laws to check. Default: all laws. With `names` you can check one law after another
 *   while you repair a game.
 * @returns The coverage of the random matches. If `names` are given, no random matches are played.
 * @throws {@link LawBrokenError} if a law is broken, or if the random matches reach a smaller share of the game than
 * `coverage.least`. The error describes the defect and how to fix it. The error also names the rule that contains the
 * defect, and shows the shortest line of play that was found, in the notation of the game.
 * @throws RangeError if the subject has no game, if the subject or the settings have an unknown key, if a law is
 * unknown, or if nothing would be checked because `names` is empty or `numRuns` is below 1.
 *
 * @example
 * ```ts
 * import { rulebook, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * checkGame({ game, rulebook }, { numRuns: 1 }, ['comesBackFromText']).matches // => 0
 * ```
 */
export function checkGame<G extends GameTypes>(
  subject: TestSubject<G>,
  settings: fc.Parameters<unknown> = {},
  names: readonly LawName[] = ALL,
): Coverage {
  checkGiven(subject, settings);
  checkList(names);
  checkNames('laws', names, Object.keys(laws));
  for (const name of names) {
    fc.assert(laws[name](subject), { reporter: throwBreach, ...settings });
  }
  return coverageOf(names === ALL ? subject : { ...subject, coverage: { seconds: 0 } });
}

/**
 * Throws the report of the broken law. The report contains the settings that reproduce the failure, and no other
 * details from fast-check.
 */
function throwBreach(details: fc.RunDetails<unknown>): void {
  const { errorInstance: error, failed, numRuns, seed } = details;
  if (!failed) return;
  // Without a `LawBrokenError`, no law is broken: the run was interrupted, or all runs were skipped.
  if (!(error instanceof LawBrokenError)) throw new Error(fc.defaultReportMessage(details), { cause: error });
  error.message += `\nFound in match ${String(numRuns)}; repeat it with the settings { seed: ${String(seed)} }.`;
  throw error;
}
