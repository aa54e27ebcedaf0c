import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { WorldGame } from './types.ts';

/** The game *The World Game*, a classroom simulation. */
export const worldGame: Game<WorldGame> = /* @__PURE__ */ defineGame(spec, { kernel });
