/**
 * *The World Game, phase II: War* as a game of the library.
 *
 * @packageDocumentation
 */
import { defineFirstEditionGame } from '../../core/first-edition/rules.ts';
import type { Game, Position, Turn } from '../../core/game.ts';
import type { GameSpec } from '../../core/first-edition/spec.ts';
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
import { countryToAct } from './conceded.ts';
import { faultIn } from './consistency.ts';
import { countryName } from './countries.ts';
import { randomDecision } from './random-decision.ts';
import { rulebook } from './rulebook.ts';
import { sampleHidden } from './sampling.ts';
import { begin } from './setup.ts';
import { optionsShape, stateShapes } from './shapes.ts';
import type { WorldGame } from './types.ts';

/** The rules of the game, as {@link worldGame} is made of them. */
const spec: GameSpec<WorldGame> = {
  id: 'world-game',
  title: 'The World Game, phase II: War',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'WG-3.1', over: 'WG-6.1' },
  options: optionsShape,
  begin,
  players: ({ countries }) => countries.map(({ name }) => name),
  turn,
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
  outcomes: () => [],
  randomDecision,
  sampleHidden,
  shapes: stateShapes,
  faultIn,
};

/** *The World Game, phase II: War*, a classroom simulation. */
export const worldGame: Game<WorldGame> = /* @__PURE__ */ defineFirstEditionGame(spec);

/** Whose turn it is: one country's, in calling order in a round (WG-3.1) and in an aid round (WG-4.1). */
function turn({ setup, table: { step } }: Position<WorldGame>): Turn<WorldGame> {
  if (step.kind === 'over') return { kind: 'over', outcome: step.outcome };
  return { kind: 'decision', players: [countryName(setup, countryToAct(step) as number)] };
}
