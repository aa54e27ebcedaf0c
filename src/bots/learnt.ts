import { remembered } from '../core/cache.ts';
import { MalformedError } from '../core/errors.ts';
import type { Evaluation, GameTypes, PlayableGame } from '../core/game.ts';
import { createObserver, type Observation, type Observer } from '../encoding/observation.ts';
import type { Bot } from './bot.ts';
import { bestChoice, worthOfChoices } from './one-ply.ts';

/**
 * A network as JSON. The network estimates the payoff of a player from their observation. `npm run bench -- learn`
 * trains such a network.
 *
 * The network has two hidden layers of rectified linear units. The first layer is computed separately for each row of
 * an observation; a row is, for example, a track of a board. The inputs of the first layer are the numbers of the row,
 * the numbers that belong to no row, the signs of all these numbers, and the index of the row. For each unit of the
 * first layer, the second layer receives the sum of the unit's outputs over all rows. The value of the position is the
 * logistic function of the first output.
 */
export interface NetworkJson {
  /** The version of the {@link encoding.Observation} for which the network was trained. */
  readonly version: number;
  /** The length of an observation: how many numbers it has. */
  readonly inputs: number;
  /** The number of rows; 1 if the game has no rows. A feature with this many numbers has one number for each row. */
  readonly rows: number;
  /** The number of units in the first layer (for each row) and in the second layer. */
  readonly units: readonly [first: number, second: number];
  /** Number of outputs: the value, followed by the outputs of a {@link policyBot}. Default: 1. */
  readonly outputs?: number;
  /** All weights are divided by this number. */
  readonly scale: number;
  /**
   * The weights are whole numbers in this order:
   *
   * 1. The weights of the first layer, in three parts. For each feature that has one number per row, the first part
   *    contains the weights of this number and then the weights of the number's sign. For each row, the second part
   *    contains the weights of the row's index. For each number that belongs to no row, the third part contains the
   *    weights of this number and then the weights of the number's sign.
   * 2. The biases of the first layer.
   * 3. The weights of the second layer: for each unit of the first layer, one weight for each unit of the second layer.
   * 4. The biases of the second layer.
   * 5. The weights of the outputs: for each unit of the second layer, one weight for each output.
   * 6. The biases of the outputs.
   */
  readonly weights: readonly number[];
}

/**
 * Creates an evaluation from a network. Search bots, greedy bots and hints can use this evaluation.
 *
 * @param game - Rules of the game.
 * @param observation - The observation of the game, from its manifest.
 * @param network - The network.
 * @returns An evaluation that throws {@link core.MalformedError} if the network was trained for another observation.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const { observation } = await manifest.observation!();
 * const network: NetworkJson = { version: 1, inputs: 168, rows: 11, units: [1, 1], scale: 1, weights: [] };
 * const { setup, table } = upAgainstTheWall.setup({ seed: 1 });
 * const seat = { setup, table, player: 'radicals', own: { hand: [], fresh: false, discarded: [] } } as const;
 * learntEvaluation(upAgainstTheWall, observation, network)(seat) // => 0.5
 * ```
 */
export function learntEvaluation<G extends GameTypes>(
  game: Pick<PlayableGame<G>, 'players'>,
  observation: Observation<G>,
  network: NetworkJson,
): Evaluation<G> {
  const readerOf = remembered((setup: G['setup']) => {
    const observer = createObserver(game, observation, { setup });
    return { observer, net: new Network(observer, network) };
  });
  const seen = new Float32Array(network.inputs);
  return ({ setup, table, player, own }) => {
    const { observer, net } = readerOf(setup);
    observer.observe({ setup, table, viewer: player, own }, seen);
    return net.valueOf(seen);
  };
}

/**
 * Creates a bot that tries each choice in one sampled state, and takes the choice with the best evaluation. The bot
 * compares positions at the end of the phase. To get there after a choice, the bot plays the last listed choice as long
 * as the same player decides in the same phase. If a chance event follows, the bot averages the evaluation over at most
 * six outcomes.
 *
 * @param game - Rules of the game. The last listed choice of a player must lead to the end of a phase.
 * @param evaluate - Rates a position, for example a {@link learntEvaluation}.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = learntBot(upAgainstTheWall, ({ table, player }) => table.pieces[player][0]! / 20);
 * bot(seen, choices(seen), createRng(1), { iterations: 1 }).player // => 'radicals'
 * ```
 */
export function learntBot<G extends GameTypes>(game: PlayableGame<G>, evaluate: Evaluation<G>): Bot<G> {
  return (view, choices, rng) => {
    if (choices.size === 1) return choices.at(0);
    const fork = game.fork(game.sampleState(view, rng), { dice: 'manual' });
    const numbers = Array.from({ length: choices.size }, (_, number) => number);
    return choices.at(bestChoice(numbers, worthOfChoices(fork, view.viewer, { evaluate, rng })));
  };
}

/** Describes the numbers that a network receives: an observation, or numbers that a bot computes itself. */
export interface NetworkInput extends Pick<Observer<GameTypes>, 'version' | 'size'> {
  readonly features: readonly Pick<Observer<GameTypes>['features'][number], 'shape' | 'start'>[];
}

