import type { GameSpec } from '../../../core/spec.ts';
import { attempt, draw, drawOn, pass, stop } from './actions/attempts.ts';
import { concede, lot, startNewCause, stayOut } from './actions/turns.ts';
import { initialState } from './initial-state.ts';
import { issueInTable } from './consistency/table.ts';
import { startTurn } from './course.ts';
import { declared, optionsShape } from './declaration.ts';
import { playerIndex } from './players.ts';
import { phases } from './phases.ts';
import type { RevoltingBehaviour } from './types.ts';

/** The rules of the game. */
export const spec: GameSpec<RevoltingBehaviour> = {
  id: 'revolting-behaviour',
  title: 'Revolting Behaviour!',
  rulesVersion: 2,
  declared,
  turnRule: 'RB-2.1',
  options: optionsShape,
  initialState,
  onStart: (state) => startTurn(state, 1),
  players: ({ players }) => players,
  // The code first compares the length of the list, because this is fast and usually no player has conceded.
  isEliminated: ({ setup, table: { conceded } }, player) =>
    conceded.length > 0 && conceded.includes(playerIndex(setup, player)),
  phases,
  actions: {
    pass,
    attempt,
    'draw-on': drawOn,
    stop,
    'start-new-cause': startNewCause,
    'stay-out': stayOut,
    concede,
  },
  chance: { lot, draw },
  issueInTable,
};
