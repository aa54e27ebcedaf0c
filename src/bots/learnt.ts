import { remembered } from '../core/cache.ts';
import type { Evaluation, GameTypes, PlayableGame } from '../core/game.ts';
import { MalformedError } from '../core/errors.ts';
import { createObserver, type Observation } from '../encoding/observation.ts';
import { type Bot, worthOf } from './bot.ts';

/**
 * A network with one hidden layer, as JSON: it estimates the payoff of a player from what they observe. `npm run bench --
 * learn` trains one.
 */
export interface NetworkJson {
  /** The version of the {@link encoding.Observation} for which it was trained. */
  readonly version: number;
  /** Number of numbers in an observation. */
  readonly inputs: number;
  /** Number of hidden units. */
  readonly hidden: number;
  /** All weights are divided by this number. */
  readonly scale: number;
  /**
   * Whole numbers: for each input the weights to the hidden units; the biases of the hidden units; their weights to the
   * output; the bias of the output. Hidden units have tanh, the output has the logistic function.
   */
  readonly weights: readonly number[];
}

/**
 * Creates an evaluation that a network has learnt, for search, greedy play and hints.
 *
 * @param game - Rules of the game.
 * @param observation - The observation of the game.
 * @param network - The network.
 * @returns An evaluation that throws {@link core.MalformedError} if the network was trained for another observation.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const { observation } = await manifest.observation!();
 * const inputs = createObserver(manifest.game, observation, manifest.game.setup()).size;
 * const network = { version: 1, inputs, hidden: 1, scale: 100, weights: Array.from({ length: inputs + 3 }, () => 0) };
 * const { setup, table } = upAgainstTheWall.setup({ seed: 1 });
 * learntEvaluation(manifest.game, observation, network)({ setup, table, player: 'radicals', own: { hand: [] } }) // => 0.5
 * ```
 */
export function learntEvaluation<G extends GameTypes>(
  game: Pick<PlayableGame<G>, 'players'>,
  observation: Observation<G>,
  network: NetworkJson,
): Evaluation<G> {
  const { version, inputs } = network;
  const valueOf = networkOf(network);
  const observerOf = remembered((setup: G['setup']) => {
    const observer = createObserver(game, observation, { setup });
    if (observer.version !== version || observer.size !== inputs)
      throw new MalformedError(
        'network',
        `It was trained for ${String(inputs)} numbers of version ${String(version)} but the observation has ${String(observer.size)} of version ${String(observer.version)}`,
      );
    return observer;
  });
  const seen = new Float32Array(inputs);
  return ({ setup, table, player, own }) => {
    observerOf(setup).observe({ setup, table, viewer: player, own }, seen);
    return valueOf(seen);
  };
}

/**
 * Creates a bot that tries each choice in one sampled state and takes the one with the best evaluation, before chance
 * decides about its effects. Use it with an evaluation that was learnt from such positions.
 *
 * @param game - Rules of the game.
 * @param evaluate - Rates a position.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = oneStepBot(upAgainstTheWall, ({ table, player }) => table.pieces[player][0]! / 20);
 * bot(seen, choices(seen), createRng(1), { iterations: 1 }).player // => 'radicals'
 * ```
 */
export function oneStepBot<G extends GameTypes>(game: PlayableGame<G>, evaluate: Evaluation<G>): Bot<G> {
  return (view, choices, rng) => {
    const { viewer } = view;
    const fork = game.fork(game.sampleState(view, rng), { dice: 'manual' });
    let [best, most] = [0, -Infinity];
    for (let number = 0; number < choices.size; number++) {
      const tried = fork.clone();
      tried.play(number, viewer);
      const value = worthOf(tried, viewer, evaluate);
      if (value > most) [best, most] = [number, value];
    }
    return choices.at(best);
  };
}

/** Returns the function of a network. */
function networkOf({ inputs, hidden, scale, weights }: NetworkJson): (input: Float32Array) => number {
  const all = Float32Array.from(weights, (weight) => weight / scale);
  const biases = all.subarray(inputs * hidden, (inputs + 1) * hidden);
  const output = all.subarray((inputs + 1) * hidden, (inputs + 2) * hidden);
  const units = new Float32Array(hidden);
  return (input) => {
    units.set(biases);
    for (let index = 0; index < inputs; index++) {
      const value = input[index]!;
      if (value === 0) continue;
      for (let unit = 0; unit < hidden; unit++) units[unit]! += value * all[index * hidden + unit]!;
    }
    let sum = all.at(-1)!;
    for (let unit = 0; unit < hidden; unit++) sum += output[unit]! * Math.tanh(units[unit]!);
    return 1 / (1 + Math.exp(-sum));
  };
}
