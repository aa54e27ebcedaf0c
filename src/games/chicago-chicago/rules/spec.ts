import type { GameSpec } from '../../../core/spec.ts';
import { attackGroups, commit, confront, engage, roll, singleOut, strike } from './actions/conflicts.ts';
import { concede, endStep, goOn, halt, infiltrate, march, move, playStep } from './actions/moves.ts';
import { bringGuard, fill, leave, relieve, withdrawGuard } from './actions/patrol.ts';
import { defaultSetUp, deployAll, garrison, gather, post } from './actions/set-up.ts';
import { initialState } from './initial-state.ts';
import { issueInTable } from './consistency/table.ts';
import { declared, optionsShape } from './declaration.ts';
import { SIDES } from './sides.ts';
import { phases } from './phases.ts';
import type { Chicago } from './types.ts';

/** The rules of the game. */
export const spec: GameSpec<Chicago> = {
  id: 'chicago-chicago',
  title: 'Chicago-Chicago!',
  rulesVersion: 2,
  declared,
  turnRule: 'CC-4.0',
  options: optionsShape,
  initialState,
  players: () => SIDES,
  phases,
  actions: {
    gather,
    garrison,
    post,
    'deploy-all': deployAll,
    'default-set-up': defaultSetUp,
    move,
    infiltrate,
    'go-on': goOn,
    halt,
    march,
    fill,
    relieve,
    leave,
    'bring-guard': bringGuard,
    'withdraw-guard': withdrawGuard,
    'play-step': playStep,
    confront,
    engage,
    'single-out': singleOut,
    commit,
    strike,
    'attack-groups': attackGroups,
    'end-step': endStep,
    concede,
  },
  chance: { roll },
  issueInTable,
};
