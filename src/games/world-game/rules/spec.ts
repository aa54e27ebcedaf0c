import type { GameSpec } from '../../../core/spec.ts';
import { decline, lend, withdraw } from './actions/aid.ts';
import { concede, note } from './actions/always.ts';
import { appeal, call, counter, yieldBattle } from './actions/answers.ts';
import { attack, attackWith, commit, pass } from './actions/attacks.ts';
import { propose, proposeAlliance, ready, refuse, setPledge, sign } from './actions/diplomacy.ts';
import { initialState } from './initial-state.ts';
import { issueInPoints } from './consistency/points.ts';
import { issueInTable } from './consistency/table.ts';
import { countryIndex } from './countries.ts';
import { onStart } from './course.ts';
import { declared, optionsShape } from './declaration.ts';
import { sampleHidden } from './ranges.ts';
import { phases } from './phases.ts';
import type { WorldGame } from './types.ts';

/** The rules of the game. */
export const spec: GameSpec<WorldGame> = {
  id: 'world-game',
  title: 'The World Game, phase II: War',
  rulesVersion: 2,
  declared,
  turnRule: 'WG-3.1',
  options: optionsShape,
  initialState,
  onStart,
  players: ({ countries }) => countries.map(({ name }) => name),
  isEliminated: ({ setup, table }, player) => table.status[countryIndex(setup, player)] !== 'in',
  phases,
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
  // There are no chance events.
  chance: {},
  sampleHidden,
  issueInTable,
  issueIn: issueInPoints,
};
