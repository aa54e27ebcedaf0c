/**
 * The entry point of *The World Game* for apps that only play matches. The rules are the same as in the full module,
 * but the bundle is smaller.
 *
 * @packageDocumentation
 */
import type { PlayableGame } from '../../../core/game.ts';
import { playGame } from '../../../core/play-game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { WorldGame } from './types.ts';

export type { WorldGame } from './types.ts';

/** The game without a notation, and without checks of untrusted states and views. */
export const game: PlayableGame<WorldGame> = /* @__PURE__ */ playGame(spec, { kernel });
