/**
 * The laws that every game is to obey, for our games and anybody else's. Needs fast-check; works with any test runner.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { GameTypes } from '../core/game.ts';
import { forksAsItApplies, playsAlikeFromSeedAndSupply, weighsItsOutcomes } from './laws/chance.ts';
import { citesItsRules, comesToAnEnd, staysOver } from './laws/ends.ts';
import {
  choosesAtRandomWhatIsListed,
  listsWhatIsLegal,
  neverStalls,
  refusesWhatIsIllegal,
  takesSimultaneousActionsInAnyOrder,
} from './laws/legality.ts';
import { comesBackFromText, givesFrozenJson, isDeterministic, leavesItsInputUntouched } from './laws/purity.ts';
import { keepsSecrets, samplesFairly, samplesWorldsThatFit, showsNoDice, showsWhatIsOpen } from './laws/views.ts';
import type { Subject } from './walk.ts';

export { LawBrokenError, type Subject } from './walk.ts';

/**
 * The laws by name. Each makes a property of a game, to be given to fast-check's `assert`.
 *
 * @example
 * ```ts
 * Object.keys(laws).includes('keepsSecrets') // => true
 * ```
 */
export const laws = {
  leavesItsInputUntouched,
  isDeterministic,
  givesFrozenJson,
  comesBackFromText,
  listsWhatIsLegal,
  refusesWhatIsIllegal,
  neverStalls,
  choosesAtRandomWhatIsListed,
  takesSimultaneousActionsInAnyOrder,
  weighsItsOutcomes,
  playsAlikeFromSeedAndSupply,
  forksAsItApplies,
  showsWhatIsOpen,
  showsNoDice,
  samplesWorldsThatFit,
  keepsSecrets,
  samplesFairly,
  citesItsRules,
  comesToAnEnd,
  staysOver,
} satisfies Record<string, <G extends GameTypes>(subject: Subject<G>) => fc.IProperty<unknown>>;

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
