import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { Chicago } from './types.ts';

/** The game *Chicago-Chicago!* (Dunnigan, 1970). */
export const chicagoChicago: Game<Chicago> = /* @__PURE__ */ defineGame(spec, { kernel });
