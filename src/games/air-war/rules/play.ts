/**
 * *Some Air War Games* (R. L. Wine and R. M. Thrall, 1953). This entry point is for apps that only play: the rules are
 * the same, but the bundle is smaller.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { AirWar } from './types.ts';

export type { AirWar } from './types.ts';

/** The game, with only the functions that are needed to play. It refuses states and views that it did not create. */
export const game: PlayableGame<AirWar> = /* @__PURE__ */ playGame(spec, { kernel });
