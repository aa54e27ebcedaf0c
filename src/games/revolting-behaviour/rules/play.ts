/**
 * The entry point of *Revolting Behaviour!* for apps that only play matches. The rules are the same as in the full
 * module, but the bundle is smaller.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { RevoltingBehaviour } from './types.ts';

export type { RevoltingBehaviour } from './types.ts';

/** The game without a notation, and without checks of untrusted states and views. */
export const game: PlayableGame<RevoltingBehaviour> = /* @__PURE__ */ playGame(spec, { kernel });
