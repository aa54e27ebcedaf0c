/**
 * What is given to the testkit where types are not checked: a name that there is not would be passed over in silence.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import type { Subject } from './walk.ts';

const SUBJECT: readonly string[] = [
  'game',
  'rulebook',
  'words',
  'options',
  'walkLength',
  'matchLength',
  'worlds',
] satisfies (keyof Subject<GameTypes>)[];

/** Throws RangeError if one of these names is none of those known. */
export function checkNames(place: string, names: readonly string[], known: readonly string[]): void {
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new RangeError(`There is no \`${stranger}\` in the ${place}: ${known.join(', ')}.`);
}

/** Throws RangeError where a subject has no game, or a subject or settings have a key that there is not. */
export function checkGiven<G extends GameTypes>(subject: Subject<G>, settings: fc.Parameters<unknown>): void {
  // In plain JavaScript it may be anything.
  const game = (subject as Partial<Subject<G>> | null | undefined)?.game;
  if (typeof game?.fork !== 'function') throw new RangeError('There is no game in the subject: give `{ game }`.');
  checkNames('subject', Object.keys(subject), SUBJECT);
  // Whatever there is in the version of fast-check at hand.
  const { runConfiguration } = fc.check(
    fc.property(fc.nat(), () => true),
    { numRuns: 0 },
  );
  checkNames('settings', Object.keys(settings), Object.keys(runConfiguration));
}
