import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import { checkNames } from '../core/lookups.ts';
import type { TestSubject } from './walk.ts';

const SUBJECT: readonly string[] = [
  'game',
  'rulebook',
  'messages',
  'options',
  'walkLength',
  'matchLength',
  'worlds',
  'coverage',
] satisfies (keyof TestSubject<GameTypes>)[];

/** Throws RangeError if the names of laws are not an array, or if the array is empty. */
export function checkList(names: unknown): void {
  if (Array.isArray(names) && names.length > 0) return;
  throw new RangeError("Expected a list of laws, such as `['neverStalls']`. Leave out the list to check all laws.");
}

/**
 * Throws RangeError if the subject has no game, if subject or settings have an unknown key, or if `numRuns` is below 1.
 */
export function checkGiven<G extends GameTypes>(subject: TestSubject<G>, settings: fc.Parameters<unknown>): void {
  // A caller in plain JavaScript can pass any value as the subject.
  const game = (subject as Partial<TestSubject<G>> | null | undefined)?.game;
  if (typeof game === 'object' && 'initialState' in game) {
    throw new RangeError('This is a spec: pass the game that `defineGame` creates from it.');
  }
  if (typeof game?.fork !== 'function') throw new RangeError('The subject has no game: pass `{ game }`.');
  checkNames('subject', Object.keys(subject), SUBJECT);
  // The list of valid settings comes from fast-check, because the list depends on the version of fast-check.
  const { runConfiguration } = fc.check(
    fc.property(fc.nat(), () => true),
    { numRuns: 0 },
  );
  checkNames('settings', Object.keys(settings), Object.keys(runConfiguration));
  const { numRuns = 1 } = settings;
  if (!(numRuns >= 1)) throw new RangeError(`Expected \`numRuns\` of at least 1 but received ${String(numRuns)}.`);
}
