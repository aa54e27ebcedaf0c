/**
 * *Revolting Behaviour!* (M. Hartley, The Gauntlet no. 13). For apps that only play: the same rules in a smaller bundle.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { RevoltingBehaviour } from './types.ts';

export type { RevoltingBehaviour } from './types.ts';

/** The game without notation, and without checks of states and views that it did not create. */
export const game: PlayableGame<RevoltingBehaviour> = /* @__PURE__ */ playGame(spec, { kernel });
