import { Network, type NetworkInput, type NetworkJson } from '../src/bots/learnt.ts';
import type { Rng } from '../src/core/random.ts';

/** At the start, the weights of the first layer are random numbers whose size is at most this number. */
const FIRST = 0.15;
/**
 * After each step, the average of the weights moves towards the newest weights by this fraction of the difference. In
 * the first steps, the fraction is larger.
 */
const AVERAGED = 0.0005;
/** How many positions one step of {@link Trainer.learnSome} uses. */
const BATCH = 32;

/** Trains a network step by step, with the optimizer Adam. */
export class Trainer {
  /** The network that learns. */
  readonly net: Network;
  /**
   * A network whose weights are averages over about the last 2000 steps. These weights have less random variation than
   * the newest weights.
   */
  readonly average: Network;
  readonly #rng: Rng;
  readonly #blank: NetworkJson;
  readonly #slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #ofSums: Float32Array;
  readonly #ofCommon: Float32Array;
  readonly #ofRow: Float32Array;
  #steps = 0;

  /**
   * @param blank - A network without weights. The trainer fills it with random weights.
   * @param rng - The generator of all random numbers.
   */
  constructor(input: NetworkInput, blank: NetworkJson, rng: Rng) {
    this.net = new Network(input, blank);
    this.#rng = rng;
    this.#blank = blank;
    this.average = new Network(input, blank);
    const { weights, first } = this.net;
    this.#randomize();
    this.average.weights.set(weights);
    const blankOf = (length: number): Float32Array => new Float32Array(length);
    [this.#slopes, this.#means, this.#squares] = [
      blankOf(weights.length),
      blankOf(weights.length),
      blankOf(weights.length),
    ];
    [this.#ofSums, this.#ofCommon, this.#ofRow] = [blankOf(first), blankOf(first), blankOf(first)];
  }

  /** Returns the average network, with rounded weights. */
  json(): NetworkJson {
    const { scale } = this.#blank;
    return { ...this.#blank, weights: Array.from(this.average.weights, (weight) => Math.round(weight * scale)) };
  }

  /**
   * Draws stored positions at random, and trains the network to predict their targets, with the cross-entropy as error.
   * The number of positions is rounded up to a multiple of the number of positions in one step.
   */
  learnSome(
    stored: readonly { readonly seen: Float32Array; readonly target: number }[],
    positions: number,
    rate: number,
  ): void {
    for (let learnt = 0; learnt < positions; learnt += BATCH) {
      for (let each = 0; each < BATCH; each++) {
        const { seen, target } = stored[this.#rng.int(stored.length)]!;
        this.addSlopes(seen, [(this.net.valueOf(seen) - target) / BATCH]);
      }
      this.step(rate);
    }
  }

  #randomize(): void {
    const rng = this.#rng;
    const { weights, first, second, rows, outputs, parts } = this.net;
    const randomize = (from: number, to: number, most: number): void => {
      for (let index = from; index < to; index++) weights[index] = ((rng.int(2_000_001) - 1_000_000) / 1e6) * most;
    };
    randomize(0, parts.firstBiases, FIRST);
    randomize(parts.second, parts.secondBiases, Math.sqrt(1 / first) / Math.sqrt(rows));
    randomize(parts.output, parts.output + second * outputs.length, Math.sqrt(1 / second));
  }

  /**
   * Changes the weights to reduce the error, with the optimizer Adam in its usual settings. Then sets the gradient to
   * 0.
   */
  step(rate: number): void {
    const { weights } = this.net;
    const averages = this.average.weights;
    const [slopes, means, squares] = [this.#slopes, this.#means, this.#squares];
    const length = ++this.#steps;
    const averaged = Math.max(AVERAGED, 1 / length);
    const [forMean, forSquare] = [1 - 0.9 ** length, Math.sqrt(1 - 0.999 ** length)];
    for (let index = 0; index < weights.length; index++) {
      const slope = slopes[index]!;
      slopes[index] = 0;
      means[index] = 0.9 * means[index]! + 0.1 * slope;
      squares[index] = 0.999 * squares[index]! + 0.001 * slope * slope;
      weights[index]! -= (((rate * forSquare) / forMean) * means[index]!) / (Math.sqrt(squares[index]!) + 1e-6);
      averages[index]! += averaged * (weights[index]! - averages[index]!);
    }
  }

  /**
   * Adds the gradient of the error in one position to the sum of all gradients.
   *
   * @param seen - The observation for which the network was computed last.
   * @param ofOutputs - For each output, the derivative of the error with respect to this output.
   */
  addSlopes(seen: Float32Array, ofOutputs: ArrayLike<number>): void {
    const { weights, first, second, sums, secondUnits, parts } = this.net;
    const slopes = this.#slopes;
    const { length } = ofOutputs;
    const biases = parts.output + second * length;
    for (let output = 0; output < length; output++) slopes[biases + output]! += ofOutputs[output]!;
    this.#ofSums.fill(0);
    for (let unit = 0; unit < second; unit++) {
      const value = secondUnits[unit]!;
      if (value <= 0) continue;
      let slope = 0;
      for (let output = 0, at = parts.output + unit * length; output < length; output++, at++) {
        slopes[at]! += ofOutputs[output]! * value;
        slope += ofOutputs[output]! * weights[at]!;
      }
      slopes[parts.secondBiases + unit]! += slope;
      for (let from = 0, at = parts.second + unit; from < first; from++, at += second) {
        slopes[at]! += slope * sums[from]!;
        this.#ofSums[from]! += slope * weights[at]!;
      }
    }
    this.#addSlopesOfFirst(seen);
  }

  #addSlopesOfFirst(seen: Float32Array): void {
    const { first, rows, inRows, others, firstUnits, parts } = this.net;
    const [slopes, ofSums, ofCommon, ofRow] = [this.#slopes, this.#ofSums, this.#ofCommon, this.#ofRow];
    ofCommon.fill(0);
    for (let row = 0; row < rows; row++) {
      for (let unit = 0, at = row * first; unit < first; unit++, at++) {
        const slope = firstUnits[at]! > 0 ? ofSums[unit]! : 0;
        ofRow[unit] = slope;
        ofCommon[unit]! += slope;
        slopes[parts.rows + at]! += slope;
      }
      for (const [index, start] of inRows.entries()) this.#addInput(seen[start + row]!, ofRow, 2 * index * first);
    }
    for (let unit = 0; unit < first; unit++) slopes[parts.firstBiases + unit]! += ofCommon[unit]!;
    for (const [index, at] of others.entries()) this.#addInput(seen[at]!, ofCommon, parts.others + 2 * index * first);
  }

  /** Adds the gradients for the two kinds of weights of one input: weights of its value, and weights of its sign. */
  #addInput(value: number, ofUnits: Float32Array, at: number): void {
    if (value === 0) return;
    const sign = Math.sign(value);
    const { first } = this.net;
    for (let unit = 0; unit < first; unit++) {
      this.#slopes[at + unit]! += value * ofUnits[unit]!;
      this.#slopes[at + first + unit]! += sign * ofUnits[unit]!;
    }
  }
}
