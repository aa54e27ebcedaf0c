import { type Bot, roundsOf } from '../../../bots/bot.ts';
import type { Network } from '../../../bots/learnt.ts';
import { packedNetwork } from '../../../bots/packed-network.ts';
import { rolloutBot } from '../../../bots/rollout.ts';
import type { View } from '../../../core/game.ts';
import { itemAt } from '../../../core/lookups.ts';
import { isEqual } from '../../../core/plain-data.ts';
import type { Rng } from '../../../core/random.ts';
import { upAgainstTheWall as game } from '../rules/game.ts';
import type { ByTrack } from '../rules/scenario-shape.ts';
import { balancedOptions } from '../rules/scenario.ts';
import type { Uaw } from '../rules/types.ts';
import { bestDeployment, outlookOf } from './deployment.ts';
import { DeploymentNumbers, SHAPE } from './deployment-numbers.ts';
import { deploymentWeights } from './deployment-weights.ts';
import { worthOfGambit } from './gambit.ts';
import type { Outlook } from './outlook.ts';
import { deployAll } from './planner.ts';
import { strategist } from './strategist.ts';

/**
 * The bot changes the strategist's deployment only if the network rates the new deployment higher by more than this
 * number. For the administration, many small gains are errors of the network.
 */
const MARGIN = { radicals: 0, administration: 0.03 } as const;

/**
 * A bot that improves the strategist's first plan for a deployment. In each iteration, the bot moves some pieces of the
 * deployment to another track, and keeps the change if a network rates the new deployment higher. The bot plays all
 * other actions like the strategist.
 *
 * The network was trained for the balanced options. With other options the bot is a {@link rolloutBot}.
 */
export const searchBot: Bot<Uaw> = (view, choices, rng, budget) => {
  if (!isLearnt(view)) return rollouts(view, choices, rng, budget);
  const { phase } = view.table;
  if (phase.kind !== 'deploy' || phase.from > 0 || phase.left === 0) return strategist(view, choices, rng, budget);
  const first = choices.at(0);
  const { player } = first;
  const outlook = outlookOf(view, player);
  const { piles, worth } = bestDeployment(outlook, phase.left);
  if (first.type === 'call-gambit' && worthOfGambit(outlook, phase.left) > worth) return first;
  const settings = { outlook, network: learnt(), rng, isMore: roundsOf(budget), margin: MARGIN[player] };
  return deployAll(view, player, improved(piles, settings));
};

const rollouts = /* @__PURE__ */ rolloutBot(game, strategist, { candidates: 8 });

/** Returns true if the network was trained for such a match. */
function isLearnt({ setup: { scenario, unopposed, wipeOut, pieces } }: View<Uaw>): boolean {
  return pieces === 'stay' && wipeOut === 'support' && isEqual({ scenario, unopposed }, balancedOptions);
}

const learnt = /* @__PURE__ */ packedNetwork(SHAPE, deploymentWeights);

/**
 * Changes a deployment at random until `isMore` returns false, and keeps each change that raises its value. Returns the
 * given deployment if the value did not rise by more than `margin`.
 */
export function improved(
  piles: ByTrack,
  {
    outlook,
    network,
    rng,
    isMore,
    margin = 0,
  }: {
    readonly outlook: Outlook;
    readonly network: Network;
    readonly rng: Rng;
    readonly isMore: () => boolean;
    readonly margin?: number;
  },
): ByTrack {
  const position = new DeploymentNumbers(outlook, piles);
  const usual = network.valueOf(position.numbers);
  let [best, most] = [piles, usual];
  do {
    const { changed, tracks } = shifted(best, rng);
    for (const track of tracks) position.place(track, itemAt(changed, track));
    const value = network.valueOf(position.numbers);
    if (value > most) [best, most] = [changed, value];
    else for (const track of tracks) position.place(track, itemAt(best, track));
  } while (isMore());
  return most > usual + margin ? best : piles;
}

/** Moves a random number of pieces from a random track to another, and returns the new piles and the two tracks. */
export function shifted(piles: ByTrack, rng: Rng): { readonly changed: ByTrack; readonly tracks: readonly number[] } {
  const filled = [...piles.keys()].filter((track) => piles[track]! > 0);
  const source = itemAt(filled, rng.int(filled.length));
  const target = (source + 1 + rng.int(piles.length - 1)) % piles.length;
  const count = 1 + rng.int(piles[source]!);
  const changed = piles.map((pile, track) =>
    track === source ? pile - count : track === target ? pile + count : pile,
  );
  return { changed, tracks: [source, target] };
}
