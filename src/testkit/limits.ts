import type { Game, GameTypes, State } from '../core/game.ts';
import { accepted } from './breach.ts';

/**
 * Reports a broken law if play has led to a state that the game rejects as input. Call this function after another
 * check has failed, because such a state can be the cause of the failure.
 *
 * @param state - A state reached by play.
 */
export function isWithinLimits<G extends GameTypes>(game: Game<G>, state: State<G>): void {
  accepted(
    'Play has led to a state that the game rejects',
    'A rule has written a value that the declaration does not allow, or a field that is not declared. Fix `apply`, refuse the action in `whyIllegal`, or correct the declaration.',
    () => game.parseState(state),
  );
}
