import type { Game, GameTypes, State, View } from '../core/game.ts';
import { createRng } from '../core/random.ts';

/** How many worlds are sampled if something is hidden. */
const WORLDS = 20;

/** Sampled worlds of a view. The same view always gives the same worlds. */
export function* worldsOf(game: Game<GameTypes>, view: View<GameTypes>): Iterable<State<GameTypes>> {
  const rng = createRng('odds');
  for (let left = game.hasPerfectInformation ? 1 : WORLDS; left > 0; left--) yield game.sampleState(view, rng);
}
