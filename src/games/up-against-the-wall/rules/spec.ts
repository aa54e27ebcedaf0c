import type { GameSpec } from '../../../core/spec.ts';
import { attack, callGambit, removePiece, removePieces, roll } from './actions/attacks.ts';
import { discard, draw, endCards, useCard } from './actions/cards.ts';
import { deploy, deployAll, endDeploy } from './actions/deployment.ts';
import { advance, concede, endMove, hold } from './actions/moves.ts';
import { initialState } from './initial-state.ts';
import { issueInCards } from './consistency/cards.ts';
import { issueInTable } from './consistency/table.ts';
import { startTurn } from './course.ts';
import { declared, optionsShape } from './declaration.ts';
import { sampleHidden } from './sampling.ts';
import { SIDES } from './sides.ts';
import { phases } from './phases.ts';
import type { Uaw } from './types.ts';

/** The rules of the game. */
export const spec: GameSpec<Uaw> = {
  id: 'up-against-the-wall',
  title: 'Up Against the Wall, Motherfucker!',
  rulesVersion: 1,
  declared,
  turnRule: 'UW-2.1',
  options: optionsShape,
  initialState,
  onStart: (state) => startTurn(state, 1),
  players: () => SIDES,
  phases,
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
  issueInTable,
  issueIn: issueInCards,
};
