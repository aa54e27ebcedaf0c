/**
 * The game, put together.
 *
 * @packageDocumentation
 */
import { defineGame } from '../../core/define-game.ts';
import type { Game, Position, Turn } from '../../core/game.ts';
import type { GameSpec } from '../../core/spec.ts';
import { D6_ROLLS, randomRoll } from '../../mechanics/dice.ts';
import { drawOutcomes, randomDraw } from '../../mechanics/deck.ts';
import { advance } from './actions/advance.ts';
import { attack } from './actions/attack.ts';
import { callGambit } from './actions/call-gambit.ts';
import { concede } from './actions/concede.ts';
import { deployAll } from './actions/deploy-all.ts';
import { deploy } from './actions/deploy.ts';
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
import { faultIn } from './consistency.ts';
import { randomDecision } from './random-decision.ts';
import { rulebook } from './rulebook.ts';
import { sampleHidden } from './sampling.ts';
import { begin } from './setup.ts';
import { optionsShape, stateShapes } from './shapes.ts';
import { describe, picture } from './text.ts';
import { type BySide, ofSide, SIDES, type Uaw } from './types.ts';

/** The rules of the game, as {@link upAgainstTheWall} is made of them. */
export const spec: GameSpec<Uaw> = {
  id: 'up-against-the-wall',
  title: 'Up Against the Wall, Motherfucker!',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'UW-2.1', over: 'UW-6.1' },
  options: optionsShape,
  begin,
  players: () => SIDES,
  turn,
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
  outcomes: ({ table, hidden }) => (table.step.kind === 'draw' ? drawOutcomes(hidden.deck) : D6_ROLLS),
  randomOutcome: ({ table, hidden }, rng) =>
    table.step.kind === 'draw' ? randomDraw(hidden.deck, rng) : randomRoll(rng),
  randomDecision,
  sampleHidden,
  shapes: stateShapes,
  faultIn,
  describe,
  picture,
};

/** *Up Against the Wall, Motherfucker!* (J. F. Dunnigan and J. Avorn, 1969). */
export const upAgainstTheWall: Game<Uaw> = /* @__PURE__ */ defineGame(spec);

const DECISIONS: BySide<Turn<Uaw>> = {
  radicals: { kind: 'decision', players: ['radicals'] },
  administration: { kind: 'decision', players: ['administration'] },
};

const DRAW = { kind: 'chance', stream: 'card' } as const;

const ATTACK_ROLLS: BySide<Turn<Uaw>> = {
  radicals: { kind: 'chance', stream: 'attack/radicals' },
  administration: { kind: 'chance', stream: 'attack/administration' },
};

const GAMBIT_ROLLS: BySide<Turn<Uaw>> = {
  radicals: { kind: 'chance', stream: 'gambit/radicals' },
  administration: { kind: 'chance', stream: 'gambit/administration' },
};

/** Whose turn it is (UW-2.1). Draws of all moves share one stream of luck; attacks and gambits of each side have their own. */
function turn({ table }: Position<Uaw>): Turn<Uaw> {
  const { step, mover } = table;
  switch (step.kind) {
    case 'draw':
      return DRAW;
    case 'attack-roll':
      return ofSide(ATTACK_ROLLS, mover);
    case 'gambit-roll':
      return ofSide(GAMBIT_ROLLS, mover);
    case 'cards':
    case 'remove':
      return ofSide(DECISIONS, step.player);
    case 'deploy':
    case 'attack':
    case 'advance':
      return ofSide(DECISIONS, mover);
    case 'over':
      return { kind: 'over', outcome: step.outcome };
  }
}
