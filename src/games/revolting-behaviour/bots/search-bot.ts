import type { Bot } from '../../../bots/bot.ts';
import type { Network } from '../../../bots/learnt.ts';
import { mctsBot } from '../../../bots/mcts.ts';
import { packedNetwork } from '../../../bots/packed-network.ts';
import type { View } from '../../../core/game.ts';
import { isEqual } from '../../../core/plain-data.ts';
import { revoltingBehaviour as game } from '../rules/game.ts';
import { balancedOptions } from '../rules/scenario.ts';
import type { RevoltingBehaviour, Setup } from '../rules/types.ts';
import { attemptSearch, type End, type Rating } from './attempt-search.ts';
import { numbersOf, type Position, SHAPE } from './position-numbers.ts';
import { positionWeights } from './position-weights.ts';
import { effortOf } from './strength.ts';
import { search } from './tree-search.ts';

/**
 * A bot that searches each attempt to its end, like the strategist, and rates the position after the attempt with a
 * network. The network was trained for matches of two players with the balanced options. In other matches the bot uses
 * tree search.
 */
export const searchBot: Bot<RevoltingBehaviour> = (view, choices, rng, budget) =>
  (isLearnt(view.setup) ? learnt : trees)(view, choices, rng, budget);

const network = /* @__PURE__ */ packedNetwork(SHAPE, positionWeights);
const learnt = /* @__PURE__ */ attemptSearch((view) => ratingBy(network(), view));
const trees = /* @__PURE__ */ mctsBot(game, search);

function isLearnt({ players, scenario }: Setup): boolean {
  return players.length === 2 && isEqual(scenario, balancedOptions.scenario);
}

/** Rates positions of a match of two players with a network. */
export function ratingBy(net: Network, { setup, table, viewer }: View<RevoltingBehaviour>): Rating {
  const opponent = table.holdings[1 - setup.players.indexOf(viewer)]!;
  const other = { points: opponent.points, effort: effortOf(opponent.cause, setup) };
  const isNewTurn = table.order.length === 1;
  const rate = ({ points, effort, target }: End): number => {
    const left = target?.points ?? other.points;
    const position: Position = {
      own: { points, effort },
      other: { points: left, effort: other.effort },
      next: isNewTurn ? Math.sign(points - left) : -1,
      isLast: !isNewTurn,
      turn: table.turn + Number(isNewTurn),
    };
    return net.valueOf(numbersOf(position, setup));
  };
  return { end: rate, pass: rate };
}

/** Returns the position before the next action from the point of view of a seat. */
export function positionOf(
  { setup, table }: Pick<View<RevoltingBehaviour>, 'setup' | 'table'>,
  seat: number,
): Position {
  const [own, other] = [seat, 1 - seat].map((each) => {
    const { points, cause } = table.holdings[each]!;
    return { points, effort: effortOf(cause, setup) };
  }) as [Position['own'], Position['other']];
  return {
    own,
    other,
    next: table.order[0] === seat ? 1 : -1,
    isLast: table.order.length === 1,
    turn: table.turn,
  };
}