/** For each group of weights, the index at which the group begins in a network's list of weights. */
export interface NetworkParts {
  readonly rows: number;
  readonly others: number;
  readonly firstBiases: number;
  readonly second: number;
  readonly secondBiases: number;
  readonly output: number;
}

/**
 * A network that computes the value of an observation. The values of the network's units can be read until the next
 * computation.
 */
export class Network {
  readonly rows: number;
  readonly first: number;
  readonly second: number;
  /** The outputs of the network, before the logistic function is applied. */
  readonly outputs: Float64Array;
  /** For each feature that has one number per row, the index of its first number. */
  readonly inRows: readonly number[];
  /** In an observation, the indexes of the numbers that belong to no row. */
  readonly others: readonly number[];
  readonly parts: NetworkParts;
  readonly weights: Float32Array;
  /** The values of the first layer's units, row by row, before rectification. */
  readonly firstUnits: Float32Array;
  /** For each unit of the first layer, the sum of its rectified values over all rows. */
  readonly sums: Float32Array;
  /** The values of the second layer's units, before rectification. */
  readonly secondUnits: Float32Array;
  readonly #common: Float32Array;

  /** @throws {@link core.MalformedError} if the network was trained for another observation. */
  constructor({ version, size, features }: NetworkInput, network: NetworkJson) {
    if (version !== network.version || size !== network.inputs)
      throw new MalformedError(
        'network',
        `The network needs an observation of ${String(network.inputs)} numbers (version ${String(network.version)}), but the observation has ${String(size)} numbers (version ${String(version)})`,
      );
    const { rows, scale, weights, outputs = 1 } = network;
    const [first, second] = network.units;
    const isOfRows = (shape: readonly number[]): boolean => rows > 1 && shape.length === 1 && shape[0] === rows;
    this.inRows = features.filter(({ shape }) => isOfRows(shape)).map(({ start }) => start);
    const covered = new Set(this.inRows.flatMap((start) => Array.from({ length: rows }, (_, row) => start + row)));
    this.others = Array.from({ length: size }, (_, index) => index).filter((index) => !covered.has(index));
    const toRows = 2 * this.inRows.length * first;
    const toOthers = toRows + rows * first;
    const firstBiases = toOthers + 2 * this.others.length * first;
    const toSecond = firstBiases + first;
    const secondBiases = toSecond + first * second;
    const output = secondBiases + second;
    [this.rows, this.first, this.second] = [rows, first, second];
    this.parts = { rows: toRows, others: toOthers, firstBiases, second: toSecond, secondBiases, output };
    this.weights = new Float32Array(output + (second + 1) * outputs);
    this.weights.set(weights.map((weight) => weight / scale));
    this.outputs = new Float64Array(outputs);
    this.firstUnits = new Float32Array(rows * first);
    this.sums = new Float32Array(first);
    this.secondUnits = new Float32Array(second);
    this.#common = new Float32Array(first);
  }

  /** Returns the value of an observation. */
  valueOf(seen: Float32Array): number {
    this.compute(seen);
    return 1 / (1 + Math.exp(-this.outputs[0]!));
  }

  /** Computes the values of all units and all outputs for an observation. */
  compute(seen: Float32Array): void {
    this.#computeFirst(seen);
    const { weights, first, second, sums, secondUnits, outputs, parts } = this;
    secondUnits.fill(0);
    for (let from = 0; from < first; from++) {
      const value = sums[from]!;
      const at = parts.second + from * second;
      if (value > 0) for (let unit = 0; unit < second; unit++) secondUnits[unit]! += value * weights[at + unit]!;
    }
    const { length } = outputs;
    const biases = parts.output + second * length;
    for (let output = 0; output < length; output++) outputs[output] = weights[biases + output]!;
    for (let unit = 0; unit < second; unit++) {
      secondUnits[unit]! += weights[parts.secondBiases + unit]!;
      const value = secondUnits[unit]!;
      const at = parts.output + unit * length;
      if (value > 0) for (let output = 0; output < length; output++) outputs[output]! += value * weights[at + output]!;
    }
  }

  #computeFirst(seen: Float32Array): void {
    const { weights, first, rows, inRows, others, firstUnits, sums, parts } = this;
    const common = this.#common;
    common.set(weights.subarray(parts.firstBiases, parts.second));
    for (let index = 0; index < others.length; index++)
      this.#add(common, 0, seen[others[index]!]!, parts.others + 2 * index * first);
    sums.fill(0);
    for (let row = 0; row < rows; row++) {
      const start = row * first;
      for (let unit = 0; unit < first; unit++)
        firstUnits[start + unit] = common[unit]! + weights[parts.rows + start + unit]!;
      for (let index = 0; index < inRows.length; index++)
        this.#add(firstUnits, start, seen[inRows[index]! + row]!, 2 * index * first);
      for (let unit = 0; unit < first; unit++) sums[unit]! += Math.max(0, firstUnits[start + unit]!);
    }
  }

  /** Adds an input and its sign, each multiplied by its weights, to the units of the first layer. */
  #add(into: Float32Array, start: number, value: number, at: number): void {
    if (value === 0) return;
    const { weights, first } = this;
    const sign = Math.sign(value);
    for (let unit = 0; unit < first; unit++)
      into[start + unit]! += value * weights[at + unit]! + sign * weights[at + first + unit]!;
  }
}
