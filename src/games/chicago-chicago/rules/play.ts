/**
 * *Chicago-Chicago!* (J. F. Dunnigan, 1970). This entry point is for apps that only play: the rules are the same, but
 * the bundle is smaller.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { Chicago } from './types.ts';

export type { Chicago } from './types.ts';

/** The game without a notation and without checks of states and views from other sources. */
export const game: PlayableGame<Chicago> = /* @__PURE__ */ playGame(spec, { kernel });
