/**
 * *Chicago-Chicago!* (J. F. Dunnigan, 1970). For apps that only play: the same rules in a smaller bundle.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { Chicago } from './types.ts';

export type { Chicago } from './types.ts';

/** The game without notation, and without checks of states and views that it did not create. */
export const game: PlayableGame<Chicago> = /* @__PURE__ */ playGame(spec, { kernel });
