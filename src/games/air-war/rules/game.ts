import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { AirWar } from './types.ts';

/** *Some Air War Games* (R. L. Wine and R. M. Thrall, 1953). */
export const airWar: Game<AirWar> = /* @__PURE__ */ defineGame(spec, { kernel });
