import { messageOf } from '../core/errors.ts';
import type { Game, GameTypes, State } from '../core/game.ts';
import { ensure } from './breach.ts';

/**
 * Goes on only if a state that play has led to is one that the game itself accepts. It is asked where something else has
 * been found already, of which this may be the cause.
 *
 * @param state - As rules have left it.
 */
export function isWithinLimits<G extends GameTypes>(game: Game<G>, state: State<G>): void {
  try {
    game.parseState(state);
  } catch (error) {
    ensure(
      false,
      `Play has led to what is no state of the game: ${messageOf(error)}.`,
      'A rule has written a value that the declaration does not allow, or a field that it does not have. Mend `apply`; refuse the action in `whyIllegal`; or declare what is right.',
    );
  }
}
