import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import { kernel } from './kernel.ts';
import { spec } from './spec.ts';
import type { RevoltingBehaviour } from './types.ts';

/** The game *Revolting Behaviour!* (Hartley, The Gauntlet no. 13). */
export const revoltingBehaviour: Game<RevoltingBehaviour> = /* @__PURE__ */ defineGame(spec, { kernel });
