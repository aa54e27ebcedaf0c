/**
 * What a viewer cannot see (RB-7.1).
 *
 * @packageDocumentation
 */
import type { State, View } from '../../core/game.ts';
import type { RevoltingBehaviour } from './types.ts';

/** There is one world that a view allows: a card that lies face down is drawn when it is turned up, not before. */
export function sampleHidden({
  setup,
}: Pick<View<RevoltingBehaviour>, 'setup'>): Pick<State<RevoltingBehaviour>, 'secrets' | 'hidden'> {
  return { secrets: Object.fromEntries(setup.players.map((name) => [name, {}])), hidden: {} };
}
