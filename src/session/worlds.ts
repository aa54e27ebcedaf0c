import type { Game, GameTypes, State, View } from '../core/game.ts';
import { createRng } from '../core/random.ts';

/** Number of worlds (states that fit the view) that are sampled if the game has hidden information. */
const WORLDS = 20;

/**
 * Yields sampled worlds: states that fit a view. If two views are equal, the sampled worlds and their order are the
 * same.
 */
export function* worldsOf(
  game: Game<GameTypes>,
  view: View<GameTypes>,
  most: number = WORLDS,
): Iterable<State<GameTypes>> {
  const rng = createRng('odds');
  for (let left = game.hasPerfectInformation ? 1 : most; left > 0; left--) yield game.sampleState(view, rng);
}
