import type { Position } from '../../../core/game.ts';
import { opponentOf, type Side } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { outlookOf, planDeployment } from './deployment.ts';
import { worthOfGambit } from './gambit.ts';
import type { Act, Planner } from './planner.ts';

/**
 * A planner that evaluates each track after the opponent's best answer on this track. Each piece that the opponent
 * needs for the answer has a price.
 */
export const answerPlanner: Planner = {
  bestDeployment: planDeployment,
  worthOfGambit: (where, side, left) => worthOfGambit(outlookOf(where, side), left),
  worthOfAct,
};

function worthOfAct(where: Position<Uaw>, side: Side): (act: Act) => number {
  const { pieces, counters } = where.table;
  const outlook = outlookOf(where, side);
  return ({ type, track }) => {
    const own = pieces[side][track]!;
    const ground = { own, other: pieces[opponentOf(side)][track]!, box: counters[track]! };
    const worth = type === 'attack' ? outlook.worthOfAttack(track, ground) : outlook.worthOfAdvance(track, ground);
    return worth - outlook.worthOfPeace(track, ground);
  };
}
