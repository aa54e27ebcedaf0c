import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import type { GameSpec } from '../../../core/spec.ts';
import { advance } from './actions/advance.ts';
import { attack } from './actions/attack.ts';
import { callGambit } from './actions/call-gambit.ts';
import { concede } from './actions/concede.ts';
import { deploy } from './actions/deploy.ts';
import { deployAll } from './actions/deploy-all.ts';
import { discard } from './actions/discard.ts';
import { draw } from './actions/draw.ts';
import { endCards } from './actions/end-cards.ts';
import { endDeploy } from './actions/end-deploy.ts';
import { endMove } from './actions/end-move.ts';
import { hold } from './actions/hold.ts';
import { removePiece } from './actions/remove-piece.ts';
import { removePieces } from './actions/remove-pieces.ts';
import { roll } from './actions/roll.ts';
import { useCard } from './actions/use-card.ts';
import { begin } from './beginning.ts';
import { faultInCards } from './consistency/cards.ts';
import { faultInTable } from './consistency/table.ts';
import { startTurn } from './course.ts';
import { declared, optionsShape } from './declaration.ts';
import { sampleHidden } from './sampling.ts';
import { SIDES } from './sides.ts';
import { steps } from './steps.ts';
import type { Uaw } from './types.ts';

/** The rules of the game, as {@link upAgainstTheWall} is made of them. */
export const spec: GameSpec<Uaw> = {
  id: 'up-against-the-wall',
  title: 'Up Against the Wall, Motherfucker!',
  rulesVersion: 1,
  declared,
  turnRule: 'UW-2.1',
  options: optionsShape,
  begin,
  open: (state) => startTurn(state, 1),
  players: () => SIDES,
  steps,
  actions: {
    'use-card': useCard,
    discard,
    'end-cards': endCards,
    'call-gambit': callGambit,
    deploy,
    'deploy-all': deployAll,
    'end-deploy': endDeploy,
    'remove-piece': removePiece,
    'remove-pieces': removePieces,
    attack,
    advance,
    hold,
    'end-move': endMove,
    concede,
  },
  chance: { draw, roll },
  sampleHidden,
  faultInTable,
  faultIn: faultInCards,
};

/** *Up Against the Wall, Motherfucker!* (J. F. Dunnigan and J. Avorn, 1969). */
export const upAgainstTheWall: Game<Uaw> = /* @__PURE__ */ defineGame(spec);
