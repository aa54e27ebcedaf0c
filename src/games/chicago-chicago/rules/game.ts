import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import type { GameSpec } from '../../../core/spec.ts';
import { attackGroups } from './actions/attack-groups.ts';
import { bringGuard } from './actions/bring-guard.ts';
import { commit } from './actions/commit.ts';
import { concede } from './actions/concede.ts';
import { confront } from './actions/confront.ts';
import { defaultSetUp } from './actions/default-set-up.ts';
import { deployAll } from './actions/deploy-all.ts';
import { endStep } from './actions/end-step.ts';
import { engage } from './actions/engage.ts';
import { fill } from './actions/fill.ts';
import { garrison } from './actions/garrison.ts';
import { gather } from './actions/gather.ts';
import { goOn } from './actions/go-on.ts';
import { halt } from './actions/halt.ts';
import { infiltrate } from './actions/infiltrate.ts';
import { leave } from './actions/leave.ts';
import { march } from './actions/march.ts';
import { move } from './actions/move.ts';
import { playStep } from './actions/play-step.ts';
import { post } from './actions/post.ts';
import { relieve } from './actions/relieve.ts';
import { roll } from './actions/roll.ts';
import { singleOut } from './actions/single-out.ts';
import { strike } from './actions/strike.ts';
import { withdrawGuard } from './actions/withdraw-guard.ts';
import { begin } from './beginning.ts';
import { faultInTable } from './consistency/table.ts';
import { declared, optionsShape } from './declaration.ts';
import { SIDES } from './sides.ts';
import { steps } from './steps.ts';
import type { Chicago } from './types.ts';

/** The rules of the game, as {@link chicagoChicago} is made of them. */
const spec: GameSpec<Chicago> = {
  id: 'chicago-chicago',
  title: 'Chicago-Chicago!',
  rulesVersion: 2,
  declared,
  turnRule: 'CC-4.0',
  options: optionsShape,
  begin,
  players: () => SIDES,
  steps,
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
  faultInTable,
};

/** *Chicago-Chicago!* (J. F. Dunnigan, 1970). */
export const chicagoChicago: Game<Chicago> = /* @__PURE__ */ defineGame(spec);
