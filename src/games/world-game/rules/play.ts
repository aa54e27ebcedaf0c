/**
 * *The World Game, phase II: War*, a classroom simulation. For apps that only play: the same rules in a smaller bundle.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { WorldGame } from './types.ts';

export type { WorldGame } from './types.ts';

/** The game without notation, and without checks of states and views that it did not create. */
export const game: PlayableGame<WorldGame> = /* @__PURE__ */ playGame(spec, { kernel });
