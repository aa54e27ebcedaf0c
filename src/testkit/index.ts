/**
 * The laws that every game is to obey, for our games and anybody else's. Needs fast-check; works with any test runner.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import { namesIn } from '../core/lookups.ts';
import { LawBrokenError } from './breach.ts';
import { checkGiven, checkList, checkNames } from './given.ts';
import * as laws from './laws.ts';
import type { TestSubject } from './walk.ts';

export * as laws from './laws.ts';
export { LawBrokenError } from './breach.ts';
export type { TestSubject } from './walk.ts';

/** Name of a law. */
export type LawName = keyof typeof laws;

/** Tried before all others: where they are broken, so are most of the others, and say less of it. */
const FIRST: readonly LawName[] = ['neverStalls', 'listsWhatIsLegal', 'refusesWhatIsIllegal', 'comesBackFromText'];

/**
 * Tries every law on a game.
 *
 * @param subject - The game, with matches of it.
 * @param settings - Passed to fast-check's `assert`: `numRuns`, `seed` and so on.
 * @param names - The laws that are tried, all if absent: to mend a game law by law.
 * @throws {@link LawBrokenError} of the first law that is broken: what is wrong, what to do about it, the rule in question
 * and the shortest line of play found that shows it, in the notation of the game.
 * @throws RangeError if the subject has no game, if it or the settings have a key that there is not, if there is no such
 * law, or if nothing is to be tried: no law, or `numRuns` less than 1.
 */
export function checkGame<G extends GameTypes>(
  subject: TestSubject<G>,
  settings: fc.Parameters<unknown> = {},
  names: readonly LawName[] = [...FIRST, ...namesIn(laws).filter((name) => !FIRST.includes(name))],
): void {
  checkGiven(subject, settings);
  checkList(names);
  checkNames('laws', names, Object.keys(laws));
  for (const name of names) {
    fc.assert(laws[name](subject), { reporter: throwBreach, ...settings });
  }
}

/** Throws what the law has to say, and nothing of how it was tried but what repeats it. */
function throwBreach(details: fc.RunDetails<unknown>): void {
  const { errorInstance: error, failed, numRuns, seed } = details;
  if (!failed) return;
  // Interrupted, or everything was skipped: nothing that a law would have said.
  if (!(error instanceof LawBrokenError)) throw new Error(fc.defaultReportMessage(details), { cause: error });
  error.message += `\nFound in match ${String(numRuns)}; it comes up again by { seed: ${String(seed)} } as settings.`;
  throw error;
}
