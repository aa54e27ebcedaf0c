import type { Bot } from '../../../bots/bot.ts';
import type { Network } from '../../../bots/learnt.ts';
import { mctsBot, type MctsSettings } from '../../../bots/mcts.ts';
import { packedNetwork } from '../../../bots/packed-network.ts';
import type { View } from '../../../core/game.ts';
import { isEqual } from '../../../core/plain-data.ts';
import { revoltingBehaviour as game } from '../rules/game.ts';
import { balancedOptions } from '../rules/scenario.ts';
import type { RevoltingBehaviour, Setup } from '../rules/types.ts';
import { attemptSearch, type End, type Rating } from './attempt-search.ts';
import { meansOf, numbersOf, type Position, SHAPE } from './position-numbers.ts';
import { positionWeights } from './position-weights.ts';
import { evaluate } from './strength.ts';

/** The settings of tree search for this game. */
export const search: MctsSettings<RevoltingBehaviour> = { exploration: 0.2, cutoff: { actions: 0, evaluate } };

/**
 * A bot that, like the strategist, searches each attempt to its end. A network rates the position after the attempt.
 * The network was trained for matches of two players with the balanced options. In other matches the bot uses tree
 * search.
 */
export const searchBot: Bot<RevoltingBehaviour> = (view, choices, rng, budget) =>
  (isLearnt(view.setup) ? learnt : trees)(view, choices, rng, budget);

const network = /* @__PURE__ */ packedNetwork(SHAPE, positionWeights);
const learnt = /* @__PURE__ */ attemptSearch((view) => ratingBy(network(), view));
const trees = /* @__PURE__ */ mctsBot(game, search);

function isLearnt({ players, jokers, causeSize, truce, scenario }: Setup): boolean {
  return players.length === 2 && isEqual({ jokers, causeSize, truce, scenario }, balancedOptions);
}

/** Returns a function that rates positions of a two-player match with a network. */
export function ratingBy(net: Network, { setup, table, viewer }: View<RevoltingBehaviour>): Rating {
  const opponent = meansOf(table.holdings[1 - setup.players.indexOf(viewer)]!, setup);
  const isNewTurn = table.order.length === 1;
  const turn = table.turn + Number(isNewTurn);
  const rate = ({ points, effort, target }: End): number => {
    const own = { points, effort };
    const other = { points: target?.points ?? opponent.points, effort: opponent.effort };
    const valueIf = (next: Position['next']): number =>
      net.valueOf(numbersOf({ own, other, next, isLast: !isNewTurn, turn }, setup));
    if (!isNewTurn || points < other.points) return valueIf(-1);
    // Chance decides who acts next if the points are equal.
    return points > other.points ? valueIf(1) : (valueIf(1) + valueIf(-1)) / 2;
  };
  return { end: rate, pass: rate };
}
