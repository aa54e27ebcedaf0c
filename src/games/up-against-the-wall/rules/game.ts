import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { Uaw } from './types.ts';

/** *Up Against the Wall, Motherfucker!* (J. F. Dunnigan and J. Avorn, 1969). */
export const upAgainstTheWall: Game<Uaw> = /* @__PURE__ */ defineGame(spec, { kernel });
