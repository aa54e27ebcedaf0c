import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { trackIndex } from '../rules/board.ts';
import { cardById } from '../rules/cards.ts';
import type { Side } from '../rules/sides.ts';
import type { Action, ActionOf, Uaw } from '../rules/types.ts';
import { answerPlanner } from './answer-planner.ts';
import { attackPlanner } from './attack-planner.ts';
import { deployAll, type Planner, type Reserve } from './planner.ts';

/**
 * A bot that deploys its pieces where they gain the most support, and makes every attack with a positive expected
 * value.
 *
 * The value of an attack has two parts: the gain from moving the counter one box, multiplied by the exact probability
 * that the attack clears the track; and the expected losses of both sides. Near the end of a match, pieces have less
 * value. If the options allow a counter to move only after an attack, the strategist distributes its pieces so that all
 * attacks together have the highest value. The strategist adds the remaining pieces to the track where the opponent can
 * gain the least. If the options allow a counter to move without an attack, the strategist evaluates each track after
 * the best answer of the opponent. Each piece in the opponent's answer has a price: the points that the opponent could
 * gain with this piece on another track. If counters can move without an attack, a counter has more value if few
 * counters support its side, because a side that loses its last supporting counter loses the match. The strategist
 * calls the gambit if the gambit and the later deployment have a higher value than the best deployment without the
 * gambit. The strategist immediately uses cards that increase its own pieces or reduce the opponent's pieces, and never
 * uses other cards.
 */
export const strategist: Bot<Uaw> = (view, choices) => {
  const { phase } = view.table;
  const first = choices.at(0);
  if (phase.kind === 'deploy') return deploy(view, first, phase);
  if (phase.kind === 'cards') return playCard(view, [...choices], first.player);
  if (phase.kind === 'attack') return attack(view, [...choices], first.player);
  return phase.kind === 'remove' ? smallestPile(view, [...choices]) : first;
};

function plannerOf({ setup: { unopposed, pieces } }: View<Uaw>): Planner {
  return unopposed === 'hold' && pieces === 'stay' ? attackPlanner : answerPlanner;
}

function ofType<Type extends Action['type']>(actions: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  return actions.filter((action): action is ActionOf<Type> => action.type === type);
}

/**
 * Plays cards that add pieces before cards that multiply the number of pieces, because the multiplication then has a
 * larger effect.
 */
function playCard({ setup, table }: View<Uaw>, actions: readonly Action[], player: Side): Action {
  const open = ofType(actions, 'use-card').map((action) => ({ action, card: cardById(setup, action.card) }));
  for (const effect of ['add', 'multiply'] as const) {
    const own = open.find(({ card }) => card.effect === effect && card.side === player);
    if (own !== undefined && table.mover === player) return own.action;
  }
  const harmful = open.find(({ card }) => card.effect === 'divide' && card.side !== player);
  return harmful?.action ?? { type: 'end-cards', player };
}

/** Returns the attack, or the move of a counter, that gains the most compared with no action on its track. */
function attack(view: View<Uaw>, actions: readonly Action[], player: Side): Action {
  const worthOf = plannerOf(view).worthOfAct(view, player);
  let best: Action = { type: 'end-move', player };
  let most = 0;
  for (const action of [...ofType(actions, 'attack'), ...ofType(actions, 'advance')]) {
    const track = trackIndex(view.setup, action.track)!;
    const worth = worthOf({ type: action.type, track });
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

function smallestPile({ setup, table }: View<Uaw>, actions: readonly Action[]): Action {
  const pileOf = ({ player, track }: ActionOf<'remove-piece'>): number =>
    table.pieces[player][trackIndex(setup, track)!]!;
  return ofType(actions, 'remove-piece').toSorted((one, other) => pileOf(one) - pileOf(other))[0]!;
}

/** Returns the action that calls the gambit, or the action that places all pieces. */
function deploy(view: View<Uaw>, first: Action, reserve: Reserve): Action {
  const { player } = first;
  const planner = plannerOf(view);
  const { piles, worth } = planner.bestDeployment(view, player, reserve);
  if (first.type === 'call-gambit' && planner.worthOfGambit(view, player, reserve.left) > worth) return first;
  return reserve.left > 0 ? deployAll(view, player, piles) : { type: 'end-deploy', player };
}
