import { roundsOf } from '../../src/bots/bot.ts';
import type { Network } from '../../src/bots/learnt.ts';
import { payoff } from '../../src/core/outcome.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { bestDeployment, outlookOf } from '../../src/games/up-against-the-wall/bots/deployment.ts';
import { DeploymentNumbers, SHAPE } from '../../src/games/up-against-the-wall/bots/deployment-numbers.ts';
import { deployAll, improved, shifted } from '../../src/games/up-against-the-wall/bots/search-bot.ts';
import { strategist } from '../../src/games/up-against-the-wall/bots/strategist.ts';
import { upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/game.ts';
import { balancedOptions, defaultScenario } from '../../src/games/up-against-the-wall/rules/scenario.ts';
import type { ByTrack } from '../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { type Side, SIDES } from '../../src/games/up-against-the-wall/rules/sides.ts';
import type { Action } from '../../src/games/up-against-the-wall/rules/types.ts';
import type { Course, Example } from './course.ts';

/**
 * The options of the matches. We chose the pieces of `balancedOptions` after the training. A network that was trained
 * with those pieces won 52 % of 400 matches against the strategist, and the present network wins 59 %.
 */
const OPTIONS = {
  ...balancedOptions,
  scenario: {
    ...balancedOptions.scenario,
    plot: {
      radicals: [10, 10, 9, 8, 7, 6, 5, 5, 4, 3, 2, 1],
      administration: defaultScenario.plot.administration,
    },
  },
};
/** The number of iterations of `search` for a deployment. */
const ITERATIONS = 300;
/**
 * The possible values for the probability, in percent, that a deployment of a side is changed at random. Each side of a
 * match gets one of these values. The last value is used only in the first round.
 */
const NOISES = [0, 10, 25, 50];

/** Learns to rate deployments of *Up Against the Wall*. */
export const deployments: Course = {
  shape: SHAPE,
  rounds: 6,
  uses: 8,
  file: 'src/games/up-against-the-wall/bots/deployment-weights.ts',
  name: 'deploymentWeights',
  play,
};

/** Plays a match, and returns an example for each deployment. */
function play(seed: string, network: Network | undefined, rng: Rng): readonly Example[] {
  const fork = game.fork(game.setup({ ...OPTIONS, seed }), { dice: createRng(seed) });
  const [radicals, administration] = SIDES.map(() => ({
    network: rng.int(5) < 3 ? network : undefined,
    noise: NOISES[rng.int(network === undefined ? 4 : 3)]!,
  }));
  const habits = { radicals: radicals!, administration: administration! };
  const seen: { readonly side: Side; readonly numbers: Float32Array }[] = [];
  let turn = fork.turn();
  for (; turn.kind === 'decision'; turn = fork.turn()) {
    const [side] = turn.players as [Side];
    const view = fork.view(side);
    const { phase } = view.table;
    const { network: net, noise } = habits[side];
    let action: Action = strategist(view, game.choices(view), rng, { iterations: 1 });
    if (action.type === 'deploy' && phase.kind === 'deploy') {
      const outlook = outlookOf(view, side);
      let { piles }: { piles: ByTrack } = bestDeployment(outlook, phase);
      if (net !== undefined)
        piles = improved(piles, { outlook, network: net, rng, isMore: roundsOf({ iterations: ITERATIONS }) });
      if (rng.int(100) < noise)
        for (let shifts = 1 + rng.int(3); shifts > 0; shifts--) piles = shifted(piles, rng).changed;
      seen.push({ side, numbers: new DeploymentNumbers(outlook, piles).numbers });
      action = deployAll(outlook, piles);
    }
    fork.apply(action);
  }
  if (turn.kind !== 'over') throw new Error('The match is not over.');
  const { outcome } = turn;
  return seen.map(({ side, numbers }) => ({ seen: numbers, target: payoff(outcome, side) }));
}
