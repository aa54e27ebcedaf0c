/**
 * The game, put together.
 *
 * @packageDocumentation
 */
import { defineFirstEditionGame } from '../../core/first-edition/rules.ts';
import type { Game, Position, Turn } from '../../core/game.ts';
import type { GameSpec } from '../../core/first-edition/spec.ts';
import { D6_ROLLS, randomRoll } from '../../mechanics/dice.ts';
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
import { faultIn } from './consistency.ts';
import { randomDecision } from './random-decision.ts';
import { rulebook } from './rulebook.ts';
import { begin } from './setup.ts';
import { optionsShape, stateShapes } from './shapes.ts';
import { type Chicago, type Conflict, SIDES } from './types.ts';

/** The rules of the game, as {@link chicagoChicago} is made of them. */
const spec: GameSpec<Chicago> = {
  id: 'chicago-chicago',
  title: 'Chicago-Chicago!',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'CC-4.0', over: 'CC-6.1' },
  options: optionsShape,
  begin,
  players: () => SIDES,
  turn,
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
  outcomes: () => D6_ROLLS,
  randomOutcome: (_state, rng) => randomRoll(rng),
  randomDecision,
  sampleHidden: () => ({ secrets: { demonstrators: {}, police: {} }, hidden: {} }),
  shapes: stateShapes,
  faultIn,
};

/** *Chicago-Chicago!* (J. F. Dunnigan, 1970). */
export const chicagoChicago: Game<Chicago> = /* @__PURE__ */ defineFirstEditionGame(spec);

const DECISIONS = {
  demonstrators: { kind: 'decision', players: ['demonstrators'] },
  police: { kind: 'decision', players: ['police'] },
} as const;

const ROLLS = {
  demonstrators: { kind: 'chance', stream: 'harass/demonstrators' },
  police: { kind: 'chance', stream: 'harass/police' },
  assault: { kind: 'chance', stream: 'assault' },
} as const;

/** Whose turn it is (CC-4.0). Each side has its own luck in harassing, and assaults, forced or not, have theirs. */
function turn({ table }: Position<Chicago>): Turn<Chicago> {
  const { step } = table;
  switch (step.kind) {
    case 'gather':
    case 'move':
    case 'confront':
      return DECISIONS.demonstrators;
    case 'garrison':
    case 'post':
    case 'patrol':
    case 'attack':
    case 'muster':
      return DECISIONS.police;
    case 'march':
      return DECISIONS[step.player];
    case 'roll':
      return rollOf(step.conflict);
    case 'over':
      return { kind: 'over', outcome: step.outcome };
  }
}

function rollOf({ table, attacker }: Conflict): Turn<Chicago> {
  return table === 'assault' ? ROLLS.assault : ROLLS[attacker];
}
