import { defineGame } from '../../../core/define-game.ts';
import type { Game } from '../../../core/game.ts';
import type { GameSpec } from '../../../core/spec.ts';
import { appeal } from './actions/appeal.ts';
import { attackWith } from './actions/attack-with.ts';
import { attack } from './actions/attack.ts';
import { call } from './actions/call.ts';
import { commit } from './actions/commit.ts';
import { concede } from './actions/concede.ts';
import { counter } from './actions/counter.ts';
import { decline } from './actions/decline.ts';
import { lend } from './actions/lend.ts';
import { note } from './actions/note.ts';
import { pass } from './actions/pass.ts';
import { proposeAlliance } from './actions/propose-alliance.ts';
import { propose } from './actions/propose.ts';
import { ready } from './actions/ready.ts';
import { refuse } from './actions/refuse.ts';
import { setPledge } from './actions/set-pledge.ts';
import { sign } from './actions/sign.ts';
import { withdraw } from './actions/withdraw.ts';
import { yieldBattle } from './actions/yield.ts';
import { begin } from './beginning.ts';
import { faultInPoints } from './consistency/points.ts';
import { faultInTable } from './consistency/table.ts';
import { countryIndex } from './countries.ts';
import { open } from './course.ts';
import { declared, optionsShape } from './declaration.ts';
import { sampleHidden } from './sampling.ts';
import { steps } from './steps.ts';
import type { WorldGame } from './types.ts';

/** The rules of the game, as {@link worldGame} is made of them. */
const spec: GameSpec<WorldGame> = {
  id: 'world-game',
  title: 'The World Game, phase II: War',
  rulesVersion: 2,
  declared,
  turnRule: 'WG-3.1',
  options: optionsShape,
  begin,
  open,
  players: ({ countries }) => countries.map(({ name }) => name),
  isOut: ({ setup, table }, player) => table.status[countryIndex(setup, player)] !== 'in',
  steps,
  actions: {
    sign,
    refuse,
    propose,
    'set-pledge': setPledge,
    'propose-alliance': proposeAlliance,
    ready,
    attack,
    commit,
    'attack-with': attackWith,
    pass,
    lend,
    withdraw,
    decline,
    call,
    appeal,
    counter,
    yield: yieldBattle,
    note,
    concede,
  },
  // There is no die and no card: what is uncertain is what others have and will do.
  chance: {},
  sampleHidden,
  faultInTable,
  faultIn: faultInPoints,
};

/** *The World Game, phase II: War*, a classroom simulation. */
export const worldGame: Game<WorldGame> = /* @__PURE__ */ defineGame(spec);
