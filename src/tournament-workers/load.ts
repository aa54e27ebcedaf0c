import { type Json, MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import type { Contest } from '../tournaments/contest.ts';

/** An ES module that exports a contest, and the argument from which the module creates the contest. */
export interface ContestModule {
  /**
   * URL of an ES module. The export `contest` of the module is a {@link tournaments.Contest}, or a function that
   * returns a contest or a promise of a contest.
   */
  readonly module: string;
  /** The argument for the export `contest` if `contest` is a function. */
  readonly argument: Json;
}

/**
 * Loads a contest.
 *
 * @throws {@link core.MalformedError} if the module exports no contest. If the module itself throws an error, this
 * error is thrown unchanged.
 */
export async function loadContest({ module, argument }: ContestModule): Promise<Contest<GameTypes>> {
  const { contest } = (await import(/* @vite-ignore */ module)) as { readonly contest?: unknown };
  const made: unknown =
    typeof contest === 'function' ? await (contest as (argument: Json) => unknown)(argument) : contest;
  if (typeof made === 'object' && made !== null && 'game' in made && 'participants' in made)
    return made as Contest<GameTypes>;
  throw new MalformedError('contest', `Expected ${module} to export a contest with a game and participants`);
}
