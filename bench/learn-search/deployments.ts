import { roundsOf } from '../../src/bots/bot.ts';
import type { Network } from '../../src/bots/learnt.ts';
import type { Position } from '../../src/core/game.ts';
import { payoff } from '../../src/core/outcome.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { bestDeployment, outlookOf } from '../../src/games/up-against-the-wall/bots/deployment.ts';
import { DeploymentNumbers, SHAPE } from '../../src/games/up-against-the-wall/bots/deployment-numbers.ts';
import { deployAll } from '../../src/games/up-against-the-wall/bots/planner.ts';
import { plans } from '../../src/games/up-against-the-wall/bots/plans.ts';
import { improved, shifted } from '../../src/games/up-against-the-wall/bots/search-bot.ts';
import { strategist } from '../../src/games/up-against-the-wall/bots/strategist.ts';
import { supportPoints } from '../../src/games/up-against-the-wall/rules/board.ts';
import { upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/game.ts';
import { balancedOptions } from '../../src/games/up-against-the-wall/rules/scenario.ts';
import { type Side, SIDES, wayOf } from '../../src/games/up-against-the-wall/rules/sides.ts';
import type { Action, Uaw } from '../../src/games/up-against-the-wall/rules/types.ts';
import { actionOf, type Course, type Example } from './course.ts';

/** The number of iterations of `search` for a deployment in the training; fewer than in play, to save time. */
const ITERATIONS = 200;
/**
 * The possible values for the probability, in percent, that a deployment of a side is changed at random. Each side of a
 * match gets one of these values.
 */
const NOISES = [0, 15, 30, 60];
/** A random change of a deployment consists of at most this many moves of pieces from one track to another. */
const SHIFTS_MAX = 4;
/** The number of points at which the logistic function of a lead is 0.73. */
const LEAD = 4;

/** Learns to rate deployments of *Up Against the Wall*. */
export const deployments: Course = {
  shape: SHAPE,
  rounds: 3,
  matches: 4000,
  uses: 4,
  file: 'src/games/up-against-the-wall/bots/deployment-weights.ts',
  name: 'deploymentWeights',
  play,
};

/**
 * Plays a match, and returns an example for each deployment. In one match of five, the radicals are `wiper`, and the
 * network learns only from the deployments of the administration.
 */
function play(seed: string, network: Network | undefined, rng: Rng): readonly Example[] {
  const fork = game.fork(game.setup({ ...balancedOptions, seed }), { dice: createRng(seed) });
  const bots = { radicals: rng.int(5) === 0 ? plans['wiper']! : strategist, administration: strategist };
  const habitOf = () => ({
    network: rng.int(5) < 3 ? network : undefined,
    noise: NOISES[rng.int(NOISES.length)]!,
  });
  const habits = { radicals: habitOf(), administration: habitOf() };
  const seen: Record<Side, Float32Array[]> = { radicals: [], administration: [] };
  let turn = fork.turn();
  for (; turn.kind === 'decision'; turn = fork.turn()) {
    const [side] = turn.players as [Side];
    const view = fork.view(side);
    const { phase } = view.table;
    const { network: net, noise } = habits[side];
    let action: Action = actionOf(bots[side], fork, side, rng);
    if (bots[side] === strategist && action.type === 'deploy-all' && phase.kind === 'deploy') {
      const outlook = outlookOf(view, side);
      let { piles } = bestDeployment(outlook, phase.left);
      if (net !== undefined)
        piles = improved(piles, { outlook, network: net, rng, isMore: roundsOf({ iterations: ITERATIONS }) });
      if (rng.int(100) < noise)
        for (let shifts = 1 + rng.int(SHIFTS_MAX); shifts > 0; shifts--) piles = shifted(piles, rng).changed;
      seen[side].push(new DeploymentNumbers(outlook, piles).numbers);
      action = deployAll(view, side, piles);
    }
    fork.apply(action);
  }
  if (turn.kind !== 'over') throw new Error('The match is not over.');
  const { outcome } = turn;
  return SIDES.flatMap((side) => {
    const target = (payoff(outcome, side) + shareOf(fork.state, outcome, side)) / 2;
    return seen[side].map((numbers, index, all) => ({ seen: numbers, next: all[index + 1], target }));
  });
}

/** Returns the payoff of a side, or the logistic function of its lead if points decided the match. */
function shareOf(position: Position<Uaw>, outcome: Uaw['outcome'], side: Side): number {
  if (outcome.reason !== 'points') return payoff(outcome, side);
  const { radicals, administration } = supportPoints(position);
  return 1 / (1 + Math.exp(((radicals - administration) * wayOf(side)) / -LEAD));
}
