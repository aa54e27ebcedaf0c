import type { Network } from '../../src/bots/learnt.ts';
import type { View } from '../../src/core/game.ts';
import { payoff } from '../../src/core/outcome.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { attemptSearch } from '../../src/games/revolting-behaviour/bots/attempt-search.ts';
import { meansOf, numbersOf, type Position, SHAPE } from '../../src/games/revolting-behaviour/bots/position-numbers.ts';
import { ratingBy } from '../../src/games/revolting-behaviour/bots/search-bot.ts';
import { strategist } from '../../src/games/revolting-behaviour/bots/strategist.ts';
import { revoltingBehaviour as game } from '../../src/games/revolting-behaviour/rules/game.ts';
import { balancedOptions } from '../../src/games/revolting-behaviour/rules/scenario.ts';
import type { RevoltingBehaviour } from '../../src/games/revolting-behaviour/rules/types.ts';
import { actionOf, type Course, type Example } from './course.ts';

/**
 * The possible values for the probability, in percent, that an action of a player is random. Each player of a match
 * gets one of these values.
 */
const NOISES = [0, 5, 15];
const PLAYERS = ['ada', 'ben'];

/** Learns to rate positions of *Revolting Behaviour!* with two players. */
export const attempts: Course = {
  shape: SHAPE,
  rounds: 7,
  matches: 1000,
  uses: 3,
  file: 'src/games/revolting-behaviour/bots/position-weights.ts',
  name: 'positionWeights',
  play,
};

/** Plays a match, and returns an example for each player and each action. */
function play(seed: string, network: Network | undefined, rng: Rng): readonly Example[] {
  const fork = game.fork(game.setup({ ...balancedOptions, players: PLAYERS, seed }), { dice: createRng(seed) });
  const search = network === undefined ? strategist : attemptSearch((view) => ratingBy(network, view));
  const habits = PLAYERS.map(() => ({
    bot: rng.int(5) < 3 ? search : strategist,
    noise: NOISES[rng.int(NOISES.length)]!,
  }));
  const seen: { readonly player: string; readonly numbers: Float32Array }[] = [];
  let turn = fork.turn();
  for (; turn.kind === 'decision'; turn = fork.turn()) {
    const [player] = turn.players as [string];
    const view = fork.view(player);
    const isAct = view.table.phase.kind === 'act';
    if (isAct)
      for (const [seat, each] of PLAYERS.entries())
        seen.push({ player: each, numbers: numbersOf(positionOf(view, seat), view.setup) });
    const { bot, noise } = habits[PLAYERS.indexOf(player)]!;
    const isRandom = isAct && rng.int(100) < noise;
    if (isRandom) fork.play(rng.int(fork.size(player)), player);
    else fork.apply(actionOf(bot, fork, player, rng));
  }
  if (turn.kind !== 'over') throw new Error('The match is not over.');
  const { outcome } = turn;
  return seen.map(({ player, numbers }) => ({ seen: numbers, target: payoff(outcome, player) }));
}

/** Returns the position before the next action from the point of view of a seat. */
export function positionOf({ setup, table }: View<RevoltingBehaviour>, seat: number): Position {
  return {
    own: meansOf(table.holdings[seat]!, setup),
    other: meansOf(table.holdings[1 - seat]!, setup),
    next: table.order[0] === seat ? 1 : -1,
    isLast: table.order.length === 1,
    turn: table.turn,
  };
}
