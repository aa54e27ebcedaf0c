/**
 * The game, put together.
 *
 * @packageDocumentation
 */
import type { ChanceOutcome } from '../../core/chance.ts';
import { defineFirstEditionGame } from '../../core/first-edition/rules.ts';
import type { Game, Position, Turn } from '../../core/game.ts';
import { pick } from '../../core/random.ts';
import type { GameSpec } from '../../core/first-edition/spec.ts';
import { drawOutcomes, randomDraw, type StandardCard } from '../../mechanics/deck.ts';
import { attempt } from './actions/attempt.ts';
import { concede } from './actions/concede.ts';
import { draw } from './actions/draw.ts';
import { drawOn } from './actions/draw-on.ts';
import { lot } from './actions/lot.ts';
import { pass } from './actions/pass.ts';
import { startNewCause } from './actions/start-new-cause.ts';
import { stayOut } from './actions/stay-out.ts';
import { stop } from './actions/stop.ts';
import { unseen } from './cards.ts';
import { faultIn } from './consistency.ts';
import { randomDecision } from './random-decision.ts';
import { rulebook } from './rulebook.ts';
import { sampleHidden } from './sampling.ts';
import { begin } from './setup.ts';
import { optionsShape, stateShapes } from './shapes.ts';
import { actorHolding, actorName, tiedSeats } from './turn-flow.ts';
import type { Lot, RevoltingBehaviour } from './types.ts';

/** The rules of the game, as {@link revoltingBehaviour} is made of them. */
const spec: GameSpec<RevoltingBehaviour> = {
  id: 'revolting-behaviour',
  title: 'Revolting Behaviour!',
  rulesVersion: 1,
  rulebook,
  citations: { turn: 'RB-2.1', over: 'RB-6.2' },
  options: optionsShape,
  begin,
  players: ({ players }) => players,
  turn,
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
  outcomes: (position) => (position.table.step.kind === 'lot' ? lots(position) : drawOutcomes(deckOf(position))),
  randomOutcome: (position, rng) =>
    position.table.step.kind === 'lot' ? pick(lots(position), rng).action : randomDraw(deckOf(position), rng),
  randomDecision,
  sampleHidden,
  shapes: stateShapes,
  faultIn,
};

/** *Revolting Behaviour!* (M. Hartley, The Gauntlet no. 13). */
export const revoltingBehaviour: Game<RevoltingBehaviour> = /* @__PURE__ */ defineFirstEditionGame(spec);

/** Whose turn it is (RB-2.1, RB-3.2). Each player has a stream of luck of his own for each of his packs and for penalties. */
function turn({ setup, table }: Position<RevoltingBehaviour>): Turn<RevoltingBehaviour> {
  const { step } = table;
  switch (step.kind) {
    case 'lot':
      return { kind: 'chance', stream: 'lot' };
    case 'act':
    case 'choose':
      return { kind: 'decision', players: [actorName({ setup, table })] };
    case 'draw':
      return { kind: 'chance', stream: `action/${actorName({ setup, table })}` };
    case 'turn-up':
      return { kind: 'chance', stream: `cause/${actorName({ setup, table })}` };
    case 'penalty':
      return { kind: 'chance', stream: `penalty/${actorName({ setup, table })}` };
    case 'over':
      return { kind: 'over', outcome: step.outcome };
  }
}

/** Those tied for the next place of the order, each as likely (RB-2.1). */
function lots({ setup, table }: Position<RevoltingBehaviour>): readonly ChanceOutcome<Lot>[] {
  return tiedSeats(table).map((seat) => ({
    action: { type: 'lot', player: 'chance', name: setup.players[seat] as string },
    weight: 1,
  }));
}

/** The cards among which the next one lies: the rest of the action deck, or what is unseen of the Cause deck (RB-7.1). */
function deckOf({ setup, table }: Position<RevoltingBehaviour>): readonly StandardCard[] {
  const { step } = table;
  const isAction = step.kind === 'draw' || step.kind === 'penalty';
  return unseen(setup.jokers, isAction ? step.drawn : actorHolding(table).cause.seen);
}
